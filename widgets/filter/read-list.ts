import type { SitePage } from "#browser/fetch-anonymously.ts";
import { selectAll } from "#browser/selectors.ts";
import { fetchPage, forgetPage } from "#content/paging/fetch-page.ts";
import type { FindCounterpart, OtherListParts } from "#content/paging/find-counterpart.ts";
import { itemStyles } from "#content/paging/item-styles.ts";
import { listAddress } from "#content/paging/list-address.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import type { PagingParts } from "#content/paging/parts.ts";
import { clean } from "#content/paging/read-page.ts";
import type { ListNodes } from "./list-nodes.ts";
import { type Choice, isChosenOn, refreshList } from "./refresh-list.ts";

/** The list of another page and the style sheets of its items; `aborted` if the visitor was leaving. */
export type ReadList = (ListNodes & { readonly styles: readonly string[] }) | "failed" | "aborted";

/** What stands after an element, inside the same one. */
export function followersOf(element: Element): ChildNode[] {
  const found = [];
  for (let next = element.nextSibling; next; next = next.nextSibling) found.push(next);
  return found;
}

/** Whether the page goes on after an element; an answer that was cut off inside it does not. */
export function isFollowed(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.nextElementSibling) return true;
  return false;
}

function elementsOf({ root, list }: OtherListParts, parts: PagingParts) {
  if (!list) return { items: [], followers: selectAll(root, parts.empty, { limit: 1 }) };
  const followers = followersOf(list).filter((node): node is Element => node.nodeType === 1);
  return { items: selectAll(list, parts.item, { limit: Infinity }), followers };
}

/** How a list is read on another page. */
export interface Reading {
  readonly paged: PagedList;
  readonly find: FindCounterpart;
  /** Whether nothing follows the list's widget on this page. */
  readonly isLast: boolean;
  readonly choice: Choice | undefined;
}

/** Reads a list on another page. Rejects only if the sanitiser cannot be loaded. */
export async function readList(address: string, reading: Reading): Promise<ReadList> {
  const { paged } = reading;
  if (listAddress(address, paged) === null) return "failed";
  const response = await fetchPage(address, paged.context.isFromPage);
  if (!response.ok) return response.reason === "aborted" ? "aborted" : "failed";
  const { root, address: finalAddress } = response.data;
  const read = listAddress(finalAddress, paged) === null ? undefined : await readFrom(root, reading);
  if (!read) forgetPage(address);
  return read ?? "failed";
}

async function readFrom(page: SitePage["root"], { paged, find, isLast, choice }: Reading) {
  const found = find(page);
  if (!found || !(isLast || isFollowed(found.root))) return undefined;
  if (choice && !isChosenOn(page, choice)) {
    const nodes = await refreshList(paged, choice);
    return nodes && { ...nodes, styles: [] };
  }
  const { parts, context } = paged;
  const { items, followers } = elementsOf(found, parts);
  if (!found.list && followers.length === 0) return undefined;
  const [cleanItems, cleanFollowers] = [await clean(items, context), await clean(followers, context)];
  return {
    items: [...cleanItems.children],
    followers: [...cleanFollowers.children],
    styles: found.list && context.isFromPage ? itemStyles(found.list) : [],
  };
}
