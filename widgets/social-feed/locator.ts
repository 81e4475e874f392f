import { safeUrl } from "#browser/safe-url.ts";
import { isFeedId } from "#content/feed-id.ts";
import { queryAll } from "#dom/query.ts";
import type { Page } from "#runtime/page.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";

const RECORDS = "input[data-feed-id][data-locatornonce]";
const PLACES = [
  ["footer", "footer"],
  ["header, .header", "header"],
  [".sidebar, aside", "sidebar"],
] as const;

const located = new WeakSet<Page>();

const placeOf = (element: Element) =>
  PLACES.find(([around]) => element.closest(around) !== null)?.[1] ?? "content";

const isWellFormed = ({ dataset }: HTMLElement) => isFeedId(dataset["feedId"] ?? "");

function fieldsOf(record: HTMLElement): Readonly<Record<string, unknown>> {
  const { feedId = "", postId = "", cffShortcode = "", locatornonce = "" } = record.dataset;
  const atts = parseJson(cffShortcode);
  return {
    feedID: feedId,
    postID: postId,
    shortCodeAtts: atts.ok ? atts.value : null,
    location: placeOf(record),
    locator_nonce: locatornonce,
  };
}

/** Adds a value as PHP reads it: `record[0][feedID]`. `null` is sent as an empty text. */
function append(body: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value) || isRecord(value))
    for (const [key, part] of Object.entries(value)) append(body, `${name}[${key}]`, part);
  else body.append(name, typeof value === "string" ? value : value === null ? "" : JSON.stringify(value));
}

/** Tells the site once on a page where on it the feeds are, whatever it answers. */
export function locateFeeds(page: Page): void {
  const records = queryAll(document, RECORDS).filter(isWellFormed);
  const address = safeUrl(page.ajaxUrl, "request", { hosts: page.allowedHosts });
  if (located.has(page) || !records.length || address === null) return;
  located.add(page);
  const body = new URLSearchParams({ action: "feed_locator" });
  append(body, "feedLocatorData", records.map(fieldsOf));
  navigator.sendBeacon(address, body);
}
