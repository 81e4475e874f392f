/** Deeper than any shop's field, and as many values as PHP takes of one request: an object may hold itself. */
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;
/** Names that would change objects instead of fields. */
const UNSAFE = new Set(["__proto__", "constructor", "prototype"]);

const isScalar = (value: unknown): value is string | number | boolean =>
  /^(?:string|number|boolean)$/.test(typeof value);

/** Lists, and what a script wrote down between braces: no collection, no instance that a plugin keeps on a button. */
const isGroup = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === "object" &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null));

/** Data as a form would send it, values inside others as PHP reads them: `addons[gift]`, `addons[list][]`. */
export function formFieldsOf(data: Readonly<Record<string, unknown>>): URLSearchParams {
  const fields = new URLSearchParams();
  let left = MAX_VALUES;

  function put(name: string, value: unknown, depth: number) {
    if (left-- <= 0) return;
    if (isGroup(value)) putAll(name, value, depth);
    else if (value == null || isScalar(value)) fields.append(name, String(value ?? ""));
  }

  function putAll(name: string, group: object, depth: number) {
    if (depth === MAX_DEPTH) return;
    for (const [key, value] of Object.entries(group)) {
      const inner = Array.isArray(group) && (value == null || isScalar(value)) ? "" : key;
      if (!UNSAFE.has(key)) put(`${name}[${inner}]`, value, depth + 1);
    }
  }

  for (const [name, value] of Object.entries(data))
    if (value !== undefined && value !== null && !UNSAFE.has(name)) put(name, value, 0);
  return fields;
}
