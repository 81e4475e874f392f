import { fetchAnonymously, type SitePage } from "#browser/fetch-anonymously.ts";
import type { ServerResponse } from "#browser/response.ts";
import { parseDocument } from "#browser/safe-html.ts";

/** Whole pages are large: only those that were asked for last are kept. */
const MAX_KEPT = 4;

const pages = new Map<string, Promise<ServerResponse<SitePage>>>();

/** Lets the next call load a page again that has turned out to be none, or half of one. */
export function forgetPage(address: string): void {
  for (const isKnown of [true, false]) pages.delete(keyOf(address, isKnown));
}

const keyOf = (address: string, isKnown: boolean) => `${isKnown} ${address}`;

/**
 * Loads another page of the site, once for all that ask for the same address. It goes on if one of them ends. After a
 * failure the next call loads again. What it returns is unsafe and must stay as it is. Rejects only if the sanitiser
 * cannot be loaded.
 * @param isKnown whether the server learns who the visitor is, as where the page itself has placed the list; a list of an
 *   attribute, which a contributor may write, gets what everybody gets
 */
export function fetchPage(address: string, isKnown: boolean): Promise<ServerResponse<SitePage>> {
  const key = keyOf(address, isKnown);
  const known = pages.get(key);
  if (known) return known;
  const loading = (isKnown ? fetchAsVisitor(address) : fetchAnonymously(address)).then((response) => {
    if (!response.ok) pages.delete(key);
    return response;
  });
  loading.catch(() => pages.delete(key));
  pages.set(key, loading);
  for (const oldest of pages.keys()) if (pages.size > MAX_KEPT) pages.delete(oldest);
  return loading;
}

async function fetchAsVisitor(address: string): Promise<ServerResponse<SitePage>> {
  const response = await parseDocument(address);
  if (!response.ok) return response;
  return { ...response, data: { root: response.data, address: response.data.URL || address } };
}
