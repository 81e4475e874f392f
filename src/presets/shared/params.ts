/** An object that the CMS, Elementor or the shop puts on `window`. WordPress prints its top-level values as strings. */
export type Params = Readonly<Record<string, unknown>>;

/** `window` also holds elements under their ids: only plain objects count. */
const isPlain = (value: unknown): value is Params =>
  Object.prototype.toString.call(value) === "[object Object]";

/** The object of that name; empty if there is none. */
export function paramsOf(name: string): Params {
  const value: unknown = Reflect.get(window, name);
  return isPlain(value) ? value : {};
}

/** The object at a path inside another; empty if there is none. */
export function groupOf(params: Params, ...path: readonly string[]): Params {
  let group = params;
  for (const key of path) {
    const value = Object.hasOwn(group, key) ? group[key] : undefined;
    group = isPlain(value) ? value : {};
  }
  return group;
}

/** The text under a key; undefined if it is empty or no text. */
export function textOf(params: Params, key: string): string | undefined {
  const value = Object.hasOwn(params, key) ? params[key] : undefined;
  return typeof value === "string" && value ? value : undefined;
}

/** The texts under these keys, without empty ones. */
export const textsOf = (params: Params, ...keys: readonly string[]): Record<string, string> =>
  withText(Object.fromEntries(keys.map((key) => [key, textOf(params, key)])));

/** Whether a value means true. WordPress prints true as "1"; the shop's options are "yes" or "no". */
export const isOn = (params: Params, key: string): boolean =>
  /^(?:1|yes|true)$/.test(String(Object.hasOwn(params, key) ? params[key] : ""));

/** The fields that have a text. */
export const withText = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])));
