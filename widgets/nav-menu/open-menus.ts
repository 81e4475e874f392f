import { type DrivenMenu, type DriveOptions, driveMenu } from "#dom/menu/drive-menu.ts";
import { createPanelView } from "#dom/menu/panel-view.ts";
import { isInPlace } from "#dom/menu/sub-menu.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Elementor's own widths. */
const SIZES = { minWidth: "10em", maxWidth: "1000px" };

/** Opens and closes the sub-menus of one list. */
export function openMenus(
  options: Omit<DriveOptions, "view" | "opensOnHover"> & { readonly openClass: string },
  context: WidgetContext,
): DrivenMenu {
  const view = createPanelView({ ...SIZES, ...options });
  return driveMenu({ ...options, view, opensOnHover: (subMenu) => !isInPlace(subMenu) }, context);
}
