/** Set by the build from package.json. */
declare const __ISLET_VERSION__: string;

/** Written by the build: where every chunk lies. Numbers name files that several chunks share. */
declare module "islet:table" {
  type Shared = readonly number[];
  const table: {
    /** Folder below `chunks/` that holds every chunk but React's. */
    readonly folder: string;
    /** React's chunk below `chunks/`. */
    readonly react: string;
    /** What each part of the runtime needs besides itself. */
    readonly parts: Readonly<Record<"core" | "islands" | "sentences", Shared>>;
    /** Name, default words, what it needs besides the parts, 1 for an island, 1 with a stylesheet. */
    readonly widgets: readonly (readonly [string, string, Shared, number, number])[];
  };
  export default table;
}
