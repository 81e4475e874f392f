import type { Tab, Tabs } from "./tabs.ts";

/** The first tab. The addresses of all other tabs continue its address. */
const FIRST = "dashboard";

type Address = Pick<URL, "origin" | "pathname" | "search">;

/**
 * The tab that an address belongs to: the longest tab address that it continues by path (`/my-account/orders/2/`) or by
 * query (`?page_id=9&orders=2`). Undefined for an address outside the account and for a page without a tab.
 */
export function currentTab({ list, parents }: Tabs, address: Address): Tab | undefined {
  let nearest: Tab | undefined;
  let longest = 0;
  for (const tab of list) {
    const length = sharedLength(address, tab.link);
    if (length <= longest) continue;
    nearest = tab;
    longest = length;
  }
  if (nearest?.name !== FIRST) return nearest;
  const path = folderOf(address).slice(folderOf(nearest.link).length).split("/").filter(Boolean);
  const child = [...path, ...new URLSearchParams(address.search).keys()].find((word) => parents.has(word));
  if (child !== undefined) return list.find(({ name }) => name === parents.get(child));
  return path.length > 0 ? undefined : nearest;
}

/** The length of a link's address that an address continues; 0 if it does not. */
function sharedLength(address: Address, link: Address): number {
  if (link.origin !== address.origin || !folderOf(address).startsWith(folderOf(link))) return 0;
  const query = new URLSearchParams(address.search);
  const linkQuery = [...new URLSearchParams(link.search)];
  const hasAll = linkQuery.every(([name, value]) => query.has(name) && (!value || query.get(name) === value));
  return hasAll ? link.pathname.length + linkQuery.length : 0;
}

const folderOf = ({ pathname }: Address) => (pathname.endsWith("/") ? pathname : `${pathname}/`);
