import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** By then screen readers have read the page's title. */
const DELAY_MS = 2_000;
/** Interactive filters announce their results themselves. */
const FILTERS = '[data-wp-interactive="woocommerce/product-filters"]';

/** Announces how many products a sorted or searched list holds, once the page has loaded. */
export function enhance(host: HTMLElement, _settings: Settings, { after, signal }: WidgetContext): void {
  if (!location.search || HTMLDocument.prototype.querySelector.call(document, FILTERS)) return;
  const { setAttribute } = createChanges(signal);
  setAttribute(host, "role", "alert");
  setAttribute(host, "aria-hidden", "true");
  after(DELAY_MS, () => {
    setAttribute(host, "aria-hidden", "false");
    // A live region announces only what is inserted.
    host.replaceChildren(...host.childNodes);
  });
}
