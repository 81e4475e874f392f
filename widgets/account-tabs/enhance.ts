import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { currentTab } from "./current-tab.ts";
import type { Settings } from "./settings.ts";
import { findTabs, markTab, type Tabs } from "./tabs.ts";

/** Marks the account's current tab. In the builder's editor tabs show their pages in place. */
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
  const current = currentTab(tabs, location);
  // Outside the account the server's own mark stays.
  if (current) markTab(tabs.list, current, createChanges(signal));
}
