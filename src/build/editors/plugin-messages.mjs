/** @import { Message, Widgets } from "./pot.mjs" */
import { root } from "../root.mjs";
import {
  messagesBelow,
  messagesForEditors,
  messagesForOwners,
  messagesForVisitors,
  messagesOfDefaults,
} from "./pot.mjs";

/** @typedef {Parameters<typeof messagesForOwners>[0]} Stock what presets know of stock scripts */

/** The plugin's own files that print what visitors read. */
const FOR_VISITORS = /^includes\/forms\/(?:captcha|print|receive|texts)\.php$/;

const messagesOfFiles = () => messagesBelow(`${root}src/outputs/wordpress/`);

/** The texts of the plugin that no file of its own has. @param {Widgets} widgets @param {Stock} stock @returns {Message[]} */
export const messagesOfManifest = (widgets, stock) => [
  ...messagesForEditors(widgets),
  ...messagesForOwners(stock),
  ...messagesOfDefaults(widgets),
];

/**
 * Every text of the plugin.
 * @param {{ widgets: Widgets, texts: Readonly<Record<string, string>>, stock: Stock }} from
 * @returns {Message[]}
 */
export const messagesOfPlugin = ({ widgets, texts, stock }) => [
  ...messagesOfFiles(),
  ...messagesOfManifest(widgets, stock),
  ...messagesForVisitors(texts),
];

/**
 * What visitors read.
 * @param {{ widgets: Widgets, texts: Readonly<Record<string, string>> }} from
 * @returns {Message[]}
 */
export const messagesThatVisitorsRead = ({ widgets, texts }) => [
  ...messagesForVisitors(texts),
  ...messagesOfDefaults(widgets),
  ...messagesOfFiles().filter(({ place }) => FOR_VISITORS.test(place)),
];
