import { describe, expect, it } from "vitest";
import { shopifyFiles } from "#outputs/shopify/shopify.mjs";
import { callPhp, hasPhp } from "../../../tests/wordpress/php.ts";
import { placedWidgets } from "../../../tests/wordpress/placed-widgets.ts";
import { blockFiles } from "./blocks.mjs";

const names = Object.keys(placedWidgets);
const placeable = names.filter((name) => placedWidgets[name]?.place === "element");
/** @param {string} output @param {string} name */
const fileOf = (output, name) => `./golden/${output}/${name}.txt`;

/**
 * JSON with a line for each value down to this depth: a setting or a control has one line.
 * @param {unknown} value @param {number} depth @returns {string}
 */
function linesOf(value, depth, indent = "") {
  const isFlat =
    depth === 0 || typeof value !== "object" || value === null || Object.keys(value).length === 0;
  if (isFlat) return JSON.stringify(value);
  const inner = `${indent}  `;
  const rows = Object.entries(value).map(([key, item]) => {
    const label = Array.isArray(value) ? "" : `${JSON.stringify(key)}: `;
    return `${inner}${label}${linesOf(item, depth - 1, inner)}`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${rows.join(",\n")}\n${indent}${close}`;
}

const SCHEMA = /(?<={% schema %}\n)[^]*(?=\n{% endschema %})/;

describe("what editors get of each widget; `vitest -u` writes it anew", () => {
  it.each(placeable)("%s: the block", async (name) => {
    const block = blockFiles(placedWidgets, "1.0.0")[`generated/blocks/${name}/block.json`];
    const kinds = placedWidgets[name]?.extends ?? [];
    const more = kinds.length > 0 ? `Goes on blocks of WordPress, too: ${kinds.join(", ")}\n` : "";
    await expect(`${linesOf(JSON.parse(block ?? ""), 2)}\n${more}`).toMatchFileSnapshot(
      fileOf("blocks", name),
    );
  });

  const inThemes = placeable.filter((name) => !placedWidgets[name]?.shop);
  it.each(inThemes)("%s: Shopify's section", async (name) => {
    const section = shopifyFiles(placedWidgets)[`sections/islet-${name}.liquid`];
    const text = section?.replace(SCHEMA, (schema) => linesOf(JSON.parse(schema), 2));
    await expect(text).toMatchFileSnapshot(fileOf("shopify", name));
  });

  // What starts a widget has its settings in that widget's panel.
  const inPanels = names.filter((name) => placedWidgets[name]?.place !== "starts-with");
  it.runIf(hasPhp).each(inPanels)("%s: its part of Elementor's panel", async (name) => {
    const [sections = ""] = callPhp(placedWidgets, [["panel", name]]);
    await expect(`${linesOf(JSON.parse(sections), 3)}\n`).toMatchFileSnapshot(fileOf("elementor", name));
  });
});
