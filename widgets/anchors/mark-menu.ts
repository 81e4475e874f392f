import { selectAll } from "#browser/selectors.ts";
import { markCurrentLinks } from "#dom/mark-current-links.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const MENUS = "nav,[role=navigation],.menu";
/** A table of contents and a menu of Islet mark their own entries. */
const IGNORED = "[data-widget~=table-of-contents],[data-widget~=nav-menu]";

/** Marks the menu items that link to the section in view. */
export function markMenu(
  host: HTMLElement,
  { menuSelector, offset }: Settings,
  { signal }: WidgetContext,
): void {
  const changes = createChanges(signal);

  markCurrentLinks({
    links: () => menuLinks(host, menuSelector),
    gapPx: offset,
    mark(link, isCurrent) {
      const item = link.closest("li");
      if (item)
        for (const name of ["active", "current-menu-item"]) changes.toggleClass(item, name, isCurrent);
      changes.toggleClass(link, "elementor-item-active", isCurrent);
      changes.setAttribute(link, "aria-current", isCurrent ? "location" : null);
    },
    signal,
  });
}

function menuLinks(host: HTMLElement, menuSelector: string): Set<HTMLAnchorElement> {
  const menus = menuSelector
    ? selectAll(document, menuSelector)
    : [...host.querySelectorAll(MENUS), ...(host.matches(MENUS) ? [host] : [])];
  const links = menus.flatMap((menu) => [...menu.querySelectorAll<HTMLAnchorElement>("a[href*='#']")]);
  return new Set(links.filter((link) => !link.closest(IGNORED)));
}
