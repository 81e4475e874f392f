import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import type { PagingSkin } from "./skin.ts";

/** Where a page stands in its list. */
export interface Position {
  /** Counted from 1; undefined if the page does not say. */
  readonly page: number | undefined;
  /** Address of the next page; null after the last. */
  readonly next: string | null;
  /** Where the next page stands, if addresses are counted: pages need not say it then. */
  readonly following: (() => Position) | undefined;
}

/** Stands for the number of the page in a pattern of addresses. */
const NUMBER = "9999999";
/** Whatever number a server names. */
const MAX_PAGES = 1_000;

/** A pattern of addresses, and where it is read. */
interface Pattern {
  readonly address: string;
  readonly lastPage: number;
  readonly base: string;
}

function countedPosition(pattern: Pattern, page: number): Position {
  const { address, lastPage, base } = pattern;
  const next = page < lastPage ? address.replaceAll(NUMBER, String(page + 1)) : null;
  return {
    // Some pages do not say it, which would make them half pages.
    page: undefined,
    next: next === address ? null : safeUrl(next, "request", { base }),
    following: () => countedPosition(pattern, page + 1),
  };
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
    return { page: undefined, next: addressOf(more?.getAttribute("href")), following: undefined };
  }
  const numberOf = (name: string) => Number(printed.getAttribute(name) || Number.NaN);
  const page = numberOf("data-page");
  const pattern = printed.getAttribute("data-url_structure");
  if (pattern !== null) {
    const max = numberOf("data-max_page");
    const lastPage = max < MAX_PAGES ? max : MAX_PAGES;
    return countedPosition({ address: pattern, lastPage, base }, page >= 1 ? Math.trunc(page) : 1);
  }
  const isLast = page >= numberOf("data-max-page");
  return {
    page: Number.isNaN(page) ? undefined : page,
    next: isLast ? null : addressOf(printed.getAttribute("data-next-page")),
    following: undefined,
  };
}
