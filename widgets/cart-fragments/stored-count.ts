import { closest, selectAll } from "#browser/selectors.ts";
import type { Page } from "#runtime/page.ts";
import { COUNTS } from "#shop/cart/cart-cookies.ts";
import { loadCart } from "#shop/cart/cart-storage.ts";
import { countTextOf, writeCount } from "#shop/cart/count-text.ts";

/**
 * Shows the numbers of the stored cart in the counts of a page that may come from a cache, before the code that shows the
 * whole cart has loaded. Takes text only: nothing is parsed as HTML.
 */
export function showStoredCounts(page: Pick<Page, "storageKeys">): void {
  const counts = selectAll(document, COUNTS);
  const fragments = Object.entries((counts.length && loadCart(page)?.fragments) || {});
  for (const count of counts) {
    const [, html = ""] = fragments.find(([selector]) => closest(count, selector)) ?? [];
    const [, shown = ""] = html.split(`class="${count.className}"`)[1]?.match(/^[^>]*>([^<&]*)/) ?? [];
    const text = countTextOf(count);
    if (text && /\d/.test(shown)) writeCount(count, text, shown);
  }
}
