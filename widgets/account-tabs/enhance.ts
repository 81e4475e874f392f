import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { currentTab } from "./current-tab.ts";
import type { Settings } from "./settings.ts";
import { markTab, tabsOf } from "./tabs.ts";

/** Marks the account's tab that the visitor is on; in the builder's editor tabs show their pages in place. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, page, signal } = context;
  const tabs = tabsOf(host);
  const homes = new Map([
    [settings.viewOrder, "orders"],
    [settings.addPaymentMethod, "payment-methods"],
  ]);
  if (page.isEditor)
    return guard(async () => (await import("./editor-pages.ts")).showInPlace(host, tabs, homes, context));
  const current = currentTab(tabs, location, homes);
  // What the shop has marked stays where the address says nothing.
  if (current) markTab(tabs, current, createChanges(signal));
}
