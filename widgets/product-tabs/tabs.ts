import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/kind.ts";

export interface Tab {
  /** The list item around the link. */
  readonly item: Element;
  readonly link: HTMLElement;
  readonly panel: HTMLElement;
}

/** Addresses that lead to the reviews: one of them, their tab, or another page of them. */
const TO_REVIEWS = /#(?:.*comment-|(?:tab-)?reviews$)|comment-page-|[?&]cpage=/;

/** The tabs inside an element; links without a panel are left out. */
export const readTabs = (host: Element): Tab[] =>
  selectAll(host, ".wc-tabs li, .tabs li").flatMap((item): Tab[] => {
    const [link] = selectAll(item, "a[href^='#']");
    const panel = elementById(link?.getAttribute("href")?.slice(1) ?? "");
    return isHtmlElement(link) && panel && host.contains(panel) ? [{ item, link, panel }] : [];
  });

/** Opens the tab that the page's address leads to. Returns false if it leads to none. */
export function openAddressed(
  tabs: readonly Tab[],
  reviews: Tab | undefined,
  open: (tab: Tab) => void,
): boolean {
  const target = elementById(location.hash.slice(1));
  let tab = tabs.find(({ panel }) => panel.contains(target));
  if (!tab && TO_REVIEWS.test(location.href)) tab = reviews;
  // Opening moves the target. Visitors who have scrolled away from it stay where they are.
  const scrolls = target && isHiddenOrInView(target);
  if (!tab) return false;
  open(tab);
  if (scrolls) target.scrollIntoView();
  return true;
}

/** Through the prototype: a form or an image can be named `getElementById`. */
const elementById = (id: string): HTMLElement | null => Document.prototype.getElementById.call(document, id);

function isHiddenOrInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.getClientRects().length === 0 || (bottom > 0 && top < innerHeight);
}
