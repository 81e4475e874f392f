import { closest } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { currentTab } from "./current-tab.ts";
import type { Settings } from "./settings.ts";
import { findTabs, markTab, type Tabs } from "./tabs.ts";

/** Marks the account's current tab. In Elementor's editor tabs show their pages in place. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, load, page, signal } = context;
  const tabs: Tabs = {
    list: findTabs(host),
    parents: new Map([
      [settings.viewOrder, "orders"],
      [settings.addPaymentMethod, "payment-methods"],
    ]),
  };
  if (page.isEditor)
    return guard(async () =>
      (await load(() => import("./editor-pages.ts"))).showPagesInPlace(host, tabs, context),
    );
  deleteOnce(context);
  const current = currentTab(tabs, location);
  // Outside the account the server's own mark stays.
  if (current) markTab(tabs.list, current, createChanges(signal));
}

/** Follows a link that deletes a payment method once: the shop finds nothing to delete the second time, and says so. */
function deleteOnce({ listen, on }: Pick<WidgetContext, "listen" | "on">): void {
  const pressed = new Set<Element>();
  listen(document, "click", (event) => {
    const link = closest(event.target as Element, ".payment-method-actions .button.delete");
    if (!link) return;
    if (pressed.has(link)) event.preventDefault();
    pressed.add(link);
  });
  on("page/restored", () => pressed.clear());
}
