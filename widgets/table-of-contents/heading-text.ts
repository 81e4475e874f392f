/** What is no part of a heading's words: signs that only the eye needs, and what is never shown. */
const NO_WORDS = "[aria-hidden=true],script,style,template";

/** The words of a heading on one line; an image speaks by its alternative text. */
export function headingText(heading: Element): string {
  return wordsOf(heading).replace(/\s+/g, " ").trim();
}

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(NO_WORDS)) return "";
  if (node instanceof HTMLImageElement) return node.alt;
  if (node instanceof HTMLBRElement) return " ";
  return [...node.childNodes].map(wordsOf).join("");
}
