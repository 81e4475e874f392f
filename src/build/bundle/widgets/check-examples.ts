import type * as z from "zod/mini";
import { checkSettings } from "#runtime/check-settings.ts";
import { baseOf, infoOf, itemOf, shapeOf } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import type { SettingsSchema } from "#runtime/widget.ts";

type Schema = z.core.$ZodType;

/** Settings that show one look or branch of a widget. */
export interface Example {
  /** What is seen or done, in a few words. */
  readonly title: string;
  /** As the CMS prints them: keys in snake_case. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** HTML inside of rows, by their numbers from 0, for what their texts cannot say. Only the first example has some. */
  readonly inner?: Readonly<Record<string, string>>;
}

/**
 * Holds the examples of a widget to its schema.
 * @throws if one is refused, or if no example sets a field, or one of the values of a choice: nothing that runs over the
 * examples would reach it
 */
export function checkExamples(name: string, schema: SettingsSchema, examples: readonly Example[]): void {
  const faults = examples.flatMap(({ title, settings }) =>
    checkSettings(schema, settings).issues.map(
      ({ path, expected }) => `“${title}”: ${path} must be ${expected}`,
    ),
  );
  const values = examples.map(({ settings }) => settings);
  const missing = unset(schema, values, []).map((path) => `no example sets ${path}`);
  const all = [...faults, ...missing];
  if (all.length > 0) throw new Error(`widgets/${name}/examples.json: ${all.join("; ")}.`);
}

/** The fields that none of these values sets, and the choices that none takes. */
function unset(schema: Schema, values: readonly unknown[], path: readonly string[]): string[] {
  const shape = shapeOf(schema);
  const item = itemOf(schema);
  if (shape)
    return Object.entries(shape).flatMap(([key, field]) => {
      const name = snakeCase(key);
      const inside = values.flatMap((value) => {
        const given: unknown = Reflect.get(Object(value) as object, name);
        return given === undefined ? [] : [given];
      });
      return unset(field, inside, [...path, name]);
    });
  if (values.length === 0) return [path.join(".")];
  if (item && isGroup(item)) return unset(item, values.flat(), path);
  const choices = choicesOf(baseOf(schema) ?? schema);
  return choices
    .filter((choice) => !values.includes(choice))
    .map((choice) => `${path.join(".")} to "${choice}"`);
}

const isGroup = (schema: Schema) => shapeOf(schema) !== undefined;

const choicesOf = (schema: Schema): readonly string[] => {
  const [kind, choices] = infoOf(schema)?.kind ?? [];
  return kind === "choice" ? choices : [];
};
