import { sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { keepFocus } from "#dom/focus/keep-focus.ts";
import { mergeInlineStyle } from "#dom/state/merge-inline-style.ts";
import { type KeyOf, morph } from "#dom/state/morph.ts";
import type { Fragments } from "#runtime/events.ts";
import { isElement } from "#runtime/node-type.ts";
import { ROW, rowKeyOf } from "./cart-rows.ts";
import { withServerCounts } from "./pending-count.ts";

/** Rows are matched by their cart item. */
const keyOf: KeyOf = (element) => element.id || (element.matches(ROW) && rowKeyOf(element)) || null;

/** Adds to new markup for an element what the page shows there besides, such as a row that can be brought back. */
export type EditMarkup = (target: Element, markup: DocumentFragment) => void;

const edits = new Set<EditMarkup>();

/** Edits all markup before it is shown, until the signal aborts. */
export function editFragments(edit: EditMarkup, signal: AbortSignal): void {
  edits.add(edit);
  signal.addEventListener("abort", () => edits.delete(edit));
}

/**
 * Puts fragments (selector → markup) into every matching element. Unchanged nodes are kept; the rest is morphed in
 * place. Selectors that are invalid or match the whole page do nothing.
 * @param endPending runs in the same turn as the change, after it
 * @throws when the sanitiser's code cannot be loaded; the page is then unchanged
 */
export async function applyFragments(fragments: Fragments, endPending = () => {}): Promise<void> {
  const entries = Object.entries(fragments);
  if (!entries.some(([selector]) => targetsOf(selector).length)) return endPending();
  const clean = await Promise.all(
    entries.map(async ([selector, html]) => {
      const markup = await sanitise(html, "fragment", { sameOrigin: true, keepsStyles: true });
      // The sanitiser removed everything: the target keeps its content.
      const isRefused = !markup.hasChildNodes() && html.trim() !== "";
      return { selector, markup, isRefused };
    }),
  );
  withServerCounts(() => {
    for (const { selector, markup, isRefused } of clean)
      for (const target of isRefused ? [] : targetsOf(selector))
        if (target.isConnected) keepFocus(target, () => replace(target, editedCopy(target, markup)));
    endPending();
  });
}

function editedCopy(target: Element, markup: DocumentFragment): DocumentFragment {
  const copy = markup.cloneNode(true) as DocumentFragment;
  for (const edit of edits) edit(target, copy);
  return copy;
}

function targetsOf(selector: string): Element[] {
  const targets = selectAll(document, selector);
  return targets.some((target) => target === document.documentElement || target === document.body)
    ? []
    : targets;
}

/** Returns the element now in the target's place. Bare text fills the target, which its selector must match again. */
function replace(target: Element, markup: Node): Element {
  const roots = [...markup.childNodes].filter((node) => isElement(node) || node.nodeValue?.trim());
  const first = roots.find(isElement);
  if (!first) target.replaceChildren(...roots);
  else if (roots.length === 1 && first.nodeName === target.nodeName)
    morph(target, first, { keyOf, copyMore: mergeInlineStyle });
  else target.replaceWith(...roots);
  return target.isConnected || !first ? target : first;
}
