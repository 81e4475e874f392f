import { leadsToAction } from "#browser/leads-to-action.ts";
import { percentDecode } from "#browser/percent-decode.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import type { PagedList } from "./paged-list.ts";

/** Fields of a query that number pages, such as `paged`, `product-page`, `query-3-page` and `e-page-ca6a33e`. */
const NUMBER_FIELD = /^(?:[\w-]*-)?paged?(?:-\w+)?$/;
const NUMBER = /^\d{1,9}$/;

/** What distinguishes the pages of a list from all others. */
export type ListOfPages = Pick<PagedList, "places" | "parameters"> & {
  readonly context: Pick<PagedList["context"], "page">;
};

/** Whether a number at the end of a path without the pagination base is that of a page. */
type IsPageNumber = (number: string) => boolean;

/**
 * A path as it is, and without the number of a page: `blog` for `/blog/page/2/`, and for `/blog/2/` if it is one. At the
 * root of a site, pages have the base.
 */
function pathsOf(pathname: string, paginationBase: string, isPageNumber: IsPageNumber): readonly string[] {
  const parts = (percentDecode(pathname) ?? pathname).split("/").filter(Boolean);
  const [number = "", before] = [parts.at(-1), parts.at(-2)];
  const hasBase = before === paginationBase;
  const isNumbered = NUMBER.test(number) && (hasBase || (!!before && isPageNumber(number)));
  return [parts, isNumbered ? parts.slice(0, hasBase ? -2 : -1) : parts].map((path) => path.join("/"));
}

/** The CMS says by a class of the body that this page is one of several: `/archives/5/` may be a post. */
const isNumberOfThisPage: IsPageNumber = (number) => selectAll(document, `body.paged-${number}`).length > 0;

/** The path that this document has come from: a list that turns its pages in place changes the address. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return entry ? new URL(entry.name, location.href).pathname : location.pathname;
}

/**
 * The absolute form of an address if it is a page of the list: the path of this page, or one that the page configuration
 * gives, but for the number of the page; of the query only what this page has, the number and parameters of the list's filters;
 * and nothing that does more than show a page (security-reliability 10). Else null.
 * @param base of a relative address; this document's by default
 */
export function listAddress(
  value: unknown,
  { context: { page }, places: { paths, paginationBase }, parameters }: ListOfPages,
  base?: string,
): string | null {
  const address = safeUrl(value, "request", { base });
  if (address === null || leadsToAction(address, page)) return null;
  const { pathname, searchParams } = new URL(address);
  const own = [
    ...[location.pathname, loadedPath()].flatMap((path) => pathsOf(path, paginationBase, isNumberOfThisPage)),
    ...paths.flatMap((path) => pathsOf(path, paginationBase, () => true)),
  ];
  const query = new URLSearchParams(location.search);
  const isOwnField = ([field, text]: readonly [string, string]) =>
    parameters?.has(field) ||
    (NUMBER_FIELD.test(field) ? NUMBER.test(text) : query.getAll(field).includes(text));
  const isOwn =
    pathsOf(pathname, paginationBase, () => true).some((path) => own.includes(path)) &&
    [...searchParams].every(isOwnField);
  return isOwn ? address : null;
}
