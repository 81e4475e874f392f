import { type DrivenMenu, driveMenu, type DriveOptions } from "#dom/menu/drive-menu.ts";
import { isInPlace } from "#dom/menu/disclosure.ts";
import { createPanelView } from "#dom/menu/panel-view.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The builder's own widths. */
const SIZES = { minWidth: "10em", maxWidth: "1000px" };

/** Opens and closes the sub-menus of one list. */
export function openMenus(
  options: Omit<DriveOptions, "view" | "opensOnHover"> & { readonly openClass: string },
  context: WidgetContext,
): DrivenMenu {
  const view = createPanelView({ ...SIZES, ...options });
  return driveMenu({ ...options, view, opensOnHover: (disclosure) => !isInPlace(disclosure) }, context);
}
