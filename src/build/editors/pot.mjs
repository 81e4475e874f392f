/** @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts" */
import { readdirSync, readFileSync } from "node:fs";
import { phpLiteral } from "#outputs/templates/php-literal.mjs";
import { SERVICES } from "./services.mjs";

/**
 * @typedef {{ text: string, plural?: string, place: string, comment?: string }} Message
 *   a text, with its other form where it counts something, and where somebody reads it
 */

/** Calls of WordPress' functions for texts, with the comment for translators before them. */
const CALL =
  /(?:\/\*\s*translators:\s*([^*]+?)\s*\*\/\s*(?:[^;{}]{0,200}?))?\b(?:esc_html_|esc_attr_|_)_?[_e]\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*,\s*["']islet["']/g;

/** Calls of `_n()`, whose text counts something. */
const COUNTING_CALL =
  /(?:\/\*\s*translators:\s*([^*]+?)\s*\*\/\s*(?:[^;{}]{0,200}?))?\b_n\(\s*'((?:[^'\\]|\\.)*)'\s*,\s*'((?:[^'\\]|\\.)*)'\s*,/g;

/** Calls in scripts, which may have a function that knows the plugin's domain. */
const SCRIPT_CALL =
  /(?<![\w$])__\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(?:,\s*["']islet["']\s*)?,?\s*\)/g;

/** What the file of a pattern says of it at its start. */
const LINE = /^ \* (Title|Description|Keywords): (.+)$/gm;

/** The names of a pattern, by which editors find it. @param {string} source @returns {string[]} */
const namesOfPattern = (source) =>
  [...source.matchAll(LINE)].flatMap(([, name, text = ""]) =>
    name === "Keywords" ? text.split(", ") : text,
  );

/** @param {string} place */
const isPattern = (place) => place.startsWith("patterns/");

/** @param {string} place */
const isScript = (place) => place.endsWith(".ts");

/** What a quoted text says. @param {string} text */
const unescaped = (text) => text.replace(/\\(.)/g, "$1");

/** @param {string} source @param {string} place @returns {Message[]} */
const messagesOfPhp = (source, place) => [
  ...[...source.matchAll(CALL)].map(([, comment, single, double]) => ({
    ...{ text: unescaped(single ?? double ?? ""), place },
    ...(comment && { comment }),
  })),
  ...[...source.matchAll(COUNTING_CALL)].map(([, comment, one = "", several = ""]) => ({
    ...{ text: unescaped(one), plural: unescaped(several), place },
    ...(comment && { comment }),
  })),
];

/** The texts of a source file. @param {string} source @param {string} place @returns {Message[]} */
export const messagesOfSource = (source, place) =>
  isScript(place)
    ? [...source.matchAll(SCRIPT_CALL)].map(([, single, double]) => ({
        text: unescaped(single ?? double ?? ""),
        place,
      }))
    : messagesOfPhp(source, place);

/** The names in a pattern's file. @param {string} source @param {string} place @returns {Message[]} */
export const messagesOfPattern = (source, place) =>
  isPattern(place) ? namesOfPattern(source).map((text) => ({ text, place })) : [];

/** The texts of the plugin's own files below a folder. @param {string} folder @returns {Message[]} */
export const messagesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => /(?<!\.test)\.(?:php|ts)$/.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(folder + file, "utf8");
      return [...messagesOfSource(source, file), ...messagesOfPattern(source, file)];
    });

/** @param {EditorControl} control @returns {(string | undefined)[]} */
const wordsOfControl = ({ title, about, row, options = [], suggestions = [], fields = [], item }) => [
  ...[title, about, row],
  ...[...options, ...suggestions].map(({ label }) => label),
  ...[...fields, ...(item ? [item] : [])].flatMap(wordsOfControl),
];

/**
 * The texts that site owners read on the settings screen of presets, jobs and services.
 * @param {Pick<typeof import("../../presets/stock.ts"), "PRESETS" | "STOCK_JOBS">} stock @returns {Message[]}
 */
export const messagesForOwners = ({ PRESETS, STOCK_JOBS }) =>
  [
    ...Object.values(PRESETS).flatMap(({ about, check }) => [about, check]),
    ...STOCK_JOBS.map(({ title }) => title),
    ...Object.values(SERVICES).map(({ about }) => about),
  ].map((text) => ({ text, place: "settings" }));

/** @typedef {Readonly<Record<string, EditorWidget>>} Widgets */

/**
 * The words of values, also in rows.
 * @param {readonly EditorControl[]} controls @param {Readonly<Record<string, unknown>>} values @returns {unknown[]}
 */
const wordsOfValues = (controls, values) =>
  controls.flatMap(({ key, words, fields = [] }) => {
    const value = values[key];
    if (!Array.isArray(value)) return words ? [value] : [];
    const rows = /** @type {Record<string, unknown>[]} */ (value);
    return rows.flatMap((row) => wordsOfValues(fields, row));
  });

/** @param {EditorWidget} widget */
const wordsOfWidget = ({ controls, initial = {}, preview = {}, variations = [], ...widget }) => [
  ...[widget, ...variations].flatMap(({ title, about, keywords = [] }) => [title, about, ...keywords]),
  ...widget.groups.map((group) => group.title),
  ...controls.flatMap(wordsOfControl),
  ...[initial, preview, ...variations.map((variation) => variation.initial)].flatMap((values) =>
    wordsOfValues(controls, values),
  ),
];

/**
 * The texts that site editors read of the widgets.
 * @param {Widgets} widgets @returns {Message[]}
 */
export function messagesForEditors(widgets) {
  return Object.values(widgets)
    .flatMap((widget) => wordsOfWidget(widget).map((text) => ({ text, place: `widgets/${widget.name}` })))
    .flatMap(({ text, place }) => (typeof text === "string" && text ? [{ text, place }] : []));
}

const PLURALS = "one text, or a form for each plural of the language, separated by |";

/** @param {EditorControl} control @returns {string[]} */
const defaultsOfControl = ({ words, default: preset, fields = [], item }) => [
  ...(words && typeof preset === "string" && preset !== "" ? [preset] : []),
  ...[...fields, ...(item ? [item] : [])].flatMap(defaultsOfControl),
];

/** Defaults of settings that visitors read. @param {Widgets} widgets @returns {Message[]} */
export const messagesOfDefaults = (widgets) =>
  Object.values(widgets).flatMap(({ name, controls }) =>
    controls.flatMap(defaultsOfControl).map((text) => ({
      ...{ text, place: `widgets/${name}` },
      ...(text.includes("|") && { comment: PLURALS }),
    })),
  );

/** The texts that visitors read in widgets. @param {Readonly<Record<string, string>>} texts @returns {Message[]} */
export const messagesForVisitors = (texts) =>
  Object.entries(texts)
    .filter(([, text]) => text)
    .map(([key, text]) => ({ text, place: `texts/${key}` }));

/** The file that names texts of the manifest for tools that look for calls; WordPress never runs it. @param {Message[]} messages */
export const stringsFile = (messages) =>
  `<?php\nreturn array(\n${[...new Set(messages.map(({ text }) => text))]
    .map((text) => `\t__( ${phpLiteral(text)}, 'islet' ),\n`)
    .join("")});\n`;

/** The file that returns the texts of scripts in the user's language, by the English ones. @param {Message[]} messages */
export const scriptTextsFile = (messages) =>
  `<?php\nreturn array(\n${[
    ...new Set(messages.filter(({ place }) => isScript(place)).map(({ text }) => text)),
  ]
    .map((text) => `\t${phpLiteral(text)} => __( ${phpLiteral(text)}, 'islet' ),\n`)
    .join("")});\n`;

/** @param {string} text */
const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;

/** One entry: comments for translators, places, whether it has places for values, the text. @param {string} text @param {Message[]} messages */
function entryOf(text, messages) {
  const comments = [...new Set(messages.flatMap(({ comment }) => comment ?? []))];
  const places = [...new Set(messages.map(({ place }) => place))];
  const plural = messages.find((message) => message.plural)?.plural;
  return [
    ...comments.map((comment) => `#. translators: ${comment}`),
    `#: ${places.join(" ")}`,
    ...(/%(?:\d\$)?[sd]/.test(text) ? ["#, php-format"] : []),
    `msgid ${quoted(text)}`,
    ...(plural ? [`msgid_plural ${quoted(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""'] : ['msgstr ""']),
  ].join("\n");
}

/**
 * The template of translations: every text of the plugin once.
 * @param {string} version @param {Message[]} messages
 * @returns {string}
 */
export function potFile(version, messages) {
  /** @type {Map<string, Message[]>} */
  const byText = new Map();
  for (const message of messages) byText.set(message.text, [...(byText.get(message.text) ?? []), message]);
  const header = [
    'msgid ""',
    'msgstr ""',
    `"Project-Id-Version: Islet ${version}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '"X-Domain: islet\\n"',
  ].join("\n");
  return `${[header, ...[...byText].map(([text, found]) => entryOf(text, found))].join("\n\n")}\n`;
}
