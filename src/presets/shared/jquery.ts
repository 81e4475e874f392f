/** The parts of jQuery that show which handlers and methods it has. */
export interface JQueryStatic {
  readonly fn?: Readonly<Record<string, unknown>>;
  readonly _data?: (element: object, name: string) => unknown;
}

/** `window` also holds elements under their ids: jQuery is a function. */
export function jQueryOf(): JQueryStatic | undefined {
  const value: unknown = Reflect.get(window, "jQuery");
  return typeof value === "function" ? (value as JQueryStatic) : undefined;
}
