import * as z from "zod/mini";
import { camel } from "#runtime/page.ts";
import { baseOf, infoOf, itemOf, type Shape, shapeOf } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import { type AnyFieldWords, type AnyWords } from "./any-words.ts";
import { RESERVED_NAMES } from "./reserved-names.ts";

type Schema = z.core.$ZodType;

/** A sentence of more than a word. */
export const isSentence = (text: string | undefined) => /^\S.{9,}\.$/s.test(text ?? "");

const TEXTS: readonly (string | undefined)[] = ["text", "multiline", "rich-text"];

/** What is wrong with the words of settings, each in a few words after the path of the setting. */
export function fieldFaults(shape: Shape, words: AnyFieldWords, isForPresets = false): string[] {
  const unknown = Object.keys(words).filter((name) => !(name in shape));
  return [
    ...unknown.map((name) => `${name} is no setting`),
    ...Object.entries(shape).flatMap(([name, schema]) => {
      const own = words[name];
      if (!own?.title?.trim()) return [`${name} has no title`];
      const hidden = isForPresets || own.forPresets === true;
      const faults = [
        ...(isForPresets || isSentence(own.about) ? [] : ["has no sentence in `about`"]),
        ...(hidden ? [] : nameFaults(name, own)),
        ...valueFaults(baseOf(schema) ?? schema, own, hidden),
        ...whenFaults(shape, words, name),
        ...pointFaults(shape, schema, own),
      ];
      return faults.map((fault) => `${name}${/^[.[]/.test(fault) ? "" : " "}${fault}`);
    }),
  ];
}

/** A row is a point of a picture where both are there. */
function pointFaults(shape: Shape, schema: Schema, { pointOn }: AnyWords): string[] {
  if (pointOn === undefined) return [];
  const item = itemOf(schema);
  const row = item && shapeOf(item);
  const picture = shape[pointOn];
  return row?.["x"] && row["y"] && picture && infoOf(picture)?.control === "media"
    ? []
    : ["needs rows with x and y, and a picture beside it, for its `pointOn`"];
}

function nameFaults(name: string, { name: outputName }: AnyWords): string[] {
  const used = camel(outputName ?? name);
  if (RESERVED_NAMES.has(used)) return [`needs a \`name\`: outputs reserve ${snakeCase(used)}`];
  return /^[a-z][a-z0-9_]*$/.test(outputName ?? "a") ? [] : ["has a `name` that is not in snake_case"];
}

function valueFaults(schema: Schema, words: AnyWords, isForPresets: boolean): string[] {
  const shape = shapeOf(schema);
  const inside = (faults: readonly string[], path: string) => faults.map((fault) => path + fault);
  if (shape) return inside(fieldFaults(shape, words.fields ?? {}, isForPresets), ".");
  const item = itemOf(schema);
  return item
    ? inside(itemFaults(item, words, isForPresets), "[].")
    : controlFaults(schema, words, isForPresets);
}

function itemFaults(
  item: Schema,
  { item: words = {}, itemTitle }: AnyWords,
  isForPresets: boolean,
): string[] {
  const shape = shapeOf(item);
  if (!shape) return fieldFaults({ item }, { item: words }, isForPresets);
  const title = shape[itemTitle ?? ""];
  return [
    ...fieldFaults(shape, words as AnyFieldWords, isForPresets),
    ...(title && infoOf(title) ? [] : ["itemTitle must name a control of the row"]),
  ];
}

function controlFaults(schema: Schema, words: AnyWords, isForPresets: boolean): string[] {
  const { control, kind = [] } = infoOf(schema) ?? {};
  const values = kind[0] === "choice" || kind[0] === "choices" ? kind[1] : undefined;
  const labels = Object.entries(words.labels ?? {});
  const missing = (values ?? []).filter((value) => !isForPresets && !words.labels?.[value]?.trim());
  const extra = labels.filter(([value]) => !values?.includes(value));
  const isText = TEXTS.includes(control);
  const isNumber = kind[0] === "number";
  return [
    ...(control ? [] : ["is no control of runtime/controls.ts"]),
    ...missing.map((value) => `has no label of "${value}"`),
    ...extra.map(([value]) => `has a label of "${value}", which is no value of it`),
    ...(isText && !words.readBy && !isForPresets ? ["does not say who reads it"] : []),
    ...(!isText && words.suggestions ? ["has suggestions, and is no text"] : []),
    ...(!isText && words.readBy ? ["says who reads it, and is no text"] : []),
    ...(words.step === undefined || (isNumber && words.step > 0) ? [] : ["has a `step` that is none"]),
  ];
}

/** The values that a condition compares with. */
const comparedWith = (condition: unknown): readonly unknown[] =>
  typeof condition === "object" && condition && "not" in condition
    ? [condition.not].flat()
    : [condition].flat();

/** Kinds of values that nothing can be compared with. */
const LISTS: readonly string[] = ["choices", "selectors", "moment"];

const isCompared = (schema: Schema | undefined, value: unknown) => {
  const kind = schema && infoOf(schema)?.kind?.[0];
  if (!schema || !kind || LISTS.includes(kind)) return false;
  const parsed = z.safeParse(schema, value);
  return parsed.success && parsed.data === value;
};

function whenFaults(shape: Shape, words: AnyFieldWords, name: string): string[] {
  const { when = {} } = words[name] ?? {};
  const faults = Object.entries(when).flatMap(([other, condition]) => {
    if (!(other in shape)) return [`depends on ${other}, which is no setting beside it`];
    return comparedWith(condition)
      .filter((value) => !isCompared(shape[other], value))
      .map((value) => `depends on ${other} with the value ${JSON.stringify(value)}, which it cannot have`);
  });
  return reachedFrom(words, name).has(name) ? [...faults, "depends on itself"] : faults;
}

/** All settings that the condition of a setting leads to. */
function reachedFrom(words: AnyFieldWords, name: string, reached = new Set<string>()): ReadonlySet<string> {
  for (const other of Object.keys(words[name]?.when ?? {})) {
    if (reached.has(other)) continue;
    reached.add(other);
    reachedFrom(words, other, reached);
  }
  return reached;
}
