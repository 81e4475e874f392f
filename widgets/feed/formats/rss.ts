import { htmlContent, htmlText } from "./html-text.ts";
import { itemOf } from "./item-of.ts";
import { collectItems, type ReadFormat } from "./parsed-feed.ts";
import { childrenNamed, childText, mediaOf, parseXml } from "./xml.ts";

/** `wool@shop.example (Ada)` names Ada. */
function authorOf(item: Element): string {
  const author = childText(item, "dc:creator", "author");
  const isMail = author.includes("@") && author.includes(" (") && author.endsWith(")");
  return isMail ? author.slice(author.indexOf(" (") + 2, -1) : author;
}

/** The address of the item, or its id if that is one. */
function linkOf(item: Element): string {
  const id = childrenNamed(item, "guid")[0];
  const isLink = id && id.getAttribute("isPermaLink") !== "false";
  return childText(item, "link") || (isLink ? childText(item, "guid") : "");
}

/** The first file of a kind that comes with an item, such as an episode's picture. */
const enclosure = (item: Element, kind: string) =>
  childrenNamed(item, "enclosure").find((file) => file.getAttribute("type")?.startsWith(kind));

function readItem(item: Element, address: string) {
  const [short, whole] = ["description", "content:encoded"].map((name) => htmlContent(childText(item, name)));
  const media = mediaOf(item);
  const file = enclosure(item, "image/");
  return itemOf(
    {
      id: childText(item, "guid"),
      title: htmlText(childText(item, "title", "media:title")),
      link: linkOf(item),
      text: short?.text || whole?.text || htmlText(media.description),
      author: htmlText(authorOf(item)),
      date: childText(item, "pubDate", "dc:date"),
      tags: childrenNamed(item, "category", "dc:subject").map(({ textContent }) => htmlText(textContent)),
      picture:
        media.picture ?? (file && { src: file.getAttribute("url") }) ?? short?.picture ?? whole?.picture,
      video: media.video ?? enclosure(item, "video/")?.getAttribute("url"),
    },
    address,
  );
}

/** Reads RSS 2.0, and RSS 1.0, whose items stand beside their channel. */
export const readRss: ReadFormat = (text, address) => {
  const root = parseXml(text)?.documentElement;
  if (!root || !/^(?:rss|rdf:RDF)$/i.test(root.nodeName)) return undefined;
  const [channel = root] = childrenNamed(root, "channel");
  const next = childrenNamed(channel, "atom:link").find((link) => link.getAttribute("rel") === "next");
  return {
    ...collectItems(
      [...childrenNamed(channel, "item"), ...(channel === root ? [] : childrenNamed(root, "item"))],
      (item) => readItem(item, address),
    ),
    next: next?.getAttribute("href") ?? undefined,
  };
};
