import { parseInert } from "#browser/trusted-types.ts";

/** Entities of HTML, which many feeds write although XML has none of them. */
const HTML_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);|#)(\w*;?)/g;
/** Nobody needs a document type, and its entities may grow without end. */
function withoutDoctype(xml: string): string {
  const start = xml.search(/<!doctype/i);
  if (start < 0) return xml;
  const subset = xml.indexOf("[", start);
  const hasSubset = subset >= 0 && subset < xml.indexOf(">", start);
  const end = xml.indexOf(">", hasSubset ? xml.indexOf("]", subset) : start);
  return end < 0 ? "" : xml.slice(0, start) + xml.slice(end + 1);
}

const CDATA = /<!\[CDATA\[(.*?)\]\]>/gs;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const hasFailed = (parsed: Document) => parsed.getElementsByTagName("parsererror").length > 0;

/** Parses XML, also with HTML's entities in it; `undefined` if that cannot be read. */
export function parseXml(text: string): Document | undefined {
  // As plain text, it is not taken for HTML's entities below.
  const xml = withoutDoctype(text.trimStart()).replaceAll(CDATA, (_, inner: string) => escaped(inner));
  if (!xml.startsWith("<")) return undefined;
  const parsed = parseInert(xml, "application/xml");
  if (!hasFailed(parsed)) return parsed;
  const again = parseInert(xml.replaceAll(HTML_ENTITY, "&amp;$1"), "application/xml");
  return hasFailed(again) ? undefined : again;
}

/** The children of an element with one of these names, as they are written: `title`, `dc:creator`. */
export const childrenNamed = (parent: Element, ...names: readonly string[]): Element[] =>
  [...parent.children].filter(({ nodeName }) => names.includes(nodeName));

/** The text of the first child with one of these names that has one; the earlier name counts more. */
export function childText(parent: Element, ...names: readonly string[]): string {
  for (const name of names) {
    const text = childrenNamed(parent, name)[0]?.textContent?.trim();
    if (text) return text;
  }
  return "";
}

/** The attributes of a picture as `media:content` and `media:thumbnail` have them. */
const mediaPicture = (element: Element) => ({
  src: element.getAttribute("url"),
  width: element.getAttribute("width"),
  height: element.getAttribute("height"),
});

/** The picture and the video in the elements of Media RSS below an entry. */
export function mediaOf(entry: Element) {
  const groups = [entry, ...childrenNamed(entry, "media:group")];
  const contents = groups.flatMap((group) => childrenNamed(group, "media:content"));
  const is = (kind: string) => (element: Element) =>
    element.getAttribute("medium") === kind || element.getAttribute("type")?.startsWith(`${kind}/`);
  const thumbnails = [...groups, ...contents].flatMap((group) => childrenNamed(group, "media:thumbnail"));
  const picture = contents.find(is("image")) ?? thumbnails[0];
  return {
    picture: picture && mediaPicture(picture),
    video: contents.find(is("video"))?.getAttribute("url"),
    description: groups.map((group) => childText(group, "media:description")).find(Boolean) ?? "",
  };
}
