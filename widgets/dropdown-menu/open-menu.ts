import { type DrivenMenu, type DriveOptions, driveMenu } from "#dom/menu/drive-menu.ts";
import { createPanelView } from "#dom/menu/panel-view.ts";
import { isInPlace } from "#dom/menu/sub-menu.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

type OpenOptions = Pick<DriveOptions, "root" | "all" | "changes"> & { readonly settings: Settings };

const LENGTH = /^\d+(?:\.\d+)?(?:px|r?em|ch|vw|%)$/;
const length = (given: string, otherwise: string) => (LENGTH.test(given) ? given : otherwise);

/** Opens and closes the sub-menus of a list. */
export function openMenu(options: OpenOptions, context: WidgetContext): DrivenMenu {
  const { settings } = options;
  const { hoverIntent, interval, menuDelay, mobileBreakpoint, sensitivity, showOnClick } = settings;
  const isBar = () => settings.layout === "horizontal";
  const view = createPanelView({
    ...options,
    isBar,
    minWidth: length(settings.subMenusMinWidth, "10em"),
    maxWidth: length(settings.subMenusMaxWidth, "20em"),
    openClass: settings.parts.open[0] ?? "",
  });
  const delays = hoverIntent
    ? { showMs: interval, hideMs: menuDelay, rest: { px: sensitivity, ms: interval } }
    : { showMs: settings.showTimeout, hideMs: settings.hideTimeout };
  return driveMenu(
    {
      ...options,
      view,
      isBar,
      delays,
      opensOnHover: (subMenu) =>
        !showOnClick && !isInPlace(subMenu) && matchMedia(`(min-width: ${mobileBreakpoint}px)`).matches,
    },
    context,
  );
}
