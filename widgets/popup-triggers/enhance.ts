import { isActionAddress } from "#content/popup/action-link.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { openOnClick } from "./open-on-click.ts";
import { createPopupControl, type PopupControl } from "./popup-control.ts";
import type { Settings } from "./settings.ts";

/** Opens and closes a popup on clicks, events, the page's address and triggers. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, on, page } = context;
  const control = createPopupControl(host, settings, context);
  openOnClick(control, settings.openSelector, context);
  on("elementor/popup/open", ({ id, toggle }) => {
    if (control.hasId(id)) control.open({ toggle });
  });
  on("elementor/popup/close", ({ id, doNotShowAgain }) => {
    if (id ? control.hasId(id) : control.isOnTop()) control.close(doNotShowAgain);
  });
  if (page.isEditor) return;
  if (isActionAddress()) guard(() => openByAddress(control));
  if (Object.values(settings.triggers).includes(true))
    guard(() => openByTriggers(control, settings, context));
}

async function openByAddress(control: PopupControl) {
  const { actionOfAddress } = await import("#content/popup/popup-action.ts");
  const action = actionOfAddress();
  if (action?.kind === "open" && control.hasId(action.id)) control.open();
}

async function openByTriggers(control: PopupControl, { timing, triggers }: Settings, context: WidgetContext) {
  const { openAutomatically } = await import("#content/popup/open-automatically.ts");
  await openAutomatically({ popupId: control.id, timing, triggers, context, open: () => control.open() });
}
