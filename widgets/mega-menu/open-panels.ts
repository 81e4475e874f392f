import { type DrivenMenu, type DriveOptions, driveMenu } from "#dom/menu/drive-menu.ts";
import type { SubMenu } from "#dom/menu/sub-menu.ts";
import { dragSideways } from "#dom/press/drag-sideways.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { placePanel, resetPanel } from "./place-panel.ts";
import type { Settings } from "./settings.ts";
import { stretch } from "./stretch.ts";

interface PanelsOptions extends Omit<DriveOptions, "view" | "isBar" | "delays"> {
  readonly menu: HTMLElement;
  readonly settings: Settings;
  readonly isCollapsed: () => boolean;
}

/** Opens and closes panels by pointer, press and keys. */
export function openPanels(options: PanelsOptions, context: WidgetContext): DrivenMenu {
  const { changes, isCollapsed, menu, root, settings } = options;
  const { bus, host } = context;
  const { parts } = settings;
  const target = root.parentElement && menu !== root.parentElement ? root.parentElement : root;

  function toggle({ panel }: SubMenu, isOpen: boolean) {
    for (const name of parts.open) {
      changes.toggleClass(panel, name, isOpen);
      if (panel.parentElement && panel.parentElement.localName !== "li")
        changes.toggleClass(panel.parentElement, name, isOpen);
    }
    for (const name of settings.openAnimation) changes.toggleClass(panel, name, isOpen);
  }

  const view = {
    isExclusive: true,
    show(subMenu: SubMenu) {
      const { panel } = subMenu;
      stretch({ menu, target, parts, changes });
      toggle(subMenu, true);
      if (!isCollapsed()) placePanel(subMenu, options);
      // The panel that has closed may have stood above it.
      else subMenu.button.scrollIntoView({ block: "nearest" });
      bus.emit("elementor-pro/motion-fx/recalc", { host });
      bus.emit("elementor/nested-tabs/activate", { host, panel });
      bus.emit("elementor/bg-video/recalc", { host });
      return isCollapsed();
    },
    hide(subMenu: SubMenu) {
      toggle(subMenu, false);
      resetPanel(subMenu, options);
    },
  };
  if (settings.horizontalScroll)
    dragSideways(root, {
      dragged: parts.scrolling,
      changes,
      listen: context.listen,
      onEnd: () => bus.emit("elementor-pro/mega-menu/heading-mouse-event", { host }),
    });
  return driveMenu(
    { ...options, view, isBar: () => !isCollapsed(), delays: { showMs: 0, hideMs: settings.hideDelay } },
    context,
  );
}
