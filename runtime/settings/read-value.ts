/** A moment: epoch seconds, or a date without a zone, read in the site's time zone. */
export type Moment = { readonly epochSeconds: number } | { readonly local: string };

const ON = new Set<unknown>([true, 1, "yes", "true", "1", "on"]);
const OFF = new Set<unknown>([false, 0, "no", "false", "0", "", "off"]);

/** Reads a switch, which Elementor prints as `"yes"` and `""`; `undefined` for anything else. */
const switchOf = (given: unknown): boolean | undefined =>
  ON.has(given) || (OFF.has(given) ? false : undefined);

/** Elementor's sliders print `{unit, size}`, and numbers may be text. */
function numberOf(given: unknown): number | undefined {
  const size = typeof given === "object" && given && "size" in given ? given.size : given;
  const value = typeof size === "string" && size.trim() ? Number(size) : size;
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A limit of a number that stands for none. */
export const UNLIMITED = 1e9;

/** The longest selector, in UTF-16 units. */
export const SELECTOR_LENGTH = 512;

const textOf = (given: unknown, maxLength: number) =>
  typeof given === "string" && given.length <= maxLength ? given : undefined;

/** A single value needs no brackets. */
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given]);

const LOCAL_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** Up to the year 5138; a larger number is milliseconds. */
function momentOf(given: unknown): Moment | undefined {
  const epochSeconds = numberOf(given);
  if (epochSeconds !== undefined) return Math.abs(epochSeconds) < 1e11 ? { epochSeconds } : undefined;
  const [, day, time = "00:00", zone] = (typeof given === "string" && LOCAL_DATE.exec(given)) || [];
  const milliseconds = Date.parse(`${day}T${time}${zone ?? "Z"}`);
  if (Number.isNaN(milliseconds)) return undefined;
  return zone ? { epochSeconds: milliseconds / 1000 } : { local: `${day}T${time}` };
}

/**
 * What each kind of value makes of any spelling that the CMS prints; `undefined` for what it refuses. They know no default,
 * so settings can be read before the schemas, and zod with them, have loaded.
 */
const READERS = {
  toggle: switchOf,
  number(given: unknown, [min, max]: readonly [min: number, max: number]) {
    const number = numberOf(given);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  },
  text: (given: unknown, maxLength: number) =>
    textOf(typeof given === "number" ? String(given) : given, maxLength),
  url: (given: unknown) =>
    textOf(typeof given === "object" && given && "url" in given ? given.url : given, 2_048),
  selector: (given: unknown) => textOf(given, SELECTOR_LENGTH),
  selectors(given: unknown) {
    const list = listOf(given);
    return list.every((item) => textOf(item, SELECTOR_LENGTH) !== undefined)
      ? list.filter(Boolean)
      : undefined;
  },
  choice: (given: unknown, values: readonly string[]) => values.find((known) => known === given),
  choices(given: unknown, values: readonly string[]) {
    const list = listOf(given);
    return list.every((item) => (values as readonly unknown[]).includes(item))
      ? values.filter((known) => list.includes(known))
      : undefined;
  },
  classNames(given: unknown) {
    const names = typeof given === "string" ? given.split(/\s+/).filter(Boolean) : [""];
    return names.every((name) => /^[A-Za-z][\w-]{0,63}$/.test(name)) ? names : undefined;
  },
  moment: momentOf,
};

/** A kind of value, and what limits it. */
export type ValueKind = {
  [Kind in keyof typeof READERS]: Parameters<(typeof READERS)[Kind]> extends [unknown, infer Limit]
    ? readonly [Kind, Limit]
    : readonly [Kind];
}[keyof typeof READERS];

/** The value of this kind that something stands for; `undefined` if it is none. Selectors may be unreadable. */
export const valueOf = ([kind, limit]: ValueKind, given: unknown): unknown =>
  READERS[kind](given, limit as never);

/** The value of a setting: `valueOf` without a selector that the browser cannot read. A server reads none. */
export function settingOf(kind: ValueKind, given: unknown): unknown {
  const value = valueOf(kind, given);
  try {
    if (kind[0].startsWith("selector") && typeof document !== "undefined")
      for (const selector of listOf(value))
        if (selector) new DocumentFragment().querySelector(selector as string);
    return value;
  } catch {
    return undefined;
  }
}
