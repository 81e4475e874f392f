import type { Answer } from "#browser/answer.ts";
import { parseDocument } from "#browser/safe-html.ts";

/** Whole pages are large: only those that were asked for last are kept. */
const MAX_KEPT = 4;

const pages = new Map<string, Promise<Answer<Document>>>();

/** Lets the next call load a page again that has turned out to be none, or half of one. */
export const forgetPage = (address: string): boolean => pages.delete(address);

/**
 * Loads another page of the site, once for all that ask for the same address. It goes on if one of them ends. After a
 * failure the next call loads again. Never rejects; what it returns is unsafe and must stay as it is.
 */
export function fetchPage(address: string): Promise<Answer<Document>> {
  const known = pages.get(address);
  if (known) return known;
  const loading = parseDocument(address).then((answer) => {
    if (!answer.ok) pages.delete(address);
    return answer;
  });
  pages.set(address, loading);
  for (const oldest of pages.keys()) if (pages.size > MAX_KEPT) pages.delete(oldest);
  return loading;
}
