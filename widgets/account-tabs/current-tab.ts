import type { Tab } from "./tabs.ts";

/** The first tab, whose address all others continue. */
const START = "dashboard";

type Address = Pick<URL, "origin" | "pathname" | "search">;

/**
 * The tab that an address belongs to: the one whose own address it continues furthest, by path (`/my-account/orders/2/`)
 * or by query (`?page_id=9&orders=2`). Undefined where it is none of the account's, or a page without a tab.
 * @param homes the tab's name by the word of a page that belongs to another one's tab
 */
export function currentTab(
  tabs: readonly Tab[],
  here: Address,
  homes: ReadonlyMap<string, string>,
): Tab | undefined {
  let [nearest, longest]: [Tab | undefined, number] = [undefined, 0];
  for (const tab of tabs) {
    const length = sharedLength(here, tab.link);
    if (length > longest) [nearest, longest] = [tab, length];
  }
  if (nearest?.name !== START) return nearest;
  const path = folderOf(here).slice(folderOf(nearest.link).length).split("/").filter(Boolean);
  const word = [...path, ...new URLSearchParams(here.search).keys()].find((one) => homes.has(one));
  if (word !== undefined) return tabs.find(({ name }) => name === homes.get(word));
  return path.length > 0 ? undefined : nearest;
}

/** How much of a link's address this address repeats; 0 when it does not continue it. */
function sharedLength(here: Address, link: Address): number {
  if (link.origin !== here.origin || !folderOf(here).startsWith(folderOf(link))) return 0;
  const given = new URLSearchParams(here.search);
  const asked = [...new URLSearchParams(link.search)];
  const isGiven = asked.every(([name, value]) => given.has(name) && (!value || given.get(name) === value));
  return isGiven ? link.pathname.length + asked.length : 0;
}

const folderOf = ({ pathname }: Address) => (pathname.endsWith("/") ? pathname : `${pathname}/`);
