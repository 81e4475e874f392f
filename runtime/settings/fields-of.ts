import * as z from "zod/mini";
import type { Field, Fields } from "./read-fields.ts";
import { baseOf, describe, formerNamesOf, itemOf, type Shape, shapeOf } from "./schema.ts";

type Schema = z.core.$ZodType;

/** Says how a single value is read by its schema. */
type LeafOf<Leaf> = (schema: Schema) => Leaf;

/** No value is right under a former name: the check of settings knows the present one. */
const RENAMED = describe(z.never(), { info: { control: "renamed", kind: ["choice", []] } });

/** How the fields of a group are read, and their defaults. */
export function fieldsOf<Leaf>(shape: Shape, leafOf: LeafOf<Leaf>): Fields<Leaf> {
  const defaults: Record<string, unknown> = {};
  const fields: Record<string, Field<Leaf>> = {};
  const required: string[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    fields[name] = fieldOf(schema, leafOf);
    for (const former of formerNamesOf(schema))
      fields[former.name] = baseOf(schema) ? ["responsive", leafOf(RENAMED)] : leafOf(RENAMED);
    const initial = defaultOf(schema);
    if (initial) defaults[name] = initial.value;
    else required.push(name);
  }
  return { defaults, fields, required };
}

function fieldOf<Leaf>(schema: Schema, leafOf: LeafOf<Leaf>): Field<Leaf> {
  const shape = shapeOf(schema);
  const base = baseOf(schema);
  const item = itemOf(schema);
  if (shape) return ["group", fieldsOf(shape, leafOf)];
  if (item) return ["list", fieldOf(item, leafOf)];
  if (base) return ["responsive", fieldOf(base, leafOf)];
  return leafOf(schema);
}

/** What stands in place of a missing value; nothing for one that is required. */
function defaultOf(schema: Schema): { readonly value: unknown } | undefined {
  const shape = shapeOf(schema);
  const base = baseOf(schema);
  if (shape) {
    const { defaults, required = [] } = fieldsOf(shape, () => undefined);
    return required.length ? undefined : { value: defaults };
  }
  if (base) {
    const initial = defaultOf(base);
    return initial && { value: { desktop: initial.value } };
  }
  const { success, data } = z.safeParse(schema, undefined);
  // A widget could change a list, and all elements have the same default.
  return success ? { value: structuredClone(data) } : undefined;
}
