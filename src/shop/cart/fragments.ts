import { isRecord } from "#runtime/parse-json.ts";
import { sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { keepFocus } from "#dom/keep-focus.ts";
import { type KeyOf, morph } from "#dom/morph.ts";
import { copyStyle } from "#dom/printed-style.ts";
import type { Fragments } from "#runtime/events.ts";
import { withServerCounts } from "./pending-count.ts";

/** Rows of both mini cart templates (reference: shop 3.1, 3.2). */
const ROW = ".mini_cart_item, .cart_item";

/** A row is the same as long as it holds the same cart item. */
const keyOf: KeyOf = (element) =>
  element.id ||
  (element.matches(ROW) &&
    selectAll(element, "[data-cart_item_key]", { limit: 1 })[0]?.getAttribute("data-cart_item_key")) ||
  null;

/** The texts among what claims to be fragments; null for what is no object. */
export function fragmentsOf(value: unknown): Fragments | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/**
 * Puts fragments (selector → markup) on the page: every key, every match. What is the same already is left alone, the
 * rest is changed in place. Selectors that are invalid or mean the whole page do nothing.
 * @param settle runs in the same turn as the change: what was expected of this answer is on the page now
 * @throws when the sanitiser's code cannot be loaded; then nothing has changed
 */
export async function applyFragments(fragments: Fragments, settle = () => {}): Promise<void> {
  const entries = Object.entries(fragments);
  if (!entries.some(([selector]) => targetsOf(selector).length)) return settle();
  const clean = await Promise.all(
    entries.map(async ([selector, html]) => {
      const markup = await sanitise(html, "fragment", { sameOrigin: true, keepsStyles: true });
      // Markup of which nothing may stay tells nothing about the cart.
      const isRefused = !markup.hasChildNodes() && html.trim() !== "";
      return { selector, markup, isRefused };
    }),
  );
  withServerCounts(() => {
    for (const { selector, markup, isRefused } of clean)
      for (const target of isRefused ? [] : targetsOf(selector))
        if (target.isConnected) keepFocus(target, () => replace(target, markup.cloneNode(true)));
    settle();
  });
}

function targetsOf(selector: string): Element[] {
  const targets = selectAll(document, selector);
  return targets.some((one) => one === document.documentElement || one === document.body) ? [] : targets;
}

/** Returns what now stands in the target's place. Bare text fills the target, which is found again next time. */
function replace(target: Element, markup: Node): Element {
  const roots = [...markup.childNodes].filter((node) => node instanceof Element || node.nodeValue?.trim());
  const first = roots.find((node) => node instanceof Element);
  if (!first) target.replaceChildren(...roots);
  else if (roots.length === 1 && first.nodeName === target.nodeName) morph(target, first, keyOf, copyStyle);
  else target.replaceWith(...roots);
  return target.isConnected || !first ? target : first;
}
