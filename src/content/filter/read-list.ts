import { selectAll } from "#browser/selectors.ts";
import { fetchPage, forgetPage } from "#content/paging/fetch-page.ts";
import type { FindCounterpart, OtherListParts } from "#content/paging/find-counterpart.ts";
import { clean, itemStyles } from "#content/paging/read-page.ts";
import type { PagingSkin } from "#content/paging/skin.ts";

/** The nodes of a list, and of what stands after it: what loads more of it, or what says that nothing was found. */
export interface ListNodes {
  readonly items: readonly Node[];
  readonly followers: readonly Node[];
}

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

/**
 * Reads a list on another page. Rejects only if the sanitiser cannot be loaded.
 * @param isLast whether nothing follows the list's widget on this page
 */
export async function readList(
  address: string,
  {
    skin,
    find,
    isLast,
  }: { readonly skin: PagingSkin; readonly find: FindCounterpart; readonly isLast: boolean },
): Promise<ReadList> {
  const answer = await fetchPage(address);
  if (!answer.ok) return answer.reason === "aborted" ? "aborted" : "failed";
  const parts = find(answer.data);
  const isWhole = parts && (isLast || isFollowed(parts.root));
  const { items, followers } = isWhole ? elementsOf(parts, skin) : { items: [], followers: [] };
  if (!isWhole || (!parts.list && followers.length === 0)) {
    forgetPage(address);
    return "failed";
  }
  const [cleanItems, cleanFollowers] = [await clean(items), await clean(followers)];
  return {
    items: [...cleanItems.children],
    followers: [...cleanFollowers.children],
    styles: parts.list ? itemStyles(parts.list) : [],
  };
}
