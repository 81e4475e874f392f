import { htmlContent, htmlText } from "./html-text.ts";
import { itemOf } from "./item-of.ts";
import { collectItems, type ReadFormat } from "./parsed-feed.ts";
import { childrenNamed, childText, mediaOf, parseXml } from "./xml.ts";

/** A construct that says of which kind its text is. XHTML is read as the text that it holds. */
function constructOf(entry: Element, name: string) {
  const [element] = childrenNamed(entry, name);
  const text = element?.textContent ?? "";
  return element?.getAttribute("type") === "html" ? htmlContent(text) : { text, picture: undefined };
}

/** The first link of a relation, and of a kind of file if one is asked for. */
const linkTo = (parent: Element, relation: string, kind = "") =>
  childrenNamed(parent, "link").find(
    (link) =>
      (link.getAttribute("rel") ?? "alternate") === relation &&
      (link.getAttribute("type") ?? "").startsWith(kind),
  );

function readEntry(entry: Element, address: string) {
  const [summary, content] = [constructOf(entry, "summary"), constructOf(entry, "content")];
  const [author] = childrenNamed(entry, "author");
  const media = mediaOf(entry);
  const link = (linkTo(entry, "alternate", "text/html") ?? linkTo(entry, "alternate"))?.getAttribute("href");
  const file = linkTo(entry, "enclosure", "image/")?.getAttribute("href");
  const isVideo = childText(entry, "yt:videoId") !== "";
  return itemOf(
    {
      id: childText(entry, "id"),
      title: constructOf(entry, "title").text,
      link,
      text: summary.text.trim() || content.text || htmlText(media.description),
      author: author && childText(author, "name"),
      date: childText(entry, "published", "updated"),
      tags: childrenNamed(entry, "category").map(
        (tag) => tag.getAttribute("label") || tag.getAttribute("term"),
      ),
      picture: media.picture ?? (file ? { src: file } : (summary.picture ?? content.picture)),
      video: isVideo ? link : linkTo(entry, "enclosure", "video/")?.getAttribute("href"),
    },
    address,
  );
}

/** Reads Atom, YouTube's with its videos. */
export const readAtom: ReadFormat = (text, address) => {
  const root = parseXml(text)?.documentElement;
  if (root?.nodeName !== "feed") return undefined;
  return {
    ...collectItems(childrenNamed(root, "entry"), (entry) => readEntry(entry, address)),
    next: linkTo(root, "next")?.getAttribute("href") ?? undefined,
  };
};
