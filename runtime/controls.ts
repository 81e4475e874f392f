import * as z from "zod/mini";
import type { DeviceMode } from "./page.ts";
import { switchOf } from "./switch.ts";

/** Describes a control for settings forms and the manifest. */
export interface ControlInfo {
  readonly control: string;
  /** JSON Schema of one value, without its default. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The schema of one control; a component gets a `Value`. */
export type Control<Value> = z.ZodMiniType<Value>;

const infos = new WeakMap<object, ControlInfo>();

/** The control that a schema stands for, also inside a schema with a default. */
export function infoOf(schema: z.core.$ZodType): ControlInfo | undefined {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return infos.get(schema) ?? (innerType && infoOf(innerType));
}

/** Makes a control; `read` takes any spelling that the CMS prints and refuses by `undefined`. `expected` completes "must be …". */
function control<Value>(
  info: ControlInfo,
  expected: string,
  read: (given: unknown) => Value | undefined,
): Control<Value> {
  const schema = z.pipe(
    z.unknown(),
    z.transform((given, context) => {
      const value = read(given);
      if (value === undefined) context.issues.push({ code: "custom", message: expected, input: given });
      return value as Value;
    }),
  );
  infos.set(schema, info);
  return schema;
}

const withDefault = <Value>(schema: Control<Value>, value: Value | undefined): Control<Value> =>
  value === undefined ? schema : z._default(schema, value as never);

/** The builder's sliders print `{unit, size}`, and numbers may be text. */
function numberOf(given: unknown): number | undefined {
  const size = typeof given === "object" && given && "size" in given ? given.size : given;
  const value = typeof size === "string" && size.trim() ? Number(size) : size;
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

interface NumberOptions {
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
}

function numeric(name: string, unit: string, { min = 0, max = 1e9, default: value }: NumberOptions) {
  const expected = `a number from ${min} to ${max}${unit && ` ${unit}`}`;
  const schema = { type: "number", minimum: min, maximum: max, ...(unit && { unit }) };
  const read = (given: unknown) => {
    const number = numberOf(given);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  };
  return withDefault(control({ control: name, schema }, expected, read), value);
}

/** A plain number. */
export const count = (options: NumberOptions = {}) => numeric("count", "", options);
/** A length of time in seconds; fractions allowed. */
export const seconds = (options: NumberOptions = {}) => numeric("seconds", "s", options);
/** A length in CSS pixels. */
export const pixels = (options: NumberOptions = {}) => numeric("pixels", "px", options);

/** A switch: the builder prints `"yes"` and `""`. */
export const toggle = (value = false) =>
  withDefault(
    control({ control: "toggle", schema: { type: "boolean" } }, 'true or false ("yes" or "")', switchOf),
    value,
  );

/** Text that visitors read, at most `maxLength` UTF-16 units. */
export const text = (value?: string, maxLength = 2_000) =>
  withDefault(
    control(
      { control: "text", schema: { type: "string", maxLength } },
      `text of at most ${maxLength} characters`,
      (given) => {
        const written = typeof given === "number" ? String(given) : given;
        return typeof written === "string" && written.length <= maxLength ? written : undefined;
      },
    ),
    value,
  );

/** An address; the code that uses it checks whether it may be visited. The builder prints `{url}`. */
export const url = (value?: string) =>
  withDefault(
    control(
      { control: "url", schema: { type: "string", format: "uri-reference" } },
      "an address",
      (given) => {
        const written = typeof given === "object" && given && "url" in given ? given.url : given;
        return typeof written === "string" && written.length <= 2_048 ? written : undefined;
      },
    ),
    value,
  );

/** A CSS selector, at most 512 characters; the code that uses it checks whether it parses. */
export const selector = (value?: string) =>
  withDefault(
    control({ control: "selector", schema: { type: "string", maxLength: 512 } }, "a CSS selector", (given) =>
      typeof given === "string" && given.length <= 512 ? given : undefined,
    ),
    value,
  );

/** A list of CSS selectors; a single one needs no brackets. */
export const selectors = () =>
  withDefault(
    control<readonly string[]>(
      { control: "selectors", schema: { type: "array", items: { type: "string", maxLength: 512 } } },
      "a list of CSS selectors",
      (given) => {
        const list: readonly unknown[] = Array.isArray(given) ? given : [given];
        const isSelector = (item: unknown): item is string => typeof item === "string" && item.length <= 512;
        return list.every(isSelector) ? list.filter(Boolean) : undefined;
      },
    ),
    [],
  );

/** One of a fixed set. */
export function choice<const Value extends string>(
  values: readonly Value[],
  value?: NoInfer<Value>,
): Control<Value> {
  const schema = { type: "string", enum: values };
  const read = (given: unknown) => values.find((known) => known === given);
  return withDefault(
    control({ control: "choice", schema }, `one of ${values.map((known) => `"${known}"`).join(", ")}`, read),
    value,
  );
}

/** A list of values of a fixed set, each once; a single one needs no brackets. */
export function choices<const Value extends string>(
  values: readonly Value[],
  value?: readonly NoInfer<Value>[],
): Control<readonly Value[]> {
  const schema = { type: "array", items: { type: "string", enum: values } };
  const read = (given: unknown) => {
    const list: unknown[] = Array.isArray(given) ? given : [given];
    return list.every((item) => values.some((known) => known === item))
      ? values.filter((known) => list.includes(known))
      : undefined;
  };
  return withDefault(control({ control: "choices", schema }, `a list of ${values.join(", ")}`, read), value);
}

/** Class names, separated by spaces. */
export const classNames = (value: readonly string[] = []) =>
  withDefault(
    control<readonly string[]>(
      { control: "class-names", schema: { type: "string" } },
      "class names of letters, digits, - and _",
      (given) => {
        const names = typeof given === "string" ? given.split(/\s+/).filter(Boolean) : [""];
        return names.every((name) => /^[A-Za-z][\w-]{0,63}$/.test(name)) ? names : undefined;
      },
    ),
    value,
  );

/** A moment: epoch seconds, or a date without a zone, read in the site's time zone. */
export type Moment = { readonly epochSeconds: number } | { readonly local: string };

const LOCAL_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?)?$/;

function momentOf(given: unknown): Moment | undefined {
  const epochSeconds = numberOf(given);
  if (epochSeconds !== undefined) return Math.abs(epochSeconds) <= 8.64e12 ? { epochSeconds } : undefined;
  const [, day, time = "00:00", zone] = (typeof given === "string" && LOCAL_DATE.exec(given)) || [];
  const milliseconds = Date.parse(`${day}T${time}${zone ?? "Z"}`);
  if (Number.isNaN(milliseconds)) return undefined;
  return zone ? { epochSeconds: milliseconds / 1000 } : { local: `${day}T${time}` };
}

/** A date and time: seconds since 1970, or `2026-12-31T10:00` (a space may replace the T) in the site's time zone. */
export const dateTime = () =>
  control<Moment>(
    { control: "date-time", schema: { type: ["number", "string"] } },
    "seconds since 1970 or a date such as 2026-12-31T10:00",
    momentOf,
  );

/** Makes a control optional: a missing value is `undefined`. */
export const optional = <Value>(schema: Control<Value>): Control<Value | undefined> => z.optional(schema);

/** Settings inside settings; PHP prints an empty group as `[]`. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape);

const items = new WeakMap<object, z.core.$ZodType>();

/** The schema of one item of a list. */
export const itemOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined => items.get(schema);

/** A list of one kind of value, empty by default; wrong items are dropped and reported. */
export function list<Value>(item: z.ZodMiniType<Value>): Control<readonly Value[]> {
  const schema = z._default(z.unknown(), []);
  infos.set(schema, { control: "list", schema: { type: "array" } });
  items.set(schema, item);
  return schema as unknown as Control<readonly Value[]>;
}

/** A value per device mode; `desktop` holds the base. */
export type Responsive<Value> = { readonly desktop: Value } & { readonly [Mode in DeviceMode]?: Value };

const bases = new WeakMap<object, Control<unknown>>();

/** The schema of one mode's value, if the control is responsive. */
export const baseOf = (schema: z.core.$ZodType): Control<unknown> | undefined => bases.get(schema);

/** A control with a value per device mode: `offset`, `offset_tablet`, `offset_mobile` … */
export function responsive<Value>(base: Control<Value>): Control<Responsive<Value>> {
  const schema = z.unknown();
  infos.set(schema, { control: "responsive", schema: {} });
  bases.set(schema, base);
  return schema as unknown as Control<Responsive<Value>>;
}
