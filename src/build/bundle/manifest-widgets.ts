import * as z from "zod/mini";
import { baseOf, infoOf, itemOf } from "#runtime/controls.ts";
import type { Widget } from "#runtime/widget.ts";
import { builtOf } from "./built-fields.ts";
import { checkExamples, type Example } from "./check-examples.ts";
import { snakeCase } from "#runtime/snake-case.ts";

type Schema = z.core.$ZodType;
type JsonSchema = Record<string, unknown>;

function fieldSchema(schema: Schema): JsonSchema {
  const inner = baseOf(schema) ?? itemOf(schema);
  const parsed = z.safeParse(schema, undefined);
  const fallback = parsed.success && parsed.data !== undefined ? { default: parsed.data } : {};
  if (itemOf(schema) && inner) return { type: "array", items: jsonSchemaOf(inner), ...fallback };
  if (baseOf(schema) && inner) return { ...fieldSchema(inner), "x-responsive": true };
  const info = infoOf(schema);
  return { ...info?.schema, "x-control": info?.control, ...fallback };
}

/**
 * JSON Schema of a control, or of a group with all its fields. Keys are in the page builder's snake_case. `x-from-page`
 * marks what gives power: only `#islet-config` sets it.
 */
function jsonSchemaOf(
  schema: Schema,
  about: Readonly<Record<string, string>> = {},
  powers: readonly string[] = [],
): JsonSchema {
  const { shape } = schema._zod.def as { shape?: Readonly<Record<string, Schema>> };
  if (!shape) return fieldSchema(schema);
  const fields = Object.entries(shape);
  const isRequired = ([, field]: [string, Schema]) =>
    !("shape" in field._zod.def) && !baseOf(field) && !z.safeParse(field, undefined).success;
  const required = fields.filter(isRequired).map(([key]) => snakeCase(key));
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(([key, field]) => [
        snakeCase(key),
        {
          ...jsonSchemaOf(field),
          ...(about[key] && { description: about[key] }),
          ...(powers.includes(key) && { "x-from-page": true }),
        },
      ]),
    ),
    ...(required.length && { required }),
  };
}

/**
 * What comes from the widgets' own modules: JSON Schema of the settings, what the build leaves of them in the code, and
 * bus events.
 */
export const describeWidgets = (
  widgets: readonly (readonly [
    name: string,
    widget: Widget,
    about: Readonly<Record<string, string>>,
    examples?: readonly Example[],
  ])[],
) =>
  Object.fromEntries(
    widgets.map(([name, { settings, powers = [], hears = [], sends = [] }, about, examples]) => {
      if (examples) checkExamples(name, settings, examples);
      return [
        name,
        {
          settings: jsonSchemaOf(settings, about, powers),
          built: builtOf(settings),
          hears,
          sends,
          examples: examples ?? [],
        },
      ];
    }),
  );
