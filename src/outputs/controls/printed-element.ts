import { camel } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { settingOf } from "#runtime/settings/read-value.ts";
import { evaluate, type InnerPlace } from "#runtime/template/evaluate.ts";
import { momentText } from "#runtime/template/moment-text.ts";
import type { Template } from "#runtime/template/template.ts";
import type { EditorControl } from "./editor-widget.ts";
import { readableHtml } from "./readable-html.ts";

type Settings = Readonly<Record<string, unknown>>;

/** A widget that prints itself. */
export interface PrintingWidget {
  readonly name: string;
  readonly template: Template;
  readonly controls: readonly EditorControl[];
}

/** Where the page of an example is. */
const PAGE = { url: "https://shop.example/belts/", title: "Belts", search: "/" };

/**
 * The element of a widget as a server prints it in English, with the widget's name as id, to be read by people.
 * @param settings with content, as an editor gives them
 * @param inner HTML of rows by their numbers from 0, for what texts cannot say
 */
export function printedElement(
  { name, template, controls }: PrintingWidget,
  settings: Settings,
  inner: Readonly<Record<string, string>> = {},
): string {
  const tree = evaluate(template, valuesOf(controls, settings), {
    ...{ id: name, page: PAGE },
    text: (_, english) => english,
    date: momentText,
  });
  const own = settingsOf(controls, settings);
  const marker = `data-widget="${name}"${Object.keys(own).length > 0 ? ` data-settings='${quoted(own)}'` : ""}`;
  const innerOf = ({ inner: row }: InnerPlace) => inner[String(row)];
  return [`<div ${marker}>`, ...readableHtml(tree, innerOf, 1), "</div>", ""].join("\n");
}

const quoted = (settings: Settings) =>
  JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#039;");

const contentOf = (controls: readonly EditorControl[]) =>
  new Set(controls.flatMap(({ key, printed }) => (printed ? [camel(key)] : [])));

/** What of the settings is in `data-settings`: all but content. */
export function settingsOf(controls: readonly EditorControl[], settings: Settings): Settings {
  const content = contentOf(controls);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !content.has(camel(key))));
}

/** What of the settings is content. */
export function contentIn(controls: readonly EditorControl[], settings: Settings): Settings {
  const content = contentOf(controls);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => content.has(camel(key))));
}

/** Values as a template reads them: by names in camelCase, with defaults, without rows that lack something. */
function valuesOf(controls: readonly EditorControl[], settings: Settings): Settings {
  const given = new Map(Object.entries(settings).map(([key, value]) => [camel(key), value]));
  return Object.fromEntries(
    controls.map((control) => [camel(control.key), valueOf(control, given.get(camel(control.key)))]),
  );
}

function valueOf({ control, fields, default: initial }: EditorControl, given: unknown): unknown {
  if (control === "date-time") return settingOf(["moment"], given);
  if (!fields) return given ?? initial;
  if (control !== "list") return valuesOf(fields, isRecord(given) ? given : {});
  const rows = Array.isArray(given) ? given.filter(isRecord) : [];
  const isWhole = (row: Settings) =>
    fields.every(({ key, required }) => !required || row[camel(key)] !== undefined);
  return rows.map((row) => valuesOf(fields, row)).filter(isWhole);
}
