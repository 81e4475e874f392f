/** One of the shop's objects on `window`; WordPress has turned its top-level values into texts (reference: shop 1.2). */
export type Params = Readonly<Record<string, unknown>>;

/** An element whose id is that name stands on `window`, too: only plain objects count. */
const isPlain = (value: unknown): value is Params =>
  Object.prototype.toString.call(value) === "[object Object]";

/** The object of that name, or an empty one. */
export function paramsOf(name: string): Params {
  const value: unknown = Reflect.get(window, name);
  return isPlain(value) ? value : {};
}

/** An object inside one of these objects, or an empty one. */
export function groupOf(params: Params, ...path: readonly string[]): Params {
  let group = params;
  for (const key of path) {
    const value = Object.hasOwn(group, key) ? group[key] : undefined;
    group = isPlain(value) ? value : {};
  }
  return group;
}

/** Of a text its content, or undefined where it is none or empty. */
export function textOf(params: Params, key: string): string | undefined {
  const value = Object.hasOwn(params, key) ? params[key] : undefined;
  return typeof value === "string" && value ? value : undefined;
}

/** Whether WordPress's text for a boolean means true: "1" or "yes". */
export const isOn = (params: Params, key: string): boolean =>
  /^(?:1|yes|true)$/.test(String(Object.hasOwn(params, key) ? params[key] : ""));
