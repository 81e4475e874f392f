import { isShortcut } from "#dom/activation.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Addresses that lead into the reviews (reference: shop 9.1). */
const TO_REVIEWS = /#(?:.*comment-|(?:tab-)?reviews$)|comment-page-|[?&]cpage=/;

interface Tab {
  readonly item: Element;
  readonly link: HTMLElement;
  readonly panel: HTMLElement;
}

/** Shows one panel of a product at a time (reference: shop 9.1; the ARIA practices' tabs). */
export function enhance(host: HTMLElement, _settings: Settings, { listen, signal }: WidgetContext): void {
  const changes = createChanges(signal);
  const tabs = selectAll(host, ".wc-tabs li, .tabs li").flatMap((item): Tab[] => {
    const [link] = selectAll(item, "a[href^='#']", { limit: 1 });
    // Through the prototype: a form or an image can be named `getElementById`.
    const panel = Document.prototype.getElementById.call(
      document,
      link?.getAttribute("href")?.slice(1) ?? "",
    );
    return link instanceof HTMLElement && panel && host.contains(panel) ? [{ item, link, panel }] : [];
  });
  const reviews = tabs.find(({ panel }) => panel.id === "tab-reviews");

  function open(chosen: Tab) {
    for (const tab of tabs) {
      const isOpen = tab === chosen;
      changes.toggleClass(tab.item, "active", isOpen);
      changes.setAttribute(tab.link, "aria-selected", String(isOpen));
      changes.setAttribute(tab.link, "tabindex", isOpen ? "0" : "-1");
      changes.setStyle(tab.panel, "display", isOpen ? "" : "none");
    }
    // Some themes hide panels by themselves.
    if (getComputedStyle(chosen.panel).display === "none") changes.setStyle(chosen.panel, "display", "block");
  }

  /** Opens the tab that an address leads to, if any. */
  function openAt({ href, hash }: { readonly href: string; readonly hash: string }): boolean {
    const target = Document.prototype.getElementById.call(document, hash.slice(1));
    const tab =
      tabs.find(({ panel }) => target && panel.contains(target)) ??
      (TO_REVIEWS.test(href) ? reviews : undefined);
    const isSought = target && (isUnseen(target) || isInView(target));
    if (tab) open(tab);
    // What is shown and hidden above has moved it; visitors who have scrolled on stay where they are.
    if (tab && isSought) target.scrollIntoView();
    return Boolean(tab);
  }

  const first = tabs[0];
  if (first && !openAt(location)) open(first);
  listen(window, "hashchange", () => openAt(location));

  listen(document, "click", ({ target }) => {
    // Before the browser goes there by itself.
    if (reviews && target instanceof Element && closest(target, "a.woocommerce-review-link")) open(reviews);
  });
  listen(host, "click", (event) => {
    const tab = tabs.find(({ link }) => link.contains(event.target as Node));
    if (!tab) return;
    event.preventDefault();
    open(tab);
  });

  listen(host, "keydown", (event) => {
    const at = tabs.findIndex(({ link }) => link === event.target);
    const step = stepOf(event, tabs);
    const next =
      event.key === "Home"
        ? tabs[0]
        : event.key === "End"
          ? tabs.at(-1)
          : step && tabs.at((at + step) % tabs.length);
    if (at < 0 || !next || isShortcut(event)) return;
    event.preventDefault();
    open(next);
    next.link.focus();
  });
}

/** Which way an arrow leads: tabs may stand beside or below each other, from left to right or from right to left. */
function stepOf({ key }: KeyboardEvent, [one, two]: readonly Tab[]): number {
  if (!one || !two) return 0;
  const isColumn = two.item.getBoundingClientRect().top >= one.item.getBoundingClientRect().bottom;
  if (isColumn) return key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const forwards = getComputedStyle(one.item).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === forwards) return 1;
  return key === "ArrowLeft" || key === "ArrowRight" ? -1 : 0;
}

const isUnseen = (element: Element) => element.getClientRects().length === 0;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
