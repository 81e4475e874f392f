/** Not part of a heading's text: icons, and elements that are never shown. */
const IGNORED = "[aria-hidden=true],script,style,template";

/** Returns the text of a heading on one line, with the alternative text of images. */
export function headingText(heading: Element): string {
  return textOf(heading).replace(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(IGNORED)) return "";
  if (node instanceof HTMLImageElement) return node.alt;
  if (node instanceof HTMLBRElement) return " ";
  return [...node.childNodes].map(textOf).join("");
}
