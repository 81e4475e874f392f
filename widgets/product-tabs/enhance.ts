import { anchorTarget } from "#browser/anchor-target.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { openAddressed, type Panel } from "#dom/panels/addressed.ts";
import { createTabs } from "#dom/panels/tabs.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { endTransitions } from "./end-transitions.ts";
import type { Settings } from "./settings.ts";

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
  endTransitions(host, signal);
  listen(window, "hashchange", follow);
  listen(document, "click", ({ target }) => {
    // The panel has to be visible when the browser follows the link.
    if (reviews && closest(target as Element, "a.woocommerce-review-link")) open(reviews);
  });
  return { state: () => tabs.findIndex(({ opener }) => opener.getAttribute("aria-selected") === "true") };
}

interface Tab extends Panel {
  /** The list item around the link. */
  readonly item: Element;
}

/** Addresses that lead to the reviews: one of them, their tab, or another page of them. */
const TO_REVIEWS = /#(?:.*comment-|(?:tab-)?reviews$)|comment-page-|[?&]cpage=/;

/** The tabs inside an element; links without a panel, and those of a text in a panel, are left out. */
function readTabs(host: Element): Tab[] {
  const links = selectAll(host, ".wc-tabs li, .tabs li").flatMap((item): Tab[] => {
    // Other scripts may write the whole address.
    const [opener] = selectAll(item, "a[href*='#']");
    const panel = isTag(opener, "a") && anchorTarget(document, opener.hash);
    return panel && host.contains(panel) ? [{ item, opener, panel }] : [];
  });
  return links.filter(({ item }) => !links.some(({ panel }) => panel.contains(item)));
}

/** The tab of the reviews, if the page's address leads to them. */
const addressedReviews = (reviews: Tab | undefined): Tab | undefined =>
  TO_REVIEWS.test(location.href) ? reviews : undefined;
