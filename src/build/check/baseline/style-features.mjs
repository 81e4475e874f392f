import { generate, parse, walk } from "css-tree";
import { isLacked } from "./browsers.mjs";
import data from "@mdn/browser-compat-data/forLegacyNode";

const { selectors, properties, types, "at-rules": atRules } = data.css;

/** Pseudo-classes that one of the oldest browsers lacks. */
export const missingPseudoClasses = new Set(
  Object.keys(selectors).filter((name) => /^[a-z]/.test(name) && isLacked(selectors[name])),
);

/** CSS functions that one of the oldest browsers lacks, such as `color-mix`. */
const missingFunctions = new Set(
  Object.values(types).flatMap((type) =>
    [type, ...Object.values(type)].flatMap((group) =>
      Object.keys(group).filter((name) => /^[a-z][a-z-]+$/.test(name) && isLacked(group[name])),
    ),
  ),
);

/**
 * Finds what one of the oldest browsers lacks. A use is guarded inside an `@supports` that asks for it.
 * @param {string} css
 * @returns {{ feature: string, isGuarded: boolean }[]}
 */
export function styleFeatures(css) {
  const found = [];
  const asked = [];
  // The parser does not know types of attributes, which a declaration before them stands in for.
  const known = css.replaceAll(/ type\(<[a-z]+>\)/g, "");
  const tree = parse(known, { parseCustomProperty: true, onParseError });
  walk(tree, {
    enter(node) {
      const isSupports = node.type === "Atrule" && node.name === "supports";
      if (isSupports) asked.push(generate(node.prelude));
      for (const feature of asked.length > 0 && isSupports ? [] : featuresOf(node, this))
        found.push({ feature, isGuarded: asked.some((condition) => condition.includes(plain(feature))) });
    },
    leave(node) {
      if (node.type === "Atrule" && node.name === "supports") asked.pop();
    },
  });
  return found;
}

/** The parser would skip what it does not know. */
function onParseError(error) {
  throw error;
}

/** `color-mix` of `color-mix()`, and a value as a condition has it. */
const plain = (feature) => feature.replace(/^[@:.]|\(\)$/g, "").replace(": ", ":");

function featuresOf(node, { atrule, rule, declaration, atrulePrelude }) {
  const { type, name } = node;
  if (type.startsWith("Pseudo")) return isLacked(selectors[name]) ? [`:${name}`] : [];
  if (type === "Atrule") return isLacked(atRules[name]) ? [`@${name}`] : [];
  if (type === "Feature" || type === "FeatureRange") return mediaFeatures(node, atrule);
  if (type === "NestingSelector" || (type === "Rule" && rule && rule !== node)) return ["nesting"];
  if (type === "Declaration") return isLacked(properties[node.property]) ? [node.property] : [];
  if (atrulePrelude) return [];
  if (type === "Function") return missingFunctions.has(name) ? [`${name}()`] : [];
  const property = declaration && properties[declaration.property];
  if (type === "Identifier" && isLacked(property?.[name])) return [`${declaration.property}: ${name}`];
  return [];
}

function mediaFeatures({ type, name }, atrule) {
  if (atrule?.name !== "media") return [];
  if (type === "FeatureRange") return isLacked(atRules.media.range_syntax) ? ["@media range"] : [];
  return isLacked(atRules.media[name]) ? [`@media ${name}`] : [];
}
