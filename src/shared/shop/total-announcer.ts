import { queryAll } from "#dom/query.ts";
import { createAnnouncer } from "./announcer.ts";

/** Rows of the shop's tables of totals. */
const TOTAL = ".order-total";

/**
 * Remembers the total that is on the page. The returned function announces it, in the words of its row, if it has changed
 * since the last call.
 */
export function createTotalAnnouncer(root: Element, signal: AbortSignal): () => void {
  const announce = createAnnouncer(signal);
  let known = totalIn(root);
  return () => {
    const total = totalIn(root);
    if (total && total !== known) announce(total);
    known = total;
  };
}

const totalIn = (root: Element): string =>
  queryAll(root, `${TOTAL} > *`)
    .map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim())
    .join(" ");
