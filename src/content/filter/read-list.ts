import { selectAll } from "#browser/selectors.ts";
import { fetchPage, forgetPage } from "#content/paging/fetch-page.ts";
import type { FindCounterpart, OtherListParts } from "#content/paging/find-counterpart.ts";
import { clean, itemStyles } from "#content/paging/read-page.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import type { PagingSkin } from "#content/paging/skin.ts";
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

function elementsOf({ root, list }: OtherListParts, skin: PagingSkin) {
  if (!list) return { items: [], followers: selectAll(root, skin.empty, { limit: 1 }) };
  const followers = followersOf(list).filter((node): node is Element => node.nodeType === 1);
  return { items: selectAll(list, skin.item, { limit: Infinity }), followers };
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
  const answer = await fetchPage(address);
  if (!answer.ok) return answer.reason === "aborted" ? "aborted" : "failed";
  const read = await readFrom(answer.data, reading);
  if (!read) forgetPage(address);
  return read ?? "failed";
}

async function readFrom(page: Document, { paged, find, isLast, choice }: Reading) {
  const parts = find(page);
  if (!parts || !(isLast || isFollowed(parts.root))) return undefined;
  if (choice && !isChosenOn(page, choice)) {
    const nodes = await refreshList(paged, choice);
    return nodes && { ...nodes, styles: [] };
  }
  const { items, followers } = elementsOf(parts, paged.skin);
  if (!parts.list && followers.length === 0) return undefined;
  const [cleanItems, cleanFollowers] = [await clean(items), await clean(followers)];
  return {
    items: [...cleanItems.children],
    followers: [...cleanFollowers.children],
    styles: parts.list ? itemStyles(parts.list) : [],
  };
}
