/** @import { ThemeSetting } from "./settings.mjs" */
import { MAX_STEPS } from "./settings.mjs";

const INPUTS = [
  "checkbox",
  "color",
  "image_picker",
  "link_list",
  "number",
  "range",
  "richtext",
  "select",
  "text",
  "textarea",
  "url",
];

/** Shopify's own check advises no more. */
const MOST_SETTINGS = 40;
const NAME_LENGTH = 25;
const UNIT_LENGTH = 3;

/** @typedef {(string | false | undefined)[]} Mistakes */

/**
 * A whole number of steps, in spite of how computers divide.
 * @param {number} value @param {{ min: number, step: number }} grid
 */
const isOnGrid = (value, { min, step }) =>
  Math.abs((value - min) / step - Math.round((value - min) / step)) < 1e-9;

/** @param {ThemeSetting} setting @returns {Mistakes} */
function rangeMistakes({ min = NaN, max = NaN, step = NaN, unit = "", default: given }) {
  const value = Number(given);
  const steps = (max - min) / step + 1;
  return [
    steps > MAX_STEPS && `has ${steps} steps, at most ${MAX_STEPS}`,
    steps < 3 && "has less than 3 steps",
    !isOnGrid(step, { min: 0, step: 0.1 }) && "has a step of more than one decimal",
    !(value >= min && value <= max && isOnGrid(value, { min, step })) &&
      "has a default that is none of its steps",
    unit.length > UNIT_LENGTH && `has a unit of more than ${UNIT_LENGTH} characters`,
  ];
}

/** @param {ThemeSetting} setting @returns {Mistakes} */
function selectMistakes({ options = [], default: value }) {
  const values = options.map((option) => option.value);
  return [
    values.length === 0 && "has no options",
    new Set(values).size < values.length && "has a value twice",
    value !== undefined && !values.some((one) => one === value) && "has a default that is none of its values",
  ];
}

/** @type {Record<string, string>} */
const TYPE_OF_DEFAULT = { checkbox: "boolean", number: "number", range: "number" };

/** @param {ThemeSetting} setting @returns {Mistakes} */
function settingMistakes(setting) {
  const { type, id = "", label, default: value } = setting;
  if (type === "header") return [!setting.content && "a header has no content"];
  const mistakes = [
    !INPUTS.includes(type) && `has the type ${type}`,
    !/^[a-z][a-z0-9_]*$/.test(id) && "has an id of other characters than a-z, 0-9 and _",
    !label && "has no label",
    value === "" && "has an empty default",
    value !== undefined &&
      typeof value !== (TYPE_OF_DEFAULT[type] ?? "string") &&
      "has a default of another type",
    value !== undefined && ["url", "image_picker"].includes(type) && "cannot have a default",
    ...(type === "range" ? rangeMistakes(setting) : []),
    ...(type === "select" ? selectMistakes(setting) : []),
  ];
  return mistakes.map((mistake) => mistake && `${id} ${mistake}`);
}

/**
 * Ids of settings that a condition reads and nothing has.
 * @param {ThemeSetting} setting @param {string} owner @param {string[]} ids
 */
function unknownIds({ visible_if = "" }, owner, ids) {
  const read = [...visible_if.matchAll(new RegExp(`${owner}\\.settings\\.(\\w+)`, "g"))].map(
    ([, id = ""]) => id,
  );
  const others =
    visible_if.replaceAll(/'[^']*'|"[^"]*"/g, "").match(/\b(?!settings\b)\w+(?=\.settings)/g) ?? [];
  return [...read.filter((id) => !ids.includes(id)), ...others.filter((other) => other !== owner)];
}

/** @param {ThemeSetting[]} settings @param {string} owner @returns {Mistakes} */
function settingsMistakes(settings, owner) {
  const ids = settings.flatMap(({ id }) => id ?? []);
  return [
    ...settings.flatMap(settingMistakes),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is there twice`),
    ...settings.flatMap((setting) =>
      unknownIds(setting, owner, ids).map((id) => `${setting.id} is shown by ${id}, which is not there`),
    ),
  ];
}

/**
 * What Shopify would refuse in a section's schema, one sentence each: types, ids, labels, defaults, steps of ranges, names.
 * @param {SectionSchema} schema
 * @returns {string[]}
 *
 * @typedef {object} SectionSchema the content of `{% schema %}`
 * @property {string} name
 * @property {ThemeSetting[]} settings
 * @property {{ type: string, name?: string, settings?: ThemeSetting[] }[]} [blocks]
 * @property {{ name: string, settings?: Record<string, unknown> }[]} [presets]
 */
export function sectionMistakes({ name, settings, blocks = [], presets = [] }) {
  const local = blocks.filter(({ type }) => !type.startsWith("@"));
  const count = settings.filter(({ type }) => type !== "header").length;
  const names = [name, ...local.map((block) => block.name ?? ""), ...presets.map((preset) => preset.name)];
  return [
    ...names.filter((text) => text.length > NAME_LENGTH).map((text) => `the name ${text} is too long`),
    count > MOST_SETTINGS && `it has ${count} settings, at most ${MOST_SETTINGS} are advised`,
    ...settingsMistakes(settings, "section"),
    ...local.flatMap((block) =>
      settingsMistakes(block.settings ?? [], "block").map(
        (mistake) => mistake && `block ${block.type}: ${mistake}`,
      ),
    ),
    local.length > 0 &&
      local.length < blocks.length &&
      "the section's own blocks cannot stand beside the theme's",
  ].filter((mistake) => typeof mistake === "string");
}
