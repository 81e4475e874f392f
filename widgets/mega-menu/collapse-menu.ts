import { createCollapse } from "#dom/menu/collapse.ts";
import { customProperty } from "#dom/menu/custom-property.ts";
import { fitCollapsible } from "#dom/menu/fit-collapsible.ts";
import type { Changes } from "#dom/state/changes.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { stretch } from "./stretch.ts";

interface CollapseOptions {
  readonly menu: HTMLElement;
  readonly toggle: HTMLElement | undefined;
  readonly panel: HTMLElement | undefined;
  readonly isCollapsed: () => boolean;
  readonly settings: Settings;
  readonly changes: Changes;
}

const BY_KEYBOARD = "elementor/mega-menu/dropdown-toggle-by-keyboard";

/** Keeps what is behind the toggle closed and inert until it is pressed; the style sheets know it by `data-layout`. */
export function collapseMenu(options: CollapseOptions, context: WidgetContext): void {
  const { menu, toggle, panel, isCollapsed, settings, changes } = options;
  const { bus, host, listen, on } = context;
  const { parts } = settings;
  const writeLayout = () =>
    changes.setAttribute(menu, "data-layout", isCollapsed() ? "dropdown" : "horizontal");
  writeLayout();
  on("page/device_mode", writeLayout);
  if (!toggle || !panel) return;

  const fit = fitCollapsible(
    {
      toggle,
      panel,
      changes,
      isOpen: () => collapse.isOpen(),
      isStretched: false,
      heightProperty: customProperty(parts.heightProperty),
    },
    context,
  );
  const widgetId = host.dataset["id"] ?? host.id;
  let isByKey = false;
  listen(host, "keydown", ({ key }) => {
    isByKey = key === "Escape";
  });
  const collapse = createCollapse(
    {
      toggle,
      panel,
      changes,
      onChange(isOpen) {
        if (isOpen) stretch({ menu, target: panel, parts, changes });
        fit();
        if (isOpen) bus.emit("elementor-pro/mega-menu/dropdown-open", { host });
        else if (isByKey) bus.emit(BY_KEYBOARD, { host, widgetId, show: false });
        isByKey = false;
      },
    },
    context,
  );
  changes.setAttribute(toggle, "aria-haspopup", "false");
  on(BY_KEYBOARD, (event) => {
    if (event.widgetId === widgetId) collapse.setOpen(event.show ?? !collapse.isOpen());
  });

  function update() {
    setHidden(toggle as HTMLElement, !isCollapsed(), changes);
    collapse.setOpen(false);
    collapse.setActive(isCollapsed());
  }
  update();
  on("page/device_mode", update);
}
