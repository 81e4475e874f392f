import { query, queryAll } from "#dom/query.ts";
import { type FeedItem, keyOf } from "./feed-item.ts";
import { webAddress } from "./web-address.ts";

/** What the server has printed. */
export interface PrintedFeed {
  readonly label: string;
  readonly items: readonly FeedItem[];
  /** When they were taken from their source, in ms since 1970, if visitors should know that. */
  readonly updated: number | undefined;
}

const textOf = (root: Element, name: string) =>
  query(root, `.islet-feed__${name}`)?.textContent?.trim() ?? "";

/** An address of a part, or an empty text. */
const addressIn = (root: Element, selector: string, attribute: string) =>
  webAddress(query(root, selector)?.getAttribute(attribute));

/** The moment that an element names, in ms since 1970. */
function momentIn(root: Element): number | undefined {
  const moment = Date.parse(query(root, "time")?.getAttribute("datetime") ?? "");
  return Number.isNaN(moment) ? undefined : moment;
}

function readItem(article: HTMLElement): FeedItem {
  const [title, text] = [textOf(article, "title"), textOf(article, "text")];
  const link = addressIn(article, ".islet-feed__title a, .islet-feed__open", "href");
  const image = query<HTMLImageElement>(article, "img.islet-feed__picture");
  const src = addressIn(article, "img.islet-feed__picture", "src");
  const size = (name: string) => Number(image?.getAttribute(name)) || 0;
  return {
    key: keyOf(link, `${title}\n${text.slice(0, 300)}`),
    ...{ title, text, link, author: textOf(article, "author"), words: new Map() },
    date: momentIn(article),
    tags: textOf(article, "tags")
      .split(/\s*,\s*/)
      .filter(Boolean),
    picture: src ? { src, alt: image?.alt ?? "", width: size("width"), height: size("height") } : undefined,
    video: addressIn(article, ".islet-feed__video", "href"),
  };
}

/** Reads the printed items: the island draws them as they are. */
export function readPrinted(host: HTMLElement): PrintedFeed {
  const updated = query(host, ".islet-feed__updated");
  return {
    label: query(host, ".islet-feed")?.getAttribute("aria-label") ?? "",
    items: queryAll(host, ".islet-feed__item").map(readItem),
    updated: updated ? momentIn(updated) : undefined,
  };
}
