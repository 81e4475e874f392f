import { selectAll } from "#browser/selectors.ts";
import { hasJQuery } from "#runtime/jquery.ts";
import type { Page } from "#runtime/page.ts";
import { storedSelectors } from "../cart-storage.ts";

/** Not of the page: the cart for analytics. */
const FACTS = "script#islet-cart";

/**
 * Whether the page has a use for fragments: an element that one of the last ones fits, analytics that read them, or scripts
 * that get them by jQuery's or the body's handlers. Also while this browser has seen none, since only they say where they go.
 */
export function needsFragments(page: Page): boolean {
  const selectors = storedSelectors(page);
  const { body } = document;
  return (
    hasJQuery() ||
    "onadded_to_cart" in body ||
    "onremoved_from_cart" in body ||
    selectors.length === 0 ||
    selectors.some((selector) => selector === FACTS || selectAll(document, selector, { limit: 1 }).length > 0)
  );
}
