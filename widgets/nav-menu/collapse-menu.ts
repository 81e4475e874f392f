import { selectAll } from "#browser/selectors.ts";
import { createCollapse } from "#dom/menu/collapse.ts";
import { customProperty } from "#dom/menu/custom-property.ts";
import { fitCollapsible, isInBar } from "#dom/menu/fit-collapsible.ts";
import { isInPlace, isWithin } from "#dom/menu/sub-menu.ts";
import { queryAll } from "#dom/query.ts";
import type { Changes } from "#dom/state/changes.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** The toggle of a menu, if it has one. */
export interface MenuToggle {
  /** Whether a list is what the toggle opens on this device. */
  isBehind(list: Element): boolean;
  /** Whether a list is a second copy that nothing opens. */
  isUnused(list: Element): boolean;
  /** Closes what covers the page. What takes room in it stays open. */
  uncoverPage(): void;
}

interface CollapseOptions {
  /** What has the class names: the widget's element, or the menu inside of it. */
  readonly menu: HTMLElement;
  readonly settings: Settings;
  readonly changes: Changes;
}

/** Keeps what is behind the toggle closed and inert until it is pressed. */
export function collapseMenu(
  { menu, settings, changes }: CollapseOptions,
  context: WidgetContext,
): MenuToggle {
  const { parts } = settings;
  const one = (selector: string) => selectAll(context.host, selector, { limit: 1 }).find(isHtmlElement);
  const [toggle, panel] = [one(parts.toggle), one(parts.collapsible)];
  const lists = selectAll(context.host, parts.list);
  // Two copies of the items: style sheets show one of them.
  const isCopy = !!panel && lists.some((list) => !panel.contains(list));
  const isUnused = (list: Element) => isCopy && !toggle && panel.contains(list);
  if (isCopy && !toggle) changes.setAttribute(panel, "inert", "");
  if (isCopy && toggle) nameCopy(panel, lists, changes);
  if (!toggle || !panel) return { isBehind: () => false, isUnused, uncoverPage() {} };

  const isCollapsed = () =>
    settings.toggle &&
    (settings.layout === "dropdown" || isWithin(settings.breakpoint, context.page.deviceMode()));
  const fit = fitCollapsible(
    {
      toggle,
      panel,
      changes,
      isOpen: () => collapse.isOpen(),
      isStretched: settings.fullWidth,
      heightProperty: customProperty(parts.heightProperty),
    },
    context,
  );
  const collapse = createCollapse(
    {
      toggle,
      panel,
      changes,
      onChange(isOpen) {
        for (const name of parts.toggleOpen) changes.toggleClass(toggle, name, isOpen);
        fit();
      },
    },
    context,
  );
  freeLinks(panel, changes);

  function update() {
    const collapsed = isCollapsed();
    for (const name of parts.host) {
      changes.toggleClass(menu, `${name}--collapsed`, collapsed);
      changes.toggleClass(menu, `${name}--full-width`, settings.fullWidth);
    }
    if (!isCopy) setHidden(toggle as HTMLElement, !collapsed, changes);
    collapse.setOpen(false);
    collapse.setActive(settings.toggle && (isCopy || collapsed));
  }
  update();
  context.on("page/device_mode", update);

  return {
    isBehind: (list) => panel.contains(list) && (isCopy || isCollapsed()),
    isUnused,
    uncoverPage() {
      if (!isInPlace({ panel }) || isInBar(panel)) collapse.setOpen(false);
    },
  };
}

/** Names what holds the second copy of the items as the menu of the first one. */
function nameCopy(panel: HTMLElement, lists: readonly Element[], changes: Changes): void {
  const label = lists.map((list) => list.closest("nav")?.getAttribute("aria-label")).find(Boolean);
  if (label && !panel.hasAttribute("aria-label")) changes.setAttribute(panel, "aria-label", label);
}

/** The second copy's links are no tab stops as the server prints them. */
function freeLinks(panel: HTMLElement, changes: Changes): void {
  for (const link of queryAll(panel, "a[tabindex='-1']")) changes.setAttribute(link, "tabindex", null);
}
