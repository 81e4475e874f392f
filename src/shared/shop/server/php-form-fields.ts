/** Deeper than any shop's field. An object may contain itself. */
const MAX_DEPTH = 8;
/** PHP's own limit for one request. */
const MAX_VALUES = 1_000;
/** Names that would change an object's prototype. */
const UNSAFE = new Set(["__proto__", "constructor", "prototype"]);

const isScalar = (value: unknown): value is string | number | boolean =>
  /^(?:string|number|boolean)$/.test(typeof value);

/** Arrays and plain objects; no collections, and no instances that a plugin keeps on a button. */
const isGroup = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === "object" &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null));

/** Data as a form sends it. Nested values are named as PHP reads them: `addons[gift]`, `addons[list][]`. */
export function formFieldsOf(data: Readonly<Record<string, unknown>>): URLSearchParams {
  const fields = new URLSearchParams();
  let valuesLeft = MAX_VALUES;

  function append(name: string, value: unknown, depth: number) {
    if (valuesLeft-- <= 0) return;
    if (isGroup(value)) appendAll(name, value, depth);
    else if (value == null || isScalar(value)) fields.append(name, String(value ?? ""));
  }

  function appendAll(name: string, group: object, depth: number) {
    if (depth === MAX_DEPTH) return;
    for (const [key, value] of Object.entries(group)) {
      const inner = Array.isArray(group) && (value == null || isScalar(value)) ? "" : key;
      if (!UNSAFE.has(key)) append(`${name}[${inner}]`, value, depth + 1);
    }
  }

  for (const [name, value] of Object.entries(data))
    if (value !== undefined && value !== null && !UNSAFE.has(name)) append(name, value, 0);
  return fields;
}
