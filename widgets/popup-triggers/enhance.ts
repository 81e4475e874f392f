import { closest } from "#browser/selectors.ts";
import { ACTION_LINK, actionOf, isActionAddress } from "#content/popup/action-link.ts";
import { popupOf, topPopup } from "#content/popup/popups.ts";
import { isPlainClick } from "#dom/activation.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { createPopupControl, hasFailed, type PopupControl } from "./popup-control.ts";
import type { Settings } from "./settings.ts";
import { isElement, isHtmlElement } from "#runtime/kind.ts";

const loadActions = () => import("#content/popup/popup-action.ts");

/** Opens and closes a popup on clicks, events, the page's address and triggers. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { guard, listen, on } = context;
  const { timing, triggers } = settings;
  const control = createPopupControl(host, settings, context);
  openOnClick(control, settings.openSelector, context);
  on("elementor/popup/open", ({ id, toggle }) => {
    if (control.hasId(id)) control.open(null, toggle);
  });
  on("elementor/popup/close", ({ id, doNotShowAgain }) => {
    if (id ? control.hasId(id) : topPopup()?.host === host) control.close(doNotShowAgain);
  });
  listen(host, "islet:preview", () => control.open());
  if (isActionAddress())
    guard(async () => {
      const action = (await context.load(loadActions)).actionOfAddress();
      if (action?.kind === "open" && control.hasId(action.id)) control.open();
    });
  if (Object.values(triggers).includes(true))
    guard(async () => {
      const { openAutomatically } = await context.load(() => import("#content/popup/open-automatically.ts"));
      await openAutomatically({ popupId: control.id, timing, triggers, context, open: control.open });
    });
  const popup = popupOf(host);
  if (context.kept) control.open(popup.invoker);
  return { state: popup.isOpen };
}

/** Opens the popup when its opener is clicked, and follows the builder's links that open or close it. */
function openOnClick(
  control: PopupControl,
  openSelector: string,
  { guard, host, listen, load }: WidgetContext,
) {
  listen(document, "click", (event) => {
    const { target } = event;
    if (!isElement(target) || !isPlainClick(event)) return;
    const link = target.closest<HTMLElement>(ACTION_LINK);
    // An action link leads nowhere, whichever popup it names.
    if (link) event.preventDefault();
    const opener = closest(target, openSelector);
    // Without a dialog, an anchor leads to the section in the page.
    const opensPopup = isHtmlElement(opener) && !hasFailed(host);
    if (opensPopup && target.closest('a[href^="#"]')) event.preventDefault();
    guard(async () => {
      const action = link && (await load(loadActions)).popupActionOf(actionOf(link));
      // Opening names a popup by its id; closing means the popup around the link.
      if (action?.kind === "open" && control.hasId(action.id)) control.open(link, action.toggle);
      else if (action?.kind === "close" && host.contains(link)) control.close(action.doNotShowAgain);
      else if (opensPopup) control.open(opener);
    });
  });
}
