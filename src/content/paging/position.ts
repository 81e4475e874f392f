import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import type { PagingSkin } from "./skin.ts";

/** Where a page stands in its list. */
export interface Position {
  /** Counted from 1; undefined if the page does not say. */
  readonly page: number | undefined;
  /** Address of the next page; null after the last. */
  readonly next: string | null;
}

/**
 * Reads the position in a widget's element, on this page or on another.
 * @param base the address of that page
 */
export function readPosition(root: Element, skin: PagingSkin, base: string): Position {
  const [printed] = selectAll(root, skin.position, { limit: 1 });
  const addressOf = (address: string | null | undefined) => safeUrl(address, "request", { base });
  if (!printed) {
    const [more] = selectAll(root, skin.more, { limit: 1 });
    return { page: undefined, next: addressOf(more?.getAttribute("href")) };
  }
  const numberOf = (name: string) => Number(printed.getAttribute(name) || Number.NaN);
  const page = numberOf("data-page");
  const isLast = page >= numberOf("data-max-page");
  return {
    page: Number.isNaN(page) ? undefined : page,
    next: isLast ? null : addressOf(printed.getAttribute("data-next-page")),
  };
}
