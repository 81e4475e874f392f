import * as z from "zod/mini";
import type { BuiltField, BuiltFields } from "#runtime/built-settings.ts";
import { checkSettings } from "#runtime/check-settings.ts";
import { baseOf, infoOf, itemOf } from "#runtime/controls.ts";
import { camel, DEVICE_MODES } from "#runtime/page.ts";

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
    const named = fieldsOf(name, schema);
    const isSwitch = infoOf(schema)?.kind?.[0] === "toggle" && hasDefault;
    return isSwitch ? [] : named;
  });
  const required = settings.flatMap(([name, , hasDefault]) => (hasDefault ? [] : name));
  return {
    defaults: Object.assign({}, ...settings.map(([, , defaults]) => defaults)) as BuiltFields["defaults"],
    ...(fields.length && { fields: Object.fromEntries(fields) }),
    ...(required.length && { required }),
  };
}

/** A setting; a responsive one has a further name for each device mode. */
function fieldsOf(name: string, schema: Schema): [name: string, BuiltField][] {
  const base = baseOf(schema);
  if (!base) return [[name, fieldOf(schema)]];
  const modes = DEVICE_MODES.map((mode): [string, BuiltField] => [
    name + camel(`_${mode}`),
    // The base is the desktop's value too: the check knows which of both counts.
    mode === "desktop" ? ["choice", []] : ["mode", fieldOf(base), name, mode],
  ]);
  return [[name, ["mode", fieldOf(base), name, "desktop"]], ...modes];
}

function fieldOf(schema: Schema): BuiltField {
  const { shape } = schema._zod.def as { shape?: Shape };
  const item = itemOf(schema);
  const kind = infoOf(schema)?.kind;
  if (shape) return ["group", builtOf({ shape })];
  if (item) return ["list", fieldOf(item)];
  if (!kind) throw new Error("The schema of a setting is no control of runtime/controls.ts.");
  return kind;
}
