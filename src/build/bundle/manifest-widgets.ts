import * as z from "zod/mini";
import { baseOf, infoOf, itemOf } from "#runtime/controls.ts";
import type { Widget } from "#runtime/widget.ts";
import { snakeCase } from "#runtime/snake-case.ts";
import { type AnyEditor, type AnyFieldWords, type AnyWords, fieldWordsOf, shapeOf } from "./any-words.ts";
import { builtOf } from "./built-fields.ts";
import { checkExamples, type Example } from "./check-examples.ts";
import { checkWords } from "./check-words.ts";
import { settingKeywords } from "./setting-keywords.ts";

type Schema = z.core.$ZodType;
type JsonSchema = Record<string, unknown>;

function itemSchema(item: Schema, { item: words = {} }: AnyWords): JsonSchema {
  return shapeOf(item)
    ? groupSchema(item, words as AnyFieldWords)
    : { ...fieldSchema(item, words), ...settingKeywords({ item: words }, "item") };
}

function fieldSchema(schema: Schema, words: AnyWords): JsonSchema {
  if (shapeOf(schema)) return groupSchema(schema, fieldWordsOf(words));
  const base = baseOf(schema);
  const item = itemOf(schema);
  const parsed = z.safeParse(schema, undefined);
  const fallback = parsed.success && parsed.data !== undefined ? { default: parsed.data } : {};
  if (item) return { type: "array", items: itemSchema(item, words), ...fallback };
  if (base) return { ...fieldSchema(base, words), "x-responsive": true };
  const info = infoOf(schema);
  return { ...info?.schema, "x-control": info?.control, ...fallback };
}

/** The fields of a group in the order of their words, in which editors see them. */
function orderedFields(schema: Schema, words: AnyFieldWords): [name: string, field: Schema][] {
  const shape = shapeOf(schema) ?? {};
  const names = new Set([...Object.keys(words), ...Object.keys(shape)]);
  return [...names].flatMap((name) => (shape[name] ? [[name, shape[name]]] : []));
}

/**
 * JSON Schema of a group with all its fields. Keys are in the page builder's snake_case. `x-from-page` marks what gives
 * power: only `#islet-config` sets it.
 */
function groupSchema(schema: Schema, words: AnyFieldWords, powers: readonly string[] = []): JsonSchema {
  const fields = orderedFields(schema, words);
  const isRequired = ([, field]: [string, Schema]) =>
    !shapeOf(field) && !baseOf(field) && !z.safeParse(field, undefined).success;
  const required = fields.filter(isRequired).map(([key]) => snakeCase(key));
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(([key, field]) => [
        snakeCase(key),
        {
          ...fieldSchema(field, words[key] ?? {}),
          ...settingKeywords(words, key),
          ...(powers.includes(key) && { "x-from-page": true }),
        },
      ]),
    ),
    ...(required.length && { required }),
  };
}

/** What the build knows of a widget besides its code. */
interface DescribedWidget {
  readonly widget: Widget;
  readonly editor: AnyEditor;
  readonly examples: readonly Example[];
}

/**
 * What comes from the widgets' own modules: JSON Schema of the settings with the words for editors, what the build leaves
 * of the settings in the code, bus events, and what editors need of the widget as a whole.
 * @throws if the words or the examples of a widget do not fit its settings
 */
export const describeWidgets = (widgets: Readonly<Record<string, DescribedWidget>>) =>
  Object.fromEntries(
    Object.entries(widgets).map(([name, { widget, editor, examples }]) => {
      const { settings, powers = [], hears = [], sends = [] } = widget;
      checkExamples(name, settings, examples);
      checkWords(name, { settings, editor }, examples.length);
      const { settings: words, ...aboutWidget } = editor;
      return [
        name,
        {
          editor: aboutWidget,
          settings: groupSchema(settings, words, powers),
          built: builtOf(settings),
          hears,
          sends,
          examples,
        },
      ];
    }),
  );
