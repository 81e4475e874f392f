import { EDITOR_CATEGORIES } from "#runtime/editor/editor-categories.ts";
import type { SettingsSchema } from "#runtime/widget.ts";
import type { AnyEditor } from "./any-words.ts";
import { fieldFaults, isSentence } from "./check-field-words.ts";

/**
 * Holds the words of a widget for editors to its schema.
 * @param exampleCount how many examples the widget has
 * @throws if something has no words, or words that no output could use
 */
export function checkWords(
  name: string,
  { settings, editor }: { readonly settings: SettingsSchema; readonly editor: AnyEditor },
  exampleCount: number,
): void {
  const { shape } = settings;
  const faults = [
    ...widgetFaults(editor, exampleCount),
    ...groupFaults(editor),
    ...contentFaults(editor),
    ...variationFaults(editor, Object.keys(shape)),
    ...fieldFaults(shape, editor.settings),
  ];
  if (faults.length > 0) throw new Error(`widgets/${name}/editor.ts: ${faults.join("; ")}.`);
}

function widgetFaults(
  { title, about, icon, keywords, category, place }: AnyEditor,
  exampleCount: number,
): string[] {
  return [
    ...(title?.trim() ? [] : ["the widget has no title"]),
    ...(isSentence(about) ? [] : ["the widget has no sentence in `about`"]),
    ...(icon ? [] : ["the widget has no icon"]),
    ...(keywords?.length && keywords.every((word) => word && word === word.toLowerCase())
      ? []
      : ["the widget has no keywords in small letters"]),
    ...(Object.hasOwn(EDITOR_CATEGORIES, category)
      ? []
      : [`the widget's category "${category}" is none of ${Object.keys(EDITOR_CATEGORIES).join(", ")}`]),
    ...(place ? [] : ["the widget has no place"]),
    ...(place === "element" && exampleCount === 0 ? ["an element needs an example"] : []),
  ];
}

function groupFaults({ groups, settings }: AnyEditor): string[] {
  const named = Object.entries(settings).map(([name, { group }]) => [name, group ?? ""] as const);
  const used = new Set(named.map(([, group]) => group));
  return [
    ...named
      .filter(([, group]) => !groups[group]?.trim())
      .map(([name, group]) => `${name} is in the group "${group}", which has no title`),
    ...Object.keys(groups)
      .filter((group) => !used.has(group))
      .map((group) => `no setting is in the group "${group}"`),
  ];
}

const contentFaults = ({ content }: AnyEditor): string[] =>
  ["none", "inner", "printed"].includes(content) ? [] : ["the widget does not say what is inside of it"];

/** What is wrong with what editors find besides the widget itself. */
function variationFaults(
  { title: ofWidget, variations = [] }: AnyEditor,
  known: readonly string[],
): string[] {
  const names = variations.map(({ name }) => name);
  return variations.flatMap(({ name, title, about, initial }, index) => [
    ...(/^[a-z][a-z-]*$/.test(name) && name !== "new" && names.indexOf(name) === index
      ? []
      : [`the variation "${name}" needs a name of its own in small letters`]),
    ...(title?.trim() && title !== ofWidget ? [] : [`the variation "${name}" has no title of its own`]),
    ...(isSentence(about) ? [] : [`the variation "${name}" has no sentence in \`about\``]),
    ...Object.keys(initial)
      .filter((setting) => !known.includes(setting))
      .map((setting) => `the variation "${name}" has ${setting}, which is no setting`),
  ]);
}
