import { selectAll } from "#browser/selectors.ts";
import { COUNTS } from "./cart-cookies.ts";
import { countTextOf, writeCount } from "./count-text.ts";

/** Adds and removals without an answer yet, each with its number of items. */
const pendingChanges = new Set<{ readonly items: number }>();
/** The server's text and the text shown instead. If another script has changed the text since, its text counts. */
const shownCounts = new WeakMap<Text, { readonly serverText: string; readonly ourText: string }>();

/**
 * Adds items to every count on the page; a negative number subtracts.
 * @returns ends the pending count, once the server has answered or failed to
 */
export function addPendingItems(items: number, signal: AbortSignal): () => void {
  if (!items || signal.aborted) return () => {};
  const change = { items };
  pendingChanges.add(change);
  showCounts();
  const end = () => {
    signal.removeEventListener("abort", end);
    if (pendingChanges.delete(change)) showCounts();
  };
  signal.addEventListener("abort", end);
  return end;
}

/** Shows the server's counts during a change, then adds the pending items again before the browser paints. */
export function withServerCounts(change: () => void): void {
  showCounts(0);
  try {
    change();
  } finally {
    showCounts();
  }
}

const sumOf = (changes: Iterable<{ readonly items: number }>) =>
  [...changes].reduce((sum, { items }) => sum + items, 0);

function showCounts(pendingItems = sumOf(pendingChanges)) {
  for (const element of selectAll(document, COUNTS)) {
    const text = countTextOf(element);
    const shown = text && shownCounts.get(text);
    if (!text || (!shown && !pendingItems)) continue;
    const serverText = shown?.ourText === text.data ? shown.serverText : text.data;
    // From a thousand on there may be a separator that only the server knows.
    if (/\d\D\d/.test(serverText)) continue;
    const count = Math.max(0, Number(/\d+/.exec(serverText)) + pendingItems);
    const ourText = serverText.replace(/\d+/, String(count));
    shownCounts.set(text, { serverText, ourText });
    writeCount(element, text, ourText);
  }
}
