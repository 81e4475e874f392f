import { isFilled } from "#browser/response-switch.ts";
import { sanitise } from "#browser/safe-html.ts";
import { matches } from "#browser/selectors.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { Photo } from "./feed.ts";
import { readCopies } from "./pictures.ts";
import type { RunningFeed } from "./running-feed.ts";

/** An answer with more photos. */
export interface MorePhotos {
  readonly html: string;
  readonly copies: unknown;
  readonly isLast: boolean;
}

/** Reads what the server has answered; undefined if it holds no photos. */
export function readResponse(data: unknown): MorePhotos | undefined {
  if (!isRecord(data) || typeof data["html"] !== "string") return undefined;
  const { html, feedStatus, resizedImages } = data;
  const mayGoOn = isRecord(feedStatus) && isFilled(feedStatus["shouldPaginate"]);
  return { html, copies: resizedImages, isLast: !mayGoOn || html.trim() === "" };
}

/**
 * Appends the photos of an answer, without what could run, until the widget ends. Those that are here already, because the
 * network has got new ones meanwhile, are left out. @returns the new ones; undefined if the markup holds no photos,
 * or the widget has ended
 */
export async function appendPhotos(
  { html, copies, isLast }: MorePhotos,
  { feed, update }: RunningFeed,
): Promise<readonly Photo[] | undefined> {
  const { list, photos, settings, context } = feed;
  const { signal } = context;
  const { item: selector } = settings.parts;
  const fragment = await sanitise(html, "fragment", { sameOrigin: true, keepsStyles: true });
  if (signal.aborted) return undefined;
  for (const [id, copy] of readCopies(copies, settings.resizedUrl)) feed.copies.set(id, copy);
  const known = new Set(photos.map(({ item }) => item.id));
  // `:scope` is the list, which the items are not in yet.
  const isItem = (item: Element) => selector.includes(":scope") || matches(item, selector);
  const sent = [...fragment.children].filter(isItem);
  if (sent.length === 0 && !isLast) return undefined;
  const items = sent.filter(({ id }) => !(id && known.has(id)));
  list.append(...items);
  signal.addEventListener("abort", () => {
    for (const item of items) item.remove();
  });
  return update();
}
