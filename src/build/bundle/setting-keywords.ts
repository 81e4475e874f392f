import { snakeCase } from "#runtime/snake-case.ts";
import type { AnyFieldWords, AnyWords } from "./any-words.ts";

type Condition = Readonly<Record<string, unknown>>;

/** A setting's condition with those of the settings that it names: an output compares values and knows no more. */
function whenOf(words: AnyFieldWords, name: string, passed: readonly string[] = []): Condition {
  if (passed.includes(name)) return {};
  const { when = {} } = words[name] ?? {};
  const inherited = Object.keys(when).map((other) => whenOf(words, other, [...passed, name]));
  return Object.assign({}, ...inherited, when) as Condition;
}

const inSnakeCase = (record: Condition) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [snakeCase(name), value]));

/**
 * The words of a setting as keywords of its JSON Schema.
 * @param words of all settings of its level
 * @param name in camelCase
 */
export function settingKeywords(words: AnyFieldWords, name: string): Record<string, unknown> {
  const { title, about, group, labels, step, readBy, itemTitle, parts, forPresets, ...own }: AnyWords =
    words[name] ?? {};
  const when = inSnakeCase(whenOf(words, name));
  return {
    ...(title !== undefined && { title }),
    ...(about !== undefined && { description: about }),
    ...(group !== undefined && { "x-group": group }),
    ...(labels && { "x-labels": labels }),
    ...(step !== undefined && { "x-step": step }),
    ...(readBy && { "x-words": readBy === "visitors" }),
    ...(itemTitle !== undefined && { "x-item-title": snakeCase(itemTitle) }),
    ...(own.name !== undefined && { "x-name": own.name }),
    ...((forPresets ?? parts) && { "x-for-presets": true }),
    ...(Object.keys(when).length > 0 && { "x-when": when }),
  };
}
