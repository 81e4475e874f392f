import type { SettingsSchema } from "#runtime/widget.ts";
import { camel } from "#runtime/page.ts";
import { infoOf } from "#runtime/controls.ts";
import type { AnyEditor } from "./any-words.ts";
import { fieldFaults, isSentence } from "./check-field-words.ts";

type Shape = SettingsSchema["_zod"]["def"]["shape"];

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
  const { shape } = settings._zod.def;
  const faults = [
    ...widgetFaults(editor, exampleCount),
    ...groupFaults(editor),
    ...contentFaults(editor, shape),
    ...fieldFaults(shape, editor.settings),
  ];
  if (faults.length > 0) throw new Error(`widgets/${name}/editor.ts: ${faults.join("; ")}.`);
}

function widgetFaults({ title, about, icon, keywords, place }: AnyEditor, exampleCount: number): string[] {
  return [
    ...(title?.trim() ? [] : ["the widget has no title"]),
    ...(isSentence(about) ? [] : ["the widget has no sentence in `about`"]),
    ...(icon ? [] : ["the widget has no icon"]),
    ...(keywords?.length && keywords.every((word) => word && word === word.toLowerCase())
      ? []
      : ["the widget has no keywords in small letters"]),
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

const FILTERS = ["date", "iso"];

function contentFaults({ content }: AnyEditor, shape: Shape): string[] {
  if (content === "none" || content === "inner") return [];
  if (!content?.template.trim()) return ["the widget does not say what is inside of it"];
  return [...content.template.matchAll(/\{([^}|]*)\|?([^}]*)\}/g)].flatMap(
    ([place, key = "", filter = ""]) => {
      const setting = shape[camel(key)];
      if (!setting) return [`its template has ${place}, which is no setting`];
      const isMoment = infoOf(setting)?.control === "date-time";
      const isRight = isMoment ? FILTERS.includes(filter) : filter === "";
      return isRight ? [] : [`its template has ${place}, a filter that does not fit the setting`];
    },
  );
}
