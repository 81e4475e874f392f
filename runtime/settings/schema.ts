import type * as z from "zod/mini";
import type { ValueKind } from "./read-value.ts";

// What a schema of controls.ts is made of. Only this module knows the insides of zod.

type Schema = z.core.$ZodType;

/** The fields of a group by their names in camelCase. */
export type Shape = Readonly<Record<string, Schema>>;

/** Describes a control for settings forms and the manifest. */
export interface ControlInfo {
  readonly control: string;
  /** How a value is read, with its limits; a list and a responsive control read by their parts. */
  readonly kind?: ValueKind;
  /** Of a number: `s`, `ms`, `px` or `%`. */
  readonly unit?: string;
}

interface Parts {
  readonly info: ControlInfo;
  /** Of a list. */
  readonly item?: Schema;
  /** Of a control with a value for each device mode. */
  readonly base?: Schema;
}

const known = new WeakMap<Schema, Parts>();

/** Tells what a schema stands for. */
export function describe<Described extends Schema>(schema: Described, parts: Parts): Described {
  known.set(schema, parts);
  return schema;
}

interface Insides {
  readonly innerType?: Schema;
  readonly shape?: Shape;
}
const insidesOf = (schema: Schema): Insides => schema._zod.def as Insides;

/** The control that a schema stands for, also inside a schema with a default. */
export function infoOf(schema: Schema): ControlInfo | undefined {
  const { innerType } = insidesOf(schema);
  return known.get(schema)?.info ?? (innerType && infoOf(innerType));
}

/** The fields of a group, or of settings as a whole; `undefined` for a control. */
export const shapeOf = (schema: Schema): Shape | undefined => insidesOf(schema).shape;

/** The schema of one item of a list. */
export const itemOf = (schema: Schema): Schema | undefined => known.get(schema)?.item;

/** The schema of one mode's value, if the control is responsive. */
export const baseOf = (schema: Schema): Schema | undefined => known.get(schema)?.base;

/** A name that a setting had in earlier versions, in camelCase, and the first version that does not read it. */
export interface FormerName {
  readonly name: string;
  readonly until: string;
}

const former = new WeakMap<Schema, readonly FormerName[]>();

/** The names that a setting had in earlier versions. */
export const formerNamesOf = (schema: Schema): readonly FormerName[] => former.get(schema) ?? [];

/** Lets a setting be found by a former name, too. */
export function addFormerName(schema: Schema, name: FormerName): void {
  former.set(schema, [...formerNamesOf(schema), name]);
}

/** Whether a value is a schema; the build leaves something else in place of some. */
export const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "_zod" in value;
