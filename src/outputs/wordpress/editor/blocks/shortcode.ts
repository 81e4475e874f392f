import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl, EditorWidget } from "../../../controls/editor-widget.ts";
import { settingsFor } from "../settings-for.ts";
import { isSpelled } from "../title-of-path.ts";
import type { Attributes } from "./wp-blocks.ts";

/** The shortcode of the plugin: includes/shortcode.php. */
const TAG = "islet";

type Controls = readonly EditorControl[];

/** What WordPress reads in the text of a shortcode as its end, as HTML, as a line's end or as an escape. */
const SPECIAL = /[&"[\]<>\\\n\r\t]/g;

const escaped = (text: string) => text.replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);

const NAMED: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", nbsp: "\u00a0", quot: '"' };

/** `#38`, `#x26` and `amp` are `&`; a name that is rare in settings stays as it is written. */
function characterOf(reference: string, name: string): string {
  const code = name.startsWith("#") ? Number(name.slice(1).replace(/^x/i, "0x")) : 0;
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : (NAMED[name] ?? reference);
}

/** WordPress takes backslashes away before the plugin reads the text. */
const unescaped = (text: string) => text.replace(/\\(.)/gs, "$1").replace(/&(#?\w+);/g, characterOf);

/** Whether a thing of the site has a name that commas separate from others, such as `category:care`. */
const isPlainName = (name: unknown) => typeof name === "string" && /^[\w:%-]+$/.test(name);

/** A shortcode ends at the first `]`, so lists stand in round brackets. */
function textOf(value: unknown, control?: EditorControl): string {
  if (control?.item?.choicesFrom && Array.isArray(value) && value.every(isPlainName)) return value.join(",");
  if (Array.isArray(value)) return `(${JSON.stringify(value).slice(1, -1)})`;
  return isRecord(value) ? JSON.stringify(value) : String(value);
}

const JSON_CONTROLS = new Set(["list", "group"]);
const LIST_CONTROLS = new Set(["choices", "selectors"]);

/** The value of an attribute; twin of `attribute_value()` in includes/shortcode.php. */
function valueOf({ control, item }: EditorControl, text: string): unknown {
  if (item?.choicesFrom && !/^\s*[([]/.test(text))
    return text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  const isList = LIST_CONTROLS.has(control) && /^\s*\(.*\)\s*$/s.test(text);
  if (!JSON_CONTROLS.has(control) && !isList) return text;
  try {
    return JSON.parse(text.replace(/^\s*\((.*)\)\s*$/s, "[$1]"));
  } catch {
    return undefined;
  }
}

/** Nobody has typed the words of the site's language, so they are no part of what is kept. */
const asTyped = ({ controls }: Pick<EditorWidget, "controls">) => ({
  controls: controls.map(({ localDefault: _local, ...control }) => control),
});

/** The text of a shortcode that places the widget with what the block holds. */
export function shortcodeOf(widget: Pick<EditorWidget, "name" | "controls">, attributes: Attributes): string {
  const settings = Object.entries(settingsFor(asTyped(widget), attributes));
  const parts = settings.map(([key, value]) => {
    const control = widget.controls.find((one) => one.key === key);
    return `${key}="${escaped(textOf(value, control))}"`;
  });
  return `[${[TAG, `widget="${widget.name}"`, ...parts].join(" ")}]`;
}

/** Settings by the names that blocks have for them; their keys are those of `data-settings`. */
function named(controls: Controls, settings: Attributes): Attributes {
  const entries = Object.entries(settings).map(([field, value]) => {
    const control = controls.find((known) => isSpelled(known, field));
    const name = control ? control.name + field.slice(control.key.length) : field;
    return [name, insideOf(control?.fields ?? [], value)] as const;
  });
  return Object.fromEntries(entries);
}

function insideOf(fields: Controls, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => insideOf(fields, row));
  return isRecord(value) ? named(fields, value) : value;
}

/** What a shortcode of the plugin says. */
interface Read {
  readonly widget: string;
  readonly given: Readonly<Record<string, string>>;
  /** What is between its tags. */
  readonly content: string;
}

/** Reads a text that is one shortcode of the plugin, and nothing else. */
export function readShortcode(text: string): Read | undefined {
  const found = window.wp.shortcode.next(TAG, text);
  if (!found || found.content.trim() !== text.trim()) return undefined;
  const { attrs, content = "" } = found.shortcode;
  const given = Object.entries(attrs.named).map(
    ([key, value]) => [key.toLowerCase(), unescaped(value)] as const,
  );
  const { widget = "", ...rest } = Object.fromEntries(given);
  return { widget, given: rest, content: content.trim() };
}

/** The attributes of a block that is what a shortcode places. */
export function attributesOf(widget: EditorWidget, { given }: Read): Attributes {
  const { controls } = asTyped(widget);
  const values = Object.entries(given).map(([field, text]) => {
    const control = controls.find(({ key, name, formerly = [] }) =>
      [key, name, ...formerly.map((former) => former.key)].includes(field),
    );
    return [field, control ? valueOf(control, text) : text] as const;
  });
  return named(controls, settingsFor({ controls }, Object.fromEntries(values)));
}
