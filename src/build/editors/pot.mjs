import { readdirSync, readFileSync } from "node:fs";
import { phpLiteral } from "./php.mjs";
import { PRESETS, STOCK_JOBS } from "./stock-jobs.mjs";

/** @typedef {{ text: string, place: string, comment?: string }} Message a text, and where somebody reads it */

/** Calls of WordPress' functions for texts, with the comment for translators before them. */
const CALL =
  /(?:\/\*\s*translators:\s*([^*]+?)\s*\*\/\s*(?:[^;{}]{0,200}?))?\b(?:esc_html_|esc_attr_|_)_?[_e]\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*,\s*["']islet["']/g;

/** Calls in scripts, which may have a function that knows the plugin's domain. */
const SCRIPT_CALL =
  /(?<![\w$])__\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(?:,\s*["']islet["']\s*)?,?\s*\)/g;

const isScript = (place) => place.endsWith(".ts");

/** The texts of a source file. @returns {Message[]} */
export const messagesOfSource = (source, place) =>
  (isScript(place)
    ? [...source.matchAll(SCRIPT_CALL)].map(([, ...quotes]) => [undefined, ...quotes])
    : [...source.matchAll(CALL)].map(([, ...found]) => found)
  ).map(([comment, single, double]) => ({
    text: (single ?? double).replace(/\\(.)/g, "$1"),
    place,
    ...(comment && { comment }),
  }));

/** The texts of the plugin's own files below a folder. @returns {Message[]} */
export const messagesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => /(?<!\.test)\.(?:php|ts)$/.test(file))
    .sort()
    .flatMap((file) => messagesOfSource(readFileSync(folder + file, "utf8"), file));

/** @returns {(string | undefined)[]} */
const wordsOfControl = ({ title, about, options = [], fields = [], item }) => [
  title,
  about,
  ...options.map(({ label }) => label),
  ...[...fields, ...(item ? [item] : [])].flatMap(wordsOfControl),
];

/** The texts that site editors read of the widgets, and site owners of presets and jobs. @returns {Message[]} */
export function messagesForEditors(widgets) {
  const ofWidget = ({ title, about, keywords, groups, controls }) => [
    ...[title, about, ...keywords, ...groups.map((group) => group.title)],
    ...controls.flatMap(wordsOfControl),
  ];
  return [
    ...Object.values(widgets).flatMap((widget) =>
      ofWidget(widget).map((text) => ({ text, place: `widgets/${widget.name}` })),
    ),
    ...[...Object.values(PRESETS).map(({ about }) => about), ...STOCK_JOBS.map(({ title }) => title)].map(
      (text) => ({ text, place: "settings" }),
    ),
  ].filter(({ text }) => text);
}

const PLURALS = "one text, or a form for each plural of the language, separated by |";

/** @returns {string[]} */
const defaultsOfControl = ({ words, default: preset, fields = [], item }) => [
  ...(words && typeof preset === "string" && preset !== "" ? [preset] : []),
  ...[...fields, ...(item ? [item] : [])].flatMap(defaultsOfControl),
];

/** Defaults of settings that visitors read. @returns {Message[]} */
export const messagesOfDefaults = (widgets) =>
  Object.values(widgets).flatMap(({ name, controls }) =>
    controls.flatMap(defaultsOfControl).map((text) => ({
      ...{ text, place: `widgets/${name}` },
      ...(text.includes("|") && { comment: PLURALS }),
    })),
  );

/** The texts that visitors read in widgets. @returns {Message[]} */
export const messagesForVisitors = (texts) =>
  Object.entries(texts)
    .filter(([, text]) => text)
    .map(([key, text]) => ({ text, place: `texts/${key}` }));

/** The file that names texts of the manifest for tools that look for calls; WordPress never runs it. */
export const stringsFile = (messages) =>
  `<?php\nreturn array(\n${[...new Set(messages.map(({ text }) => text))]
    .map((text) => `\t__( ${phpLiteral(text)}, 'islet' ),\n`)
    .join("")});\n`;

/** The file that returns the texts of scripts in the user's language, by the English ones. */
export const scriptTextsFile = (messages) =>
  `<?php\nreturn array(\n${[
    ...new Set(messages.filter(({ place }) => isScript(place)).map(({ text }) => text)),
  ]
    .map((text) => `\t${phpLiteral(text)} => __( ${phpLiteral(text)}, 'islet' ),\n`)
    .join("")});\n`;

const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;

/** One entry: comments for translators, places, whether it has places for values, the text. */
function entryOf(text, messages) {
  const comments = [...new Set(messages.flatMap(({ comment }) => comment ?? []))];
  const places = [...new Set(messages.map(({ place }) => place))];
  return [
    ...comments.map((comment) => `#. translators: ${comment}`),
    `#: ${places.join(" ")}`,
    ...(/%(?:\d\$)?[sd]/.test(text) ? ["#, php-format"] : []),
    `msgid ${quoted(text)}`,
    'msgstr ""',
  ].join("\n");
}

/**
 * The template of translations: every text of the plugin once.
 * @param {string} version @param {Message[]} messages
 * @returns {string}
 */
export function potFile(version, messages) {
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
