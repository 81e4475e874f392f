import { anchorTarget } from "#browser/anchor-target.ts";
import { selectAll } from "#browser/selectors.ts";
import type { Panel } from "#dom/panels/addressed.ts";
import { isHtmlElement } from "#runtime/kind.ts";

export interface Tab extends Panel {
  /** The list item around the link. */
  readonly item: Element;
}

/** Addresses that lead to the reviews: one of them, their tab, or another page of them. */
const TO_REVIEWS = /#(?:.*comment-|(?:tab-)?reviews$)|comment-page-|[?&]cpage=/;

/** The tabs inside an element; links without a panel are left out. */
export const readTabs = (host: Element): Tab[] =>
  selectAll(host, ".wc-tabs li, .tabs li").flatMap((item): Tab[] => {
    const [opener] = selectAll(item, "a[href^='#']");
    const panel = anchorTarget(document, opener?.getAttribute("href") ?? "");
    return isHtmlElement(opener) && panel && host.contains(panel) ? [{ item, opener, panel }] : [];
  });

/** The tab of the reviews, if the page's address leads to them. */
export const addressedReviews = (reviews: Tab | undefined): Tab | undefined =>
  TO_REVIEWS.test(location.href) ? reviews : undefined;
