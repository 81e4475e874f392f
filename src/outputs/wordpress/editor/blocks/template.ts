import { camel } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { evaluate, type PrintContext } from "#runtime/template/evaluate.ts";
import { htmlOf } from "#runtime/template/html.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { settingsFor } from "../settings-for.ts";
import { templateValues } from "../template-values.ts";
import type { Attributes } from "./wp-blocks.ts";

/** A moment as the site writes dates, or by ISO 8601. */
function momentText(value: unknown, format: "date" | "iso"): string {
  const { date, dateI18n, getSettings } = window.wp.date;
  if (typeof value !== "number" && (typeof value !== "string" || value === "")) return "";
  const moment = typeof value === "number" ? new Date(value * 1_000) : value;
  if (format === "iso") return date("c", moment);
  const { formats } = getSettings();
  return dateI18n(`${formats.date} ${formats.time}`, moment);
}

/** The post that is edited; a template of the site has no address. Nobody searches in the canvas. */
function pageFacts(): PrintContext["page"] {
  const post = window.wp.data.select("core/editor");
  const title = post?.getEditedPostAttribute("title");
  return { url: post?.getPermalink() ?? "", title: typeof title === "string" ? title : "", search: "/" };
}

/**
 * What templates read in the canvas besides settings.
 * @param id what ids inside begin with
 */
export const printContext = (id: string): PrintContext => {
  const { texts = {} } = window.isletBlocks ?? {};
  return {
    ...{ id, page: pageFacts(), date: momentText },
    text: (key, english) => texts[key] ?? english,
  };
};

/**
 * The HTML that visitors without JavaScript read, and the widget finds inside of its element, as includes/widget-template.php
 * prints it.
 * @param attributes what the block has, as it was typed
 * @param id what ids inside begin with
 */
export function templateHtml(widget: EditorWidget, attributes: Attributes, id: string): string {
  return printed(widget, templateValues(widget.controls, settingsFor(widget, attributes)), id);
}

const printed = ({ template = [] }: EditorWidget, values: Attributes, id: string): string =>
  htmlOf(evaluate(template, values, printContext(id)));

/** The name of each value as a template sees it, also in rows. */
const inCamelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), inCamelCase(inner)]));
};

/**
 * The same with what the site has in place of what an editor has written.
 * @param attributes what the block has, as it was typed
 * @param site from the server, by the names of the template
 */
export function siteHtml(
  widget: EditorWidget,
  attributes: Attributes,
  { id, site }: { readonly id: string; readonly site: Attributes },
): string {
  const values = templateValues(widget.controls, settingsFor(widget, attributes));
  return printed(widget, { ...values, ...(inCamelCase(site) as Attributes) }, id);
}
