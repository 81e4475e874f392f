import { matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { isHtmlElement } from "#runtime/kind.ts";

const FAILED = ".woocommerce-thankyou-order-failed";
const HEADING = "h1, h2, h3, h4, h5, h6, [role=heading], .entry-title";

/** Hides the title of the thank-you page if the payment has failed. */
export function enhance(host: HTMLElement, { titleSelector }: Settings, { signal }: WidgetContext): void {
  if (selectAll(host, FAILED, { limit: 1 }).length === 0) return;
  const { setStyle } = createChanges(signal);
  for (const title of selectAll(document, titleSelector))
    if (isHtmlElement(title) && matches(title, HEADING) && !title.contains(host))
      setStyle(title, "display", "none");
}
