import { closest } from "#browser/selectors.ts";
import { isShortcut } from "#dom/activation.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { tabOfKey } from "./tab-keys.ts";
import { openAddressed, readTabs, type Tab } from "./tabs.ts";

/** Shows one panel of a product at a time. */
export function enhance(host: HTMLElement, _settings: Settings, { listen, signal }: WidgetContext): void {
  const changes = createChanges(signal);
  const tabs = readTabs(host);
  const reviews = tabs.find(({ panel }) => panel.id === "tab-reviews");

  function open(opened: Tab) {
    for (const tab of tabs) {
      const isOpen = tab === opened;
      changes.toggleClass(tab.item, "active", isOpen);
      changes.setAttribute(tab.link, "aria-selected", String(isOpen));
      changes.setAttribute(tab.link, "tabindex", isOpen ? "0" : "-1");
      changes.setStyle(tab.panel, "display", isOpen ? "" : "none");
    }
    // Style sheets of some themes hide panels.
    if (getComputedStyle(opened.panel).display === "none") changes.setStyle(opened.panel, "display", "block");
  }

  function pressKey(event: KeyboardEvent) {
    const index = tabs.findIndex(({ link }) => link === event.target);
    const tab = tabOfKey(event.key, index, tabs);
    if (index < 0 || !tab || isShortcut(event)) return;
    event.preventDefault();
    open(tab);
    tab.link.focus();
  }

  if (tabs[0] && !openAddressed(tabs, reviews, open)) open(tabs[0]);
  listen(window, "hashchange", () => openAddressed(tabs, reviews, open));
  listen(host, "keydown", pressKey);
  listen(host, "click", (event) => {
    const tab = tabs.find(({ link }) => link.contains(event.target as Node));
    if (!tab) return;
    event.preventDefault();
    open(tab);
  });
  listen(document, "click", ({ target }) => {
    // The panel has to be visible when the browser follows the link.
    if (reviews && closest(target as Element, "a.woocommerce-review-link")) open(reviews);
  });
}
