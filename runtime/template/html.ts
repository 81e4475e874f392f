import type { InnerPlace, Printed } from "./evaluate.ts";

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

/** Elements without content. */
const VOID = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/;

/** A text as HTML, in content or between the quotes of an attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => REFERENCES[character] ?? character);

/**
 * What a template printed, as HTML.
 * @param innerOf HTML of what is put inside; only the CMS's own, never from settings. Without it, the row's text.
 */
export const htmlOf = (
  printed: readonly Printed[],
  innerOf: (place: InnerPlace) => string | undefined = () => undefined,
): string =>
  printed
    .map((piece) => {
      if (typeof piece === "string") return escapeHtml(piece);
      if ("inner" in piece) return innerOf(piece) ?? paragraphOf(piece.text);
      const { element, attributes, children } = piece;
      const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const start = `<${element}${names.join("")}>`;
      return VOID.test(element) ? start : `${start}${htmlOf(children, innerOf)}</${element}>`;
    })
    .join("");

const paragraphOf = (text: string) =>
  text === "" ? "" : `<p>${escapeHtml(text).replaceAll("\n", "<br>\n")}</p>`;
