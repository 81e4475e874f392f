import * as z from "zod/mini";
import type { DeviceMode } from "./page.ts";
import { type Moment, valueOf, type ValueKind } from "./values.ts";

export type { Moment };

/** Describes a control for settings forms and the manifest. */
export interface ControlInfo {
  readonly control: string;
  /** JSON Schema of one value, without its default. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** How a value is read; a list and a responsive control read by their parts. */
  readonly kind?: ValueKind;
}

/** The schema of one control; a component gets a `Value`. */
export type Control<Value> = z.ZodMiniType<Value>;

const infos = new WeakMap<object, ControlInfo>();

/** The control that a schema stands for, also inside a schema with a default. */
export function infoOf(schema: z.core.$ZodType): ControlInfo | undefined {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return infos.get(schema) ?? (innerType && infoOf(innerType));
}

/** Makes a control, which refuses what is no value of its kind; `expected` completes "must be …". */
function control<Value>(info: ControlInfo & { readonly kind: ValueKind }, expected: string): Control<Value> {
  const schema = z.pipe(
    z.unknown(),
    z.transform((given, context) => {
      const value = valueOf(info.kind, given);
      if (value === undefined) context.issues.push({ code: "custom", message: expected, input: given });
      return value as Value;
    }),
  );
  infos.set(schema, info);
  return schema;
}

const withDefault = <Value>(schema: Control<Value>, value: Value | undefined): Control<Value> =>
  value === undefined ? schema : z._default(schema, value as never);

interface NumberOptions {
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
}

function numeric(name: string, unit: string, { min = 0, max = 1e9, default: value }: NumberOptions) {
  const expected = `a number from ${min} to ${max}${unit && ` ${unit}`}`;
  const schema = { type: "number", minimum: min, maximum: max, ...(unit && { unit }) };
  return withDefault(
    control<number>({ control: name, schema, kind: ["number", [min, max]] }, expected),
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

/** A switch: the builder prints `"yes"` and `""`. */
export const toggle = (value = false) =>
  withDefault(
    control<boolean>(
      { control: "toggle", schema: { type: "boolean" }, kind: ["toggle"] },
      'true or false ("yes" or "")',
    ),
    value,
  );

const textual = (name: string, value: string | undefined, maxLength: number) =>
  withDefault(
    control<string>(
      { control: name, schema: { type: "string", maxLength }, kind: ["text", maxLength] },
      `text of at most ${maxLength} characters`,
    ),
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
  withDefault(
    control<string>(
      { control: name, schema: { type: "string", format: "uri-reference" }, kind: ["url"] },
      "an address",
    ),
    value,
  );

/** An address; the code that uses it checks whether it may be visited. The builder prints `{url}`. */
export const url = (value?: string) => address("url", value);
/** The address of a picture or of another file; the CMS prints `{id, url}`. */
export const media = (value?: string) => address("media", value);

const SELECTOR = { type: "string", maxLength: 512 };

/** A CSS selector, at most 512 characters; the code that uses it checks whether it parses. */
export const selector = (value?: string) =>
  withDefault(
    control<string>({ control: "selector", schema: SELECTOR, kind: ["selector"] }, "a CSS selector"),
    value,
  );

/** A list of CSS selectors; a single one needs no brackets. */
export const selectors = () =>
  withDefault(
    control<readonly string[]>(
      { control: "selectors", schema: { type: "array", items: SELECTOR }, kind: ["selectors"] },
      "a list of CSS selectors",
    ),
    [],
  );

/** One of a fixed set. */
export function choice<const Value extends string>(
  values: readonly Value[],
  value?: NoInfer<Value>,
): Control<Value> {
  const schema = { type: "string", enum: values };
  const expected = `one of ${values.map((known) => `"${known}"`).join(", ")}`;
  return withDefault(
    control<Value>({ control: "choice", schema, kind: ["choice", values] }, expected),
    value,
  );
}

/** A list of values of a fixed set, each once, empty by default; a single one needs no brackets. */
export function choices<const Value extends string>(
  values: readonly Value[],
  value: readonly NoInfer<Value>[] = [],
): Control<readonly Value[]> {
  const schema = { type: "array", items: { type: "string", enum: values } };
  return withDefault(
    control<readonly Value[]>(
      { control: "choices", schema, kind: ["choices", values] },
      `a list of ${values.join(", ")}`,
    ),
    value,
  );
}

/** Class names, separated by spaces. */
export const classNames = (value: readonly string[] = []) =>
  withDefault(
    control<readonly string[]>(
      { control: "class-names", schema: { type: "string" }, kind: ["classNames"] },
      "class names of letters, digits, - and _",
    ),
    value,
  );

/** A date and time: seconds since 1970, or `2026-12-31T10:00` (a space may replace the T) in the site's time zone. */
export const dateTime = () =>
  control<Moment>(
    { control: "date-time", schema: { type: ["number", "string"] }, kind: ["moment"] },
    "seconds since 1970 or a date such as 2026-12-31T10:00",
  );

/** Makes a control optional: a missing value is `undefined`. */
export const optional = <Value>(schema: Control<Value>): Control<Value | undefined> => z.optional(schema);

/** Settings inside settings; PHP prints an empty group as `[]`. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape);

const items = new WeakMap<object, z.core.$ZodType>();

/** The schema of one item of a list. */
export const itemOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined => items.get(schema);

/** A list of one kind of value; wrong items are dropped and reported. */
export function list<Value>(
  item: z.ZodMiniType<Value>,
  value: readonly NoInfer<Value>[] = [],
): Control<readonly Value[]> {
  const schema = z._default(z.unknown(), value);
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
