import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/changes.ts";
import { createCollapse } from "#dom/menu/collapse.ts";
import { customProperty } from "#dom/menu/custom-property.ts";
import { isWithin } from "#dom/menu/disclosure.ts";
import { fitCollapsible } from "#dom/menu/fit-collapsible.ts";
import { queryAll } from "#dom/query.ts";
import { setHidden } from "#dom/set-hidden.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** The toggle of a menu, if it has one. */
export interface MenuToggle {
  /** Whether a list is what the toggle opens on this device. */
  isBehind(list: Element): boolean;
  /** Whether a list is a second copy that nothing opens. */
  isUnused(list: Element): boolean;
  close(): void;
}

/** Keeps what is behind the toggle closed and inert until it is pressed. */
export function collapseMenu(settings: Settings, changes: Changes, context: WidgetContext): MenuToggle {
  const { host } = context;
  const { parts, skin } = settings;
  const one = (selector: string) => selectAll(host, selector, { limit: 1 }).find(isHtmlElement);
  const [toggle, panel] = [one(parts.toggle), one(parts.collapsible)];
  const lists = selectAll(host, parts.list);
  // Two copies of the items: style sheets show one of them.
  const isCopy = !!panel && lists.some((list) => !panel.contains(list));
  const isUnused = (list: Element) => isCopy && !toggle && panel.contains(list);
  if (isCopy && !toggle) changes.setAttribute(panel, "inert", "");
  if (!toggle || !panel) return { isBehind: () => false, isUnused, close() {} };

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
      heightProperty: customProperty(skin.heightProperty),
    },
    context,
  );
  const collapse = createCollapse(
    {
      toggle,
      panel,
      changes,
      onChange(isOpen) {
        for (const name of skin.toggleOpen) changes.toggleClass(toggle, name, isOpen);
        fit();
      },
    },
    context,
  );
  const label = lists.map((list) => list.closest("nav")?.getAttribute("aria-label")).find(Boolean);
  if (isCopy && label && !panel.hasAttribute("aria-label")) changes.setAttribute(panel, "aria-label", label);
  // The second copy's links are no tab stops as the server prints them.
  for (const link of queryAll(panel, "a[tabindex='-1']")) changes.setAttribute(link, "tabindex", null);

  function update() {
    const collapsed = isCollapsed();
    for (const name of skin.menu) {
      changes.toggleClass(host, `${name}--collapsed`, collapsed);
      changes.toggleClass(host, `${name}--full-width`, settings.fullWidth);
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
    close: () => collapse.setOpen(false),
  };
}
