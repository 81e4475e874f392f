import { selectAll } from "#browser/selectors.ts";
import type { PagedList } from "./paged-list.ts";

/** The items that a list has now. */
export const itemsOf = ({ list, parts }: Pick<PagedList, "list" | "parts">): Element[] =>
  selectAll(list, parts.item, { limit: Infinity });

/** Puts items in place of those that a list has; what else is in it stays. */
export function swapItems(paged: Pick<PagedList, "list" | "parts">, items: readonly Node[]): void {
  const [first, ...others] = itemsOf(paged);
  const place = document.createTextNode("");
  if (first) first.replaceWith(place);
  else paged.list.append(place);
  for (const item of others) item.remove();
  place.replaceWith(...items);
}
