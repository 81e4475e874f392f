/** Longer addresses than this are refused by some servers. */
const MAX_QUERY = 6_000;

/**
 * Changes the query of the page's address in place. Keys and values stay readable where an address allows it.
 * @returns whether the query is short enough for an address; else it stays
 */
export function changeQuery(change: (query: URLSearchParams) => void, state?: object): boolean {
  const address = new URL(location.href);
  change(address.searchParams);
  if (address.search.length > MAX_QUERY) return false;
  if (address.href !== location.href || state) history.replaceState(state ?? history.state, "", address);
  return true;
}
