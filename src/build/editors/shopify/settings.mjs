import { visibleIf } from "./condition.mjs";

/** A range has at most this many steps; the theme editor refuses one with more. */
export const MAX_STEPS = 101;

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

const HINTS = {
  "date-time": "Such as 2026-12-31T10:00.",
  selectors: "Several selectors have commas between them.",
  list: "Several have commas between them.",
};

/** A number's unit, which only a slider shows beside it. */
const UNITS = { s: "In seconds.", ms: "In milliseconds.", px: "In pixels.", "%": "In percent." };

const sentences = (...texts) => texts.filter(Boolean).join(" ") || undefined;

const isWhole = (number) => Math.abs(number - Math.round(number)) < 1e-9;

/** A slider where Shopify can show one: few enough steps, and a default that is one of them. */
function rangeOf({ min = 0, max, step = 1, unit, default: value }) {
  if (max === undefined || value === undefined) return undefined;
  const steps = (max - min) / step + 1;
  const fits = steps >= 3 && steps <= MAX_STEPS && isWhole(steps) && isWhole((value - min) / step);
  return fits && isWhole(step * 10) ? { type: "range", min, max, step, unit } : undefined;
}

/** What an address or an empty text would have as default, Shopify refuses. */
const defaultOf = ({ control, default: value }) =>
  value === "" || ["url", "media", "rich-text"].includes(control) || typeof value === "object"
    ? undefined
    : value;

const defined = (record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** One control as one setting. */
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
    info: sentences(about, HINTS[kind], isPlain && UNITS[control.unit], limits),
    options: kind === "choice" ? options : undefined,
    default: defaultOf(control),
    visible_if,
  });
}

/** Several of a set: a checkbox for each. */
const checkboxesOf = ({ title, options, default: chosen = [] }, id, visible_if) =>
  options.map(({ value, label }) =>
    defined({
      ...{ type: "checkbox", id: choiceId(id, value), label: `${title}: ${label}` },
      ...{ default: chosen.includes(value), visible_if },
    }),
  );

/** The id of the checkbox for one value of a set. */
export const choiceId = (id, value) => `${id}_${value.replaceAll(/[^\w]/g, "_")}`;

/** The id of a control's setting. Settings have no groups, so the name of its group stands before it. */
export const idOf = ({ name }, prefix) => prefix + name;

/** Whether a list has rows of settings. Such rows are blocks; other lists are texts with commas. */
export const hasRows = ({ control, fields }) => control === "list" && fields !== undefined;

function settingsOfControl(control, { prefix, siblings, owner }) {
  const id = idOf(control, prefix);
  const shown = visibleIf(control.when, siblings, (sibling) => `${owner}.${idOf(sibling, prefix)}`);
  if (hasRows(control)) return [];
  if (control.control === "group")
    return [
      { type: "header", content: control.title },
      ...settingsOf(control.fields, { prefix: `${id}_`, owner }),
    ];
  return control.control === "choices" ? checkboxesOf(control, id, shown) : [settingOf(control, id, shown)];
}

/**
 * The settings of a section or of a block for some controls.
 * @param {object[]} controls
 * @param {{ prefix?: string, owner: string, siblings?: object[] }} place what stands before each id; the Liquid object; the
 *   controls that conditions read, if not these
 * @returns {object[]}
 */
export const settingsOf = (controls, { prefix = "", owner, siblings = controls }) =>
  controls.flatMap((control) => settingsOfControl(control, { prefix, siblings, owner }));
