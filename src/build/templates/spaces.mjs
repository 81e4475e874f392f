/** @import { LiquidHtmlNode } from "@shopify/liquid-html-parser" */
import { NodeTypes } from "@shopify/liquid-html-parser";

/** @param {LiquidHtmlNode | undefined} node */
const isTag = (node) => !node || node.type === NodeTypes.LiquidTag || node.type === NodeTypes.LiquidRawTag;

/**
 * What stands for the space between two nodes of a template: lines lay out the template and print nothing beside Liquid's
 * tags and at both ends of an element, else a line is a line and any other space one space.
 * @param {LiquidHtmlNode | undefined} before @param {string} gap @param {LiquidHtmlNode | undefined} after
 */
export function spaceBetween(before, gap, after) {
  if (gap === "") return "";
  if (!gap.includes("\n")) return " ";
  return isTag(before) || isTag(after) ? "" : "\n";
}
