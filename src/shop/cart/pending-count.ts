import { selectAll } from "#browser/selectors.ts";
import { COUNTS } from "./cart-cookies.ts";

/** Adds and removes that the server has not answered yet, each with how many items it means. */
const expected = new Set<{ readonly items: number }>();
/** What the server says, and what stands there instead; texts that somebody else has written since are theirs. */
const drawn = new WeakMap<Text, { readonly theirs: string; readonly ours: string }>();

/**
 * Counts on so many items more, fewer where negative, wherever the page shows how many the cart holds.
 * @returns the end of it, for when the server has answered or will not
 */
export function addPendingItems(items: number, signal: AbortSignal): () => void {
  if (!items) return () => {};
  const one = { items };
  expected.add(one);
  draw();
  const end = () => {
    signal.removeEventListener("abort", end);
    if (expected.delete(one)) draw();
  };
  signal.addEventListener("abort", end);
  return end;
}

/** Makes a change to what the server itself has said; what is still expected is counted again afterwards, unseen. */
export function withServerCounts(change: () => void): void {
  draw(0);
  try {
    change();
  } finally {
    draw();
  }
}

const sumOf = (all: Iterable<{ readonly items: number }>) =>
  [...all].reduce((sum, { items }) => sum + items, 0);

function draw(more = sumOf(expected)) {
  for (const element of selectAll(document, COUNTS)) {
    const text = [...element.childNodes].find(
      (node): node is Text => node instanceof Text && /\d/.test(node.data),
    );
    const before = text && drawn.get(text);
    if (!text || (!before && !more)) continue;
    const theirs = before?.ours === text.data ? before.theirs : text.data;
    // A thousand and more has a separator that only the server knows.
    if (/\d\D\d/.test(theirs)) continue;
    const count = Math.max(0, Number(/\d+/.exec(theirs)) + more);
    const ours = theirs.replace(/\d+/, String(count));
    drawn.set(text, { theirs, ours });
    if (text.data !== ours) text.data = ours;
    if (element instanceof HTMLElement && element.dataset["counter"])
      element.dataset["counter"] = String(count);
  }
}
