import { parseInert } from "#browser/trusted-types.ts";
import { isElement, isText } from "#runtime/node-type.ts";
import type { RawPicture } from "./item-of.ts";

/** What HTML says in words, and its first picture. */
export interface HtmlContent {
  readonly text: string;
  readonly picture: RawPicture | undefined;
}

/** What is no text for readers. */
const UNREAD = new Set([
  "SCRIPT",
  "STYLE",
  "TEMPLATE",
  "NOSCRIPT",
  "IFRAME",
  "OBJECT",
  "SVG",
  "MATH",
  "TEXTAREA",
  "TITLE",
  "XMP",
  "NOEMBED",
  "NOFRAMES",
  "PLAINTEXT",
]);
const BLOCK = /^(?:P|DIV|LI|UL|OL|H[1-6]|BLOCKQUOTE|PRE|TR|TABLE|FIGURE|FIGCAPTION|SECTION|ARTICLE|HR)$/;
/** Longer HTML than anybody reads. */
const MAX_HTML = 200_000;

/** Reads HTML as text: no element of it reaches the page. */
export function htmlContent(html: unknown): HtmlContent {
  if (typeof html !== "string" || html === "") return { text: "", picture: undefined };
  if (!/[<&]/.test(html)) return { text: html, picture: undefined };
  // Without the tag, what comes first would be read as the head of a page.
  const parsed = parseInert(`<body>${html.slice(0, MAX_HTML)}`, "text/html");
  const body = Reflect.get<HTMLDocument, "body">(HTMLDocument.prototype, "body", parsed);
  const image = body.querySelector("img[src]");
  const attribute = (name: string) => image?.getAttribute(name) ?? undefined;
  return {
    text: textIn(body),
    picture: image
      ? {
          src: attribute("src"),
          alt: attribute("alt"),
          width: attribute("width"),
          height: attribute("height"),
        }
      : undefined,
  };
}

/** The text of HTML. */
export const htmlText = (html: unknown): string => htmlContent(html).text;

/** Through the prototype: a form's field, or what is named `body` in a document, may have the name of a property. */
const nameOf = (node: Node) =>
  isElement(node)
    ? Reflect.get<Element, "localName">(Element.prototype, "localName", node).toUpperCase()
    : "";

/** Goes through all nodes without recursion, however deep they are. */
function textIn(root: Element): string {
  const parts: string[] = [];
  const accept = (node: Node) =>
    UNREAD.has(nameOf(node)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, accept);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const name = nameOf(node);
    if (isText(node)) parts.push((node.nodeValue ?? "").replaceAll(/\s+/g, " "));
    else if (name === "BR") parts.push("\n");
    else if (BLOCK.test(name)) parts.push(name === "P" ? "\n\n" : "\n");
  }
  return parts.join("").trim();
}
