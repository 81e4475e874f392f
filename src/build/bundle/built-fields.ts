import * as z from "zod/mini";
import type { BuiltField, BuiltFields } from "#runtime/built-settings.ts";
import { checkSettings } from "#runtime/check-settings.ts";
import { baseOf, infoOf, itemOf } from "#runtime/controls.ts";

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** What the build leaves of a schema in a widget's own code. */
export function builtOf({ shape }: { readonly shape: Shape }): BuiltFields {
  const settings = Object.entries(shape).map(
    ([name, schema]) =>
      [
        name,
        schema,
        checkSettings(z.object({ [name]: schema } as Record<string, z.ZodMiniType>), {}).settings,
      ] as const,
  );
  const fields = settings.flatMap(([name, schema, hasDefault]) => {
    const isSwitch = infoOf(schema)?.kind?.[0] === "toggle" && hasDefault;
    return isSwitch ? [] : [[name, fieldOf(schema)] as const];
  });
  const required = settings.flatMap(([name, , hasDefault]) => (hasDefault ? [] : name));
  return {
    defaults: Object.assign({}, ...settings.map(([, , defaults]) => defaults)) as BuiltFields["defaults"],
    ...(fields.length && { fields: Object.fromEntries(fields) }),
    ...(required.length && { required }),
  };
}

function fieldOf(schema: Schema): BuiltField {
  const { shape } = schema._zod.def as { shape?: Shape };
  const base = baseOf(schema);
  const item = itemOf(schema);
  const kind = infoOf(schema)?.kind;
  if (shape) return ["group", builtOf({ shape })];
  if (item) return ["list", fieldOf(item)];
  if (base) return ["responsive", fieldOf(base)];
  if (!kind) throw new Error("The schema of a setting is no control of runtime/controls.ts.");
  return kind;
}
