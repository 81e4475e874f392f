import * as z from "zod/mini";
import { isEmpty, isRecord } from "./parse-json.ts";
import type { FieldIssue } from "./problems/problems.ts";
import { fieldsOf } from "./settings/fields-of.ts";
import type { CheckedSettings } from "./settings/limit-attribute.ts";
import { withPresentNames } from "./settings/present-names.ts";
import { type Field, type Reading, readFields } from "./settings/read-fields.ts";
import { isSchema } from "./settings/schema.ts";
import { snakeCase } from "./settings/snake-case.ts";
import type { SettingsSchema } from "./widget.ts";

/** A value that is read by its schema. */
type Checked = readonly ["schema", z.core.$ZodType];

const checkedBy = (schema: z.core.$ZodType): Checked => ["schema", schema];

/** What a setting must be, completing "must be …". */
function expectedOf(field: Field<Checked>, given: unknown): string {
  const [kind, schema] = field;
  if (kind === "group") return "settings in { }";
  if (kind === "list") return "a list";
  if (kind === "responsive") return expectedOf(schema, given);
  return z.safeParse(schema, given).error?.issues[0]?.message ?? "something else";
}

const spelled = (path: string) => path.replace(/[^.]+$/, snakeCase);

/** The schema of what a widget gets: its settings, and its parts if it has some. The build leaves `true` for the parts. */
export const withParts = (settings: SettingsSchema, parts?: SettingsSchema): SettingsSchema =>
  isSchema(parts) ? z.object({ ...settings.shape, parts }) : settings;

/** Checks settings, and the parts in them, against their schemas, and finds every wrong field. */
export function checkSettings(
  schema: SettingsSchema,
  given: unknown,
  parts?: SettingsSchema,
): CheckedSettings {
  const issues: FieldIssue[] = [];
  const reading: Reading<Checked> = {
    path: "settings",
    valueOf: ([, leaf], value) => z.safeParse(leaf, value).data,
    wrong: ({ field, given: value, path, hasDefault = false }) =>
      issues.push({
        path: value === undefined ? spelled(path) : path,
        expected: expectedOf(field, value),
        given: value,
        // A widget can run without an item, and with an empty group.
        isMended: hasDefault || field[0] === "group" || path.includes("["),
      }),
  };
  const { shape } = withParts(schema, parts);
  const fields = fieldsOf(shape, checkedBy);
  const isGroup = isRecord(given) || isEmpty(given ?? []);
  if (!isGroup) reading.wrong?.({ field: ["group", fields], given, path: "settings" });
  const present = withPresentNames(shape, isRecord(given) ? given : {}, { path: "settings", issues });
  const settings = readFields(fields, present, reading) ?? null;
  return { settings: Object.freeze(settings), issues };
}
