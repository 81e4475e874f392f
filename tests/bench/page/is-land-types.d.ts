/** The part of is-land that the benchmark uses. The package has no types. */
declare module "@11ty/is-land" {
  export const Island: { addInitType(name: string, mount: (host: HTMLElement) => Promise<void>): void };
}
