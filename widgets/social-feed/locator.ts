import { safeUrl } from "#browser/safe-url.ts";
import { queryAll } from "#dom/query.ts";
import { parseJson } from "#runtime/parse-json.ts";
import type { Page } from "#runtime/page.ts";

const RECORDS = "input[data-feed-id][data-locatornonce]";
const PLACES = [
  ["footer", "footer"],
  ["header, .header", "header"],
  [".sidebar, aside", "sidebar"],
] as const;

const told = new WeakSet<Page>();

const placeOf = (element: Element) =>
  PLACES.find(([around]) => element.closest(around) !== null)?.[1] ?? "content";

function fieldsOf(record: HTMLElement): Readonly<Record<string, string>> {
  const { feedId = "", postId = "", cffShortcode = "", locatornonce = "" } = record.dataset;
  return {
    feedID: feedId,
    postID: postId,
    // As text, or empty where it is none.
    shortCodeAtts: parseJson(cffShortcode).ok ? cffShortcode : "",
    location: placeOf(record),
    locator_nonce: locatornonce,
  };
}

/**
 * Tells the site once on a page where on it the feeds are, whatever it answers. The plugin's server looks for the nonce
 * beside the records, its script sends it inside of them: here it is in both.
 */
export function locateFeeds(page: Page): void {
  const records = queryAll(document, RECORDS);
  const address = safeUrl(page.ajaxUrl, "request", { hosts: page.allowedHosts });
  if (told.has(page) || !records.length || address === null) return;
  told.add(page);
  const body = new URLSearchParams({ action: "feed_locator" });
  for (const [index, record] of records.entries())
    for (const [name, value] of Object.entries(fieldsOf(record)))
      body.append(`feedLocatorData[${index}][${name}]`, value);
  body.append("locator_nonce", records[0]?.dataset["locatornonce"] ?? "");
  navigator.sendBeacon(address, body);
}
