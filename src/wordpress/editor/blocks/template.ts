import { isRecord } from "#runtime/parse-json.ts";
import type { EditorWidget } from "../editor-widget.ts";
import type { Attributes } from "./wp.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** An address that runs code leads nowhere. */
const withoutScript = (text: string) => (/^[\s\p{Cc}]*(https?:|[^:]*$|[^:]*[/?#])/iu.test(text) ? text : "");

function momentText(value: unknown, filter: string): string {
  const { date, dateI18n, getSettings } = window.wp.date;
  if (typeof value !== "number" && (typeof value !== "string" || value === "")) return "";
  const moment = typeof value === "number" ? new Date(value * 1_000) : value;
  if (filter === "iso") return date("c", moment);
  const { formats } = getSettings();
  return dateI18n(`${formats.date} ${formats.time}`, moment);
}

function textOf(value: unknown): string {
  const inner = isRecord(value) ? value["url"] : value;
  return typeof inner === "string" || typeof inner === "number" ? String(inner) : "";
}

/**
 * The HTML that visitors without JavaScript read, and the widget finds inside of its element. Without one of its values it
 * is empty, as includes/template.php prints it.
 */
export function templateHtml({ template = "", controls }: EditorWidget, attributes: Attributes): string {
  let isWhole = true;
  const html = template.replace(/\{(\w+)(?:\|(date|iso))?\}/g, (_, key: string, filter?: string) => {
    const control = controls.find((known) => known.key === key);
    const value = control && (attributes[control.name] ?? control.default);
    const text = filter ? momentText(value, filter) : textOf(value);
    const isAddress = control?.control === "url" || control?.control === "media";
    const shown = escaped(isAddress ? withoutScript(text) : text);
    isWhole &&= shown !== "";
    return shown;
  });
  return isWhole ? html : "";
}
