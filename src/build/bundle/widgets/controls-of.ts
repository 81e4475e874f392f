import * as z from "zod/mini";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { SELECTOR_LENGTH, UNLIMITED } from "#runtime/settings/read-value.ts";
import { baseOf, formerNamesOf, infoOf, itemOf, type Shape, shapeOf } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import { type AnyFieldWords, type AnyWords } from "./any-words.ts";

type Schema = z.core.$ZodType;
type Condition = Readonly<Record<string, unknown>>;

/** A setting's condition with those of the settings that it names: an output compares values and knows no more. */
function whenOf(words: AnyFieldWords, name: string, passed: readonly string[] = []): Condition {
  if (passed.includes(name)) return {};
  const { when = {} } = words[name] ?? {};
  const inherited = Object.keys(when).map((other) => whenOf(words, other, [...passed, name]));
  return Object.assign({}, ...inherited, when) as Condition;
}

/** The same values by the names of settings as CMSes spell them. */
export const inSnakeCase = (record: Condition) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [snakeCase(name), value]));

/** What limits the values of a control. */
function limitsOf(schema: Schema, labels: Readonly<Record<string, string>>): Partial<EditorControl> {
  const { kind = [], unit } = infoOf(schema) ?? {};
  const [type, limit] = kind;
  if (type === "number") {
    const [min, max] = limit;
    return { min, ...(max !== UNLIMITED && { max }), ...(unit !== undefined && { unit }) };
  }
  if (type === "choice" || type === "choices")
    return { options: limit.map((value) => ({ value, label: labels[value] ?? value })) };
  if (type === "text") return { maxLength: limit };
  return type === "selector" ? { maxLength: SELECTOR_LENGTH } : {};
}

/** Values by what editors read of them. */
const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const labelsOf = ({ labels, item }: AnyWords) => labels ?? ((item as AnyWords | undefined)?.labels || {});

/** What a control consists of: a value, settings, or rows of either. */
function valueOf(schema: Schema, words: AnyWords): Pick<EditorControl, "control"> & Partial<EditorControl> {
  const shape = shapeOf(schema);
  const item = itemOf(schema);
  if (shape) return { control: "group", fields: controlsOf(shape, words.fields ?? {}) };
  if (!item) return { control: infoOf(schema)?.control ?? "", ...limitsOf(schema, labelsOf(words)) };
  const rows = shapeOf(item);
  if (rows) return { control: "list", fields: controlsOf(rows, (words.item ?? {}) as AnyFieldWords) };
  const itemWords = { title: "Item", ...words.item } as AnyWords;
  return { control: "list", item: controlOf("item", item, { item: itemWords }) };
}

function controlOf(name: string, schema: Schema, words: AnyFieldWords): EditorControl {
  const own = words[name] ?? {};
  const base = baseOf(schema);
  const { success, data } = z.safeParse(base ?? schema, undefined);
  const key = snakeCase(name);
  const former = formerNamesOf(schema);
  const when = inSnakeCase(whenOf(words, name));
  const isRequired = !success && !shapeOf(schema) && (!base || name === "item");
  return {
    key,
    name: own.name ?? key,
    ...(former.length > 0 && {
      formerly: former.map(({ name, until }) => ({ key: snakeCase(name), until })),
    }),
    title: own.title ?? "",
    ...(own.about !== undefined && { about: own.about }),
    ...(own.group !== undefined && { group: own.group }),
    ...(success && data !== undefined && !shapeOf(schema) && { default: data }),
    ...valueOf(base ?? schema, own),
    ...(own.step !== undefined && { step: own.step }),
    ...(Object.keys(when).length > 0 && { when }),
    ...(own.readBy && { words: own.readBy === "visitors" }),
    ...(base && { responsive: true as const }),
    ...(isRequired && { required: true as const }),
    ...(own.itemTitle !== undefined && { itemTitle: snakeCase(own.itemTitle) }),
    ...(own.pointOn !== undefined && { pointOn: snakeCase(own.pointOn) }),
    ...(own.from !== undefined && { from: own.from }),
    ...(own.row !== undefined && { row: own.row }),
    ...(own.file !== undefined && { file: own.file }),
    ...(own.suggestions && { suggestions: labelled(own.suggestions) }),
    ...(own.reprints && { reprints: true as const }),
    ...(own.advanced && { advanced: true as const }),
    ...(own.forPresets && { givenBy: "presets" as const }),
  };
}

/** The controls of all settings, of a group's or of a row's, in the order of their words, in which editors see them. */
export function controlsOf(shape: Shape, words: AnyFieldWords): EditorControl[] {
  const names = new Set([...Object.keys(words), ...Object.keys(shape)]);
  return [...names].flatMap((name) => (shape[name] ? [controlOf(name, shape[name], words)] : []));
}
