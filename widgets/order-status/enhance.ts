import { matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const FAILED = ".woocommerce-thankyou-order-failed";
const HEADING = "h1, h2, h3, h4, h5, h6, [role=heading], .entry-title";

/** Hides the title of the thank-you page if the payment has failed. */
export function enhance(host: HTMLElement, { parts }: Settings, { signal }: WidgetContext): void {
  if (selectAll(host, FAILED, { limit: 1 }).length === 0) return;
  const title = titleOf(host, parts.title);
  if (title) createChanges(signal).setStyle(title, "display", "none");
}

/** The one heading that is the order's title: the first in the nearest element that holds the order and a title. */
function titleOf(order: HTMLElement, selector: string): HTMLElement | undefined {
  const titles = selectAll(document, selector).filter(
    (title): title is HTMLElement =>
      isHtmlElement(title) && matches(title, HEADING) && !title.contains(order) && !order.contains(title),
  );
  for (let around = order.parentElement; around; around = around.parentElement) {
    const title = titles.find((one) => around?.contains(one));
    if (title) return title;
  }
}
