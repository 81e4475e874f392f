import { closest } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { openAddressed } from "#dom/panels/addressed.ts";
import { createTabs } from "#dom/panels/tabs.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { addressedReviews, readTabs } from "./tabs.ts";

/** Shows one panel of a product at a time. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { listen, signal } = context;
  const changes = createChanges(signal);
  const tabs = readTabs(host);
  const reviews = tabs.find(({ panel }) => panel.id === "tab-reviews");
  const open = createTabs(
    { tabs, changes, mark: ({ item }, isOpen) => changes.toggleClass(item, "active", isOpen) },
    context,
  );
  const follow = () => openAddressed(tabs, open, addressedReviews(reviews));

  const kept = tabs[context.kept as number];
  if (kept) open(kept);
  else if (tabs[0] && !follow()) open(tabs[0]);
  listen(window, "hashchange", follow);
  listen(document, "click", ({ target }) => {
    // The panel has to be visible when the browser follows the link.
    if (reviews && closest(target as Element, "a.woocommerce-review-link")) open(reviews);
  });
  return { state: () => tabs.findIndex(({ opener }) => opener.getAttribute("aria-selected") === "true") };
}
