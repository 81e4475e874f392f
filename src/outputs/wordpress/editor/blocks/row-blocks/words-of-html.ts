/** A text with formats, as the editor keeps it since WordPress 6.5. */
interface RichText {
  toHTMLString(): string;
}

const isRichText = (value: unknown): value is RichText =>
  typeof value === "object" && value !== null && "toHTMLString" in value;

/** The words of a text that the editor keeps as HTML, or as its own object for it; a line break is one in the words. */
export function wordsOfHtml(given: unknown): string {
  const html = isRichText(given) ? given.toHTMLString() : given;
  return typeof html === "string" ? window.wp.richText.create({ html }).text : "";
}
