import * as z from "zod/mini";
import type { DeviceMode } from "./page.ts";
import { type Moment, settingOf, UNLIMITED, type ValueKind } from "./settings/read-value.ts";
import { addFormerName, type ControlInfo, describe } from "./settings/schema.ts";

export type { Moment };

/** The schema of one control; a component gets a `Value`. */
export type Control<Value> = z.ZodMiniType<Value>;

/** Makes a control, which refuses what is no value of its kind; `expected` completes "must be …". */
function control<Value>(info: ControlInfo & { readonly kind: ValueKind }, expected: string): Control<Value> {
  const schema = z.pipe(
    z.unknown(),
    z.transform((given, context) => {
      const value = settingOf(info.kind, given);
      if (value === undefined) context.issues.push({ code: "custom", message: expected, input: given });
      return value as Value;
    }),
  );
  return describe(schema, { info });
}

const withDefault = <Value>(schema: Control<Value>, value: Value | undefined): Control<Value> =>
  value === undefined ? schema : z._default(schema, value as never);

interface NumberOptions {
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
}

/** A limit that nobody reaches is none to people who read of a number. */
const limits = (min: number, max: number) => {
  if (max < UNLIMITED) return ` from ${min} to ${max}`;
  return min > -UNLIMITED ? ` of at least ${min}` : "";
};

function numeric(name: string, unit: string, { min = 0, max = UNLIMITED, default: value }: NumberOptions) {
  const expected = `a number${limits(min, max)}${unit && ` ${unit}`}`;
  return withDefault(
    control<number>({ control: name, kind: ["number", [min, max]], ...(unit && { unit }) }, expected),
    value,
  );
}

/** A plain number. */
export const count = (options: NumberOptions = {}) => numeric("count", "", options);
/** A length of time in seconds; fractions allowed. */
export const seconds = (options: NumberOptions = {}) => numeric("seconds", "s", options);
/** A length of time in milliseconds. */
export const milliseconds = (options: NumberOptions = {}) => numeric("milliseconds", "ms", options);
/** A share in percent. */
export const percent = (options: NumberOptions = {}) => numeric("percent", "%", { max: 100, ...options });
/** A length in CSS pixels. */
export const pixels = (options: NumberOptions = {}) => numeric("pixels", "px", options);

/** A switch: Elementor prints `"yes"` and `""`. */
export const toggle = (value = false) =>
  withDefault(
    control<boolean>({ control: "toggle", kind: ["toggle"] }, 'true or false ("yes" or "")'),
    value,
  );

const textual = (name: string, value: string | undefined, maxLength: number) =>
  withDefault(
    control<string>({ control: name, kind: ["text", maxLength] }, `text of at most ${maxLength} characters`),
    value,
  );

/** Text, at most `maxLength` UTF-16 units. */
export const text = (value?: string, maxLength = 2_000) => textual("text", value, maxLength);
/** Text of several lines. */
export const multiline = (value?: string, maxLength = 2_000) => textual("multiline", value, maxLength);
/** HTML of an editor's own; the code that draws it sanitises it. */
export const richText = (value?: string, maxLength = 20_000) => textual("rich-text", value, maxLength);
/** A CSS colour; the code that uses it sets it as the value of a property, which ignores anything else. */
export const colour = (value?: string) => textual("colour", value, 64);

const address = (name: string, value: string | undefined) =>
  withDefault(control<string>({ control: name, kind: ["url"] }, "an address"), value);

/** An address; the code that uses it checks whether it may be visited. Elementor prints `{url}`. */
export const url = (value?: string) => address("url", value);
/** The address of a picture or of another file; the CMS prints `{id, url}`. */
export const media = (value?: string) => address("media", value);

/** A CSS selector, at most 512 characters. */
export const selector = (value?: string) =>
  withDefault(control<string>({ control: "selector", kind: ["selector"] }, "a CSS selector"), value);

/** A list of CSS selectors; a single one needs no brackets. */
export const selectors = () =>
  withDefault(
    control<readonly string[]>({ control: "selectors", kind: ["selectors"] }, "a list of CSS selectors"),
    [],
  );

/** One of a fixed set. */
export function choice<const Value extends string>(
  values: readonly Value[],
  value?: NoInfer<Value>,
): Control<Value> {
  const expected = `one of ${values.map((known) => `"${known}"`).join(", ")}`;
  return withDefault(control<Value>({ control: "choice", kind: ["choice", values] }, expected), value);
}

/** A list of values of a fixed set, each once, empty by default; a single one needs no brackets. */
export function choices<const Value extends string>(
  values: readonly Value[],
  value: readonly NoInfer<Value>[] = [],
): Control<readonly Value[]> {
  return withDefault(
    control<readonly Value[]>(
      { control: "choices", kind: ["choices", values] },
      `a list of ${values.join(", ")}`,
    ),
    value,
  );
}

/** Class names, separated by spaces. */
export const classNames = (value: readonly string[] = []) =>
  withDefault(
    control<readonly string[]>(
      { control: "class-names", kind: ["classNames"] },
      "class names of letters, digits, - and _",
    ),
    value,
  );

/** A date and time: seconds since 1970, or `2026-12-31T10:00` (a space may replace the T) in the site's time zone. */
export const dateTime = () =>
  control<Moment>(
    { control: "date-time", kind: ["moment"] },
    "seconds since 1970 or a date such as 2026-12-31T10:00",
  );

/**
 * Keeps reading a setting that was renamed by its former name, in camelCase, which the console says. `until` is the first
 * version that does not: two minor versions after the one that renamed it.
 */
export function formerly<Value>(schema: Control<Value>, name: string, until: string): Control<Value> {
  addFormerName(schema, { name, until });
  return schema;
}

/** Makes a control optional: a missing value is `undefined`. */
export const optional = <Value>(schema: Control<Value>): Control<Value | undefined> => z.optional(schema);

/** Settings inside settings; PHP prints an empty group as `[]`. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape);

/** A list of one kind of value; wrong items are dropped and reported. */
export function list<Value>(
  item: z.ZodMiniType<Value>,
  value: readonly NoInfer<Value>[] = [],
): Control<readonly Value[]> {
  const info = { control: "list" };
  return describe(z._default(z.unknown(), value), { info, item }) as unknown as Control<readonly Value[]>;
}

/** A value per device mode; `desktop` holds the base. */
export type Responsive<Value> = { readonly desktop: Value } & { readonly [Mode in DeviceMode]?: Value };

/** A control with a value per device mode: `offset`, `offset_tablet`, `offset_mobile` … */
export function responsive<Value>(base: Control<Value>): Control<Responsive<Value>> {
  const info = { control: "responsive" };
  return describe(z.unknown(), { info, base }) as unknown as Control<Responsive<Value>>;
}
