import { selectAll } from "#browser/selectors.ts";
import { type ListOfPages, listAddress } from "./list-address.ts";
import type { PagedList } from "./paged-list.ts";

/** Where a page stands in its list. */
export interface Position {
  /** Counted from 1; undefined if the page does not say. */
  readonly page: number | undefined;
  /** Address of the next page; null after the last, and if it is no page of this list. */
  readonly next: string | null;
  /** What the page names as its next, if that is no page of this list. */
  readonly refused: string | undefined;
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
  readonly list: ListOfPages;
  readonly base: string;
}

const END = { next: null, refused: undefined };

function nextOf(named: string | null, list: ListOfPages, base: string): Pick<Position, "next" | "refused"> {
  const next = listAddress(named, list, base);
  return { next, refused: next === null ? (named ?? undefined) : undefined };
}

function countedPosition(pattern: Pattern, page: number): Position {
  const { address, lastPage, list, base } = pattern;
  const named = page < lastPage ? address.replaceAll(NUMBER, String(page + 1)) : address;
  return {
    // Some pages do not say it, which would make them half pages.
    page: undefined,
    ...(named === address ? END : nextOf(named, list, base)),
    following: () => countedPosition(pattern, page + 1),
  };
}

/**
 * Reads the position in a widget's element, on this page or on another.
 * @param base the address of that page
 */
export function readPosition(
  root: Element,
  list: Pick<PagedList, "parts"> & ListOfPages,
  base: string,
): Position {
  const { parts } = list;
  const [printed] = selectAll(root, parts.position, { limit: 1 });
  if (!printed) {
    const [more] = selectAll(root, parts.more, { limit: 1 });
    return {
      page: undefined,
      ...nextOf(more?.getAttribute("href") ?? null, list, base),
      following: undefined,
    };
  }
  const numberOf = (name: string) => Number(printed.getAttribute(name) || Number.NaN);
  const page = numberOf("data-page");
  const pattern = printed.getAttribute("data-url_structure");
  if (pattern !== null) {
    const max = numberOf("data-max_page");
    const lastPage = max < MAX_PAGES ? max : MAX_PAGES;
    return countedPosition({ address: pattern, lastPage, list, base }, page >= 1 ? Math.trunc(page) : 1);
  }
  const isLast = page >= numberOf("data-max-page");
  return {
    page: Number.isNaN(page) ? undefined : page,
    ...(isLast ? END : nextOf(printed.getAttribute("data-next-page"), list, base)),
    following: undefined,
  };
}
