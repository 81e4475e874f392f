import { markupOf, sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { withoutHash } from "#browser/without-hash.ts";
import { queryAll } from "#dom/query.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FindCounterpart } from "./find-counterpart.ts";
import { itemStyles } from "./item-styles.ts";
import { listAddress } from "./list-address.ts";
import type { ListContext, PagedList } from "./paged-list.ts";
import { type Position, readPosition } from "./position.ts";

/** What a widget needs of another page of its list. */
export interface ListPage extends Position {
  readonly items: readonly HTMLElement[];
  /** The links to all pages; empty if the page has none. */
  readonly links: readonly Node[];
  /** Style sheets of single items. */
  readonly styles: readonly string[];
  /** Where the page is in the end: a server may lead elsewhere. */
  readonly address: string;
}

/** A page; `aborted` if the visitor was leaving; else why it cannot be shown. */
export type ReadPage =
  | { readonly kind: "page"; readonly page: ListPage }
  | { readonly kind: "aborted" }
  | { readonly kind: "failed" };

/**
 * A copy of elements of another page, without anything that runs. Of a list of an attribute, which a contributor may write,
 * also without what sends something: forms, hidden fields and links with a nonce.
 */
export async function clean(
  elements: readonly Element[],
  { isFromPage }: Pick<ListContext, "isFromPage">,
): Promise<DocumentFragment> {
  const copy = await sanitise(markupOf(elements), "fragment", { sameOrigin: true, keepsStyles: true });
  if (!isFromPage)
    for (const element of queryAll(copy, "form, input[type=hidden], a[href*=nonce]")) element.remove();
  return copy;
}

/** Reads the items of a list on another page of it. Rejects only if the sanitiser cannot be loaded. */
export async function readPage(address: string, paged: PagedList, find: FindCounterpart): Promise<ReadPage> {
  const { parts, context } = paged;
  const response = await fetchPage(address, context.isFromPage);
  if (!response.ok) return { kind: response.reason === "aborted" ? "aborted" : "failed" };
  const { root: page, address: finalAddress } = response.data;
  const found = listAddress(finalAddress, paged) === null ? undefined : find(page);
  if (!found?.list) return { kind: "failed" };
  const { root, list } = found;
  const items = await clean(selectAll(list, parts.item, { limit: Infinity }), context);
  const [links] = selectAll(root, parts.pages, { limit: 1 });
  const cleanLinks = links && (await clean([links], context)).firstElementChild;
  return {
    kind: "page",
    page: {
      ...readPosition(root, paged, finalAddress),
      items: [...items.children] as HTMLElement[],
      links: cleanLinks ? [...cleanLinks.childNodes] : [],
      styles: context.isFromPage ? itemStyles(list) : [],
      address: withoutHash(finalAddress),
    },
  };
}
