/** @import { CssNode, Place } from "css-tree" */

import data from "@mdn/browser-compat-data/forLegacyNode";
import { generate, parse, walk } from "css-tree";
import { isLacked, members } from "./browsers.mjs";

const { selectors = {}, properties = {}, types = {}, "at-rules": atRules = {} } = data.css;

/** Pseudo-classes that one of the oldest browsers lacks. */
export const missingPseudoClasses = new Set(
  Object.keys(selectors).filter((name) => /^[a-z]/.test(name) && isLacked(selectors[name])),
);

/** CSS functions that one of the oldest browsers lacks, such as `color-mix`. */
const missingFunctions = new Set(
  members(types)
    .flatMap(([, type]) => [...members(type), ...members(type).flatMap(([, group]) => members(group))])
    .filter(([name, feature]) => /^[a-z][a-z-]+$/.test(name) && isLacked(feature))
    .map(([name]) => name),
);

/**
 * Finds what one of the oldest browsers lacks. A use is guarded inside an `@supports` that asks for it.
 * @param {string} css
 * @returns {{ feature: string, isGuarded: boolean }[]}
 */
export function styleFeatures(css) {
  /** @type {{ feature: string, isGuarded: boolean }[]} */
  const found = [];
  /** @type {string[]} */
  const asked = [];
  // The parser does not know types of attributes, which a declaration before them stands in for.
  const known = css.replaceAll(/ type\(<[a-z]+>\)/g, "");
  const tree = parse(known, { parseCustomProperty: true, onParseError });
  walk(tree, {
    enter(node) {
      const isSupports = node.type === "Atrule" && node.name === "supports";
      if (isSupports) asked.push(node.prelude ? generate(node.prelude) : "");
      for (const feature of asked.length > 0 && isSupports ? [] : featuresOf(node, this))
        found.push({ feature, isGuarded: asked.some((condition) => condition.includes(plain(feature))) });
    },
    leave(node) {
      if (node.type === "Atrule" && node.name === "supports") asked.pop();
    },
  });
  return found;
}

/** The parser would skip what it does not know. @param {Error} error */
function onParseError(error) {
  throw error;
}

/** `color-mix` of `color-mix()`, and a value as a condition has it. @param {string} feature */
const plain = (feature) => feature.replace(/^[@:.]|\(\)$/g, "").replace(": ", ":");

/** @param {CssNode} node @param {Place} place @returns {string[]} */
function featuresOf(node, { atrule, rule, declaration, atrulePrelude }) {
  switch (node.type) {
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return isLacked(selectors[node.name]) ? [`:${node.name}`] : [];
    case "Atrule":
      return isLacked(atRules[node.name]) ? [`@${node.name}`] : [];
    case "Feature":
      return atrule?.name === "media" && isLacked(atRules["media"]?.[node.name])
        ? [`@media ${node.name}`]
        : [];
    case "FeatureRange":
      return atrule?.name === "media" && isLacked(atRules["media"]?.["range_syntax"]) ? ["@media range"] : [];
    case "NestingSelector":
      return ["nesting"];
    case "Rule":
      return rule && rule !== node ? ["nesting"] : [];
    case "Declaration":
      return isLacked(properties[node.property]) ? [node.property] : [];
    case "Function":
      return !atrulePrelude && missingFunctions.has(node.name) ? [`${node.name}()`] : [];
    case "Identifier":
      return !atrulePrelude && declaration && isLacked(properties[declaration.property]?.[node.name])
        ? [`${declaration.property}: ${node.name}`]
        : [];
    default:
      return [];
  }
}
