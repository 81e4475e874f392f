import { isElement, isTag, isText } from "#runtime/node-type.ts";

/** Not part of a heading's text: icons, and elements that are never shown. */
const IGNORED = "[aria-hidden=true],script,style,template";

/** Returns the text of a heading on one line, with the alternative text of images. */
export function headingText(heading: Element): string {
  return textOf(heading).replace(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (isText(node)) return node.data;
  if (!isElement(node) || node.matches(IGNORED)) return "";
  if (isTag(node, "img")) return node.alt;
  if (isTag(node, "br")) return " ";
  return [...node.childNodes].map(textOf).join("");
}
