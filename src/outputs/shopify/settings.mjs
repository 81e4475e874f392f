/** @import { EditorControl } from "#outputs/controls/editor-widget.ts" */
import { visibleIf } from "./visible-if.mjs";

/** A range has at most this many steps; the theme editor refuses one with more. */
export const MAX_STEPS = 101;

/**
 * One setting of a section or of a block, or a title between them.
 * @typedef {object} ThemeSetting
 * @property {string} type
 * @property {string} [id]
 * @property {string} [label]
 * @property {string} [content] of a title
 * @property {string} [info]
 * @property {EditorControl["options"]} [options]
 * @property {unknown} [default]
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step]
 * @property {string} [unit]
 * @property {string} [visible_if]
 */

/** @type {Record<string, string>} */
const TYPES = {
  toggle: "checkbox",
  choice: "select",
  multiline: "textarea",
  "rich-text": "richtext",
  colour: "color",
  url: "url",
  media: "image_picker",
  ...Object.fromEntries(
    ["count", "seconds", "milliseconds", "percent", "pixels"].map((kind) => [kind, "number"]),
  ),
};

/** @type {Record<string, string>} */
const HINTS = {
  "date-time": "Such as 2026-12-31T10:00.",
  selectors: "Several selectors have commas between them.",
  list: "Several have commas between them.",
};

/** A number's unit, which only a slider shows beside it. @type {Record<string, string>} */
const UNITS = { s: "In seconds.", ms: "In milliseconds.", px: "In pixels.", "%": "In percent." };

/** @param {(string | false | undefined)[]} texts */
const sentences = (...texts) => texts.filter(Boolean).join(" ") || undefined;

/** @param {number} number */
const isWhole = (number) => Math.abs(number - Math.round(number)) < 1e-9;

/**
 * A slider where Shopify can show one: few enough steps, and a default that is one of them.
 * @param {EditorControl} control
 */
function rangeOf({ min = 0, max, step = 1, unit, default: value }) {
  if (max === undefined || typeof value !== "number") return undefined;
  const steps = (max - min) / step + 1;
  const fits = steps >= 3 && steps <= MAX_STEPS && isWhole(steps) && isWhole((value - min) / step);
  return fits && isWhole(step * 10) ? { type: "range", min, max, step, unit } : undefined;
}

/** What an address or an empty text would have as default, Shopify refuses. @param {EditorControl} control */
const defaultOf = ({ control, default: value }) =>
  value === "" || ["url", "media", "rich-text"].includes(control) || typeof value === "object"
    ? undefined
    : value;

/**
 * Leaves out what is undefined.
 * @param {{ [Name in keyof ThemeSetting]: ThemeSetting[Name] | undefined }} record
 */
const defined = (record) =>
  /** @type {ThemeSetting} */ (
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
  );

/** One control as one setting. @param {EditorControl} control @param {string} id @param {string | undefined} visible_if */
function settingOf(control, id, visible_if) {
  const { title, about, options, control: kind } = control;
  const type = TYPES[kind] ?? "text";
  const range = type === "number" ? rangeOf(control) : undefined;
  const isPlain = type === "number" && !range;
  const limits = isPlain && control.max !== undefined && `From ${control.min ?? 0} to ${control.max}.`;
  return defined({
    type,
    id,
    label: title,
    ...range,
    info: sentences(about, HINTS[kind], isPlain && UNITS[control.unit ?? ""], limits),
    options: kind === "choice" ? options : undefined,
    default: defaultOf(control),
    visible_if,
  });
}

/**
 * Several of a set: a checkbox for each.
 * @param {EditorControl} control @param {string} id @param {string | undefined} visible_if
 */
const checkboxesOf = ({ title, options = [], default: chosen }, id, visible_if) =>
  options.map(({ value, label }) =>
    defined({
      ...{ type: "checkbox", id: choiceId(id, value), label: `${title}: ${label}` },
      ...{ default: isAmong(value, chosen), visible_if },
    }),
  );

/** Whether a default of several has a value. @param {string} value @param {unknown} chosen */
export const isAmong = (value, chosen) => Array.isArray(chosen) && chosen.includes(value);

/** The id of the checkbox for one value of a set. @param {string} id @param {string} value */
export const choiceId = (id, value) => `${id}_${value.replaceAll(/[^\w]/g, "_")}`;

/** The id of a control's setting. Settings have no groups, so the name of its group stands before it. @param {EditorControl} control @param {string} prefix */
export const idOf = ({ name }, prefix) => prefix + name;

/**
 * Whether a list has rows of settings. Such rows are blocks; the items of a menu are one of the store's, and other lists are
 * texts with commas.
 * @param {EditorControl} control
 */
export const hasRows = ({ control, fields, from }) =>
  control === "list" && fields !== undefined && from !== "menu";

/** A menu of the store in place of rows. @param {EditorControl} control @param {string} id @returns {ThemeSetting} */
const menuOf = ({ title, about }, id) =>
  defined({ type: "link_list", id, label: title, info: about, default: "main-menu" });

/**
 * @param {EditorControl} control @param {{ prefix: string, owner: string, siblings: readonly EditorControl[] }} place
 * @returns {ThemeSetting[]}
 */
function settingsOfControl(control, { prefix, siblings, owner }) {
  const id = idOf(control, prefix);
  const shown = visibleIf(control.when, siblings, (sibling) => `${owner}.${idOf(sibling, prefix)}`);
  if (hasRows(control)) return [];
  if (control.from === "menu") return [menuOf(control, id)];
  if (control.control === "group")
    return [
      { type: "header", content: control.title },
      ...settingsOf(control.fields ?? [], { prefix: `${id}_`, owner }),
    ];
  return control.control === "choices" ? checkboxesOf(control, id, shown) : [settingOf(control, id, shown)];
}

/**
 * The settings of a section or of a block for some controls.
 * @param {readonly EditorControl[]} controls
 * @param {{ prefix?: string, owner: string, siblings?: readonly EditorControl[] }} place what stands before each id; the Liquid object; the
 *   controls that conditions read, if not these
 * @returns {ThemeSetting[]}
 */
export const settingsOf = (controls, { prefix = "", owner, siblings = controls }) =>
  controls.flatMap((control) => settingsOfControl(control, { prefix, siblings, owner }));
