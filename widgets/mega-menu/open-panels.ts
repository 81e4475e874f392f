import { type DrivenMenu, driveMenu, type DriveOptions } from "#dom/menu/drive-menu.ts";
import { dragSideways } from "#dom/drag-sideways.ts";
import type { Disclosure } from "#dom/menu/disclosure.ts";
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
  const { skin } = settings;
  const target = root.parentElement && menu !== root.parentElement ? root.parentElement : root;

  function toggle({ panel }: Disclosure, isOpen: boolean) {
    for (const name of skin.open) {
      changes.toggleClass(panel, name, isOpen);
      if (panel.parentElement && panel.parentElement.localName !== "li")
        changes.toggleClass(panel.parentElement, name, isOpen);
    }
    for (const name of settings.openAnimation) changes.toggleClass(panel, name, isOpen);
  }

  const view = {
    show(disclosure: Disclosure) {
      const { panel } = disclosure;
      stretch({ menu, target, skin, changes });
      toggle(disclosure, true);
      if (!isCollapsed()) placePanel(disclosure, options);
      bus.emit("elementor-pro/motion-fx/recalc", { host });
      bus.emit("elementor/nested-tabs/activate", { host, panel });
      bus.emit("elementor/bg-video/recalc", { host });
      return isCollapsed();
    },
    hide(disclosure: Disclosure) {
      toggle(disclosure, false);
      resetPanel(disclosure, options);
    },
  };
  if (settings.horizontalScroll)
    dragSideways(root, {
      dragged: skin.scrolling,
      changes,
      listen: context.listen,
      onEnd: () => bus.emit("elementor-pro/mega-menu/heading-mouse-event", { host }),
    });
  return driveMenu(
    { ...options, view, isBar: () => !isCollapsed(), delays: { showMs: 0, hideMs: settings.hideDelay } },
    context,
  );
}
