import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Clause result-count.1: screen readers have read the page's title by then. */
const DELAY_MS = 2_000;
/** They tell of their results themselves (reference: shop 8.3). */
const FILTERS = '[data-wp-interactive="woocommerce/product-filters"]';

/** Tells screen readers how much a sorted or searched list holds, once the page has come to rest (result-count.1). */
export function enhance(host: HTMLElement, _settings: Settings, { after, signal }: WidgetContext): void {
  if (!location.search || Document.prototype.querySelector.call(document, FILTERS)) return;
  const { setAttribute } = createChanges(signal);
  setAttribute(host, "role", "alert");
  setAttribute(host, "aria-hidden", "true");
  after(DELAY_MS, () => {
    setAttribute(host, "aria-hidden", "false");
    // Only what comes into a live region is read out.
    host.replaceChildren(...host.childNodes);
  });
}
