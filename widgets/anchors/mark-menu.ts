import { selectAll } from "#browser/selectors.ts";
import { sectionInView } from "#dom/active-section.ts";
import { createChanges } from "#dom/changes.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { targetOf } from "./link-target.ts";
import type { Settings } from "./settings.ts";

const MENUS = "nav,[role=navigation],.menu";
/** A table of contents marks its own entries. */
const IGNORED = "[data-widget~=table-of-contents]";

/** Marks the menu items that link to the section in view. */
export function markMenu(
  host: HTMLElement,
  { menuSelector, offset }: Settings,
  { signal }: WidgetContext,
): void {
  const changes = createChanges(signal);

  function readPosition() {
    const targets = new Map<HTMLAnchorElement, HTMLElement>();
    for (const link of menuLinks(host, menuSelector)) {
      const target = targetOf(link);
      if (target) targets.set(link, target);
    }
    const current = sectionInView([...targets.values()], offset);
    return () => mark(targets, current);
  }

  function mark(targets: ReadonlyMap<HTMLAnchorElement, HTMLElement>, current: HTMLElement | null) {
    for (const [link, target] of targets) {
      const isCurrent = target === current;
      const item = link.closest("li");
      if (item)
        for (const name of ["active", "current-menu-item"]) changes.toggleClass(item, name, isCurrent);
      changes.toggleClass(link, "elementor-item-active", isCurrent);
      changes.setAttribute(link, "aria-current", isCurrent ? "location" : null);
    }
  }

  watchScroll(readPosition, signal);
}

function menuLinks(host: HTMLElement, menuSelector: string): Set<HTMLAnchorElement> {
  const menus = menuSelector
    ? selectAll(document, menuSelector)
    : [...host.querySelectorAll(MENUS), ...(host.matches(MENUS) ? [host] : [])];
  const links = menus.flatMap((menu) => [...menu.querySelectorAll<HTMLAnchorElement>("a[href*='#']")]);
  return new Set(links.filter((link) => !link.closest(IGNORED)));
}
