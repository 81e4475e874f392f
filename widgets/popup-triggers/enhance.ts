import { isPlainClick } from "#browser/plain-click.ts";
import { popupOf, topPopup } from "#content/popup/popups.ts";
import { isElement } from "#runtime/node-type.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { createOpeners, type OpenerOf } from "./openers.ts";
import { isOnThisPage } from "./own-opener.ts";
import { createPopupControl, hasFailed, type PopupControl } from "./popup-control.ts";
import type { Settings } from "./settings.ts";

/**
 * Links that open or close a popup, and buttons with the same action in an attribute. The hash is encoded once or twice,
 * which leaves letters unchanged.
 */
const ACTION_LINK =
  'a[href^="#elementor-action"][href*=popup],a[href^="%23elementor-action"][href*=popup],[data-action-link*=popup]';

const loadActions = () => import("./popup-action.ts");

/** Opens and closes a popup on clicks, events, the page's address and triggers. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { guard, listen, on } = context;
  const { referrerPatterns, timing, triggers } = settings;
  const control = createPopupControl(host, settings, context);
  openOnClick(control, createOpeners(settings.openSelector, context), context);
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
      const { openAutomatically } = await context.load(() => import("./open-automatically.ts"));
      const { id: popupId, open } = control;
      await openAutomatically({ popupId, referrerPatterns, timing, triggers, context, open });
    });
  const popup = popupOf(host);
  if (context.kept) control.open(popup.invoker);
  return { state: popup.isOpen };
}

/** Opens the popup when its opener is clicked, and follows Elementor's links that open or close it. */
function openOnClick(
  control: PopupControl,
  openerOf: OpenerOf,
  { guard, host, listen, load }: WidgetContext,
) {
  listen(document, "click", (event) => {
    const { target } = event;
    if (!isElement(target) || !isPlainClick(event)) return;
    const link = target.closest<HTMLElement>(ACTION_LINK);
    // An action link leads nowhere, whichever popup it names.
    if (link) event.preventDefault();
    // Without a dialog, an anchor leads to the section in the page.
    const opener = hasFailed(host) ? null : openerOf(target);
    if (opener && isOnThisPage(target.closest('a[href*="#"]'))) event.preventDefault();
    guard(async () => {
      const action = link && (await load(loadActions)).popupActionOf(actionOf(link));
      // Opening names a popup by its id; closing means the popup around the link.
      if (action?.kind === "open" && control.hasId(action.id)) control.open(link, action.toggle);
      else if (action?.kind === "close" && host.contains(link)) control.close(action.doNotShowAgain);
      else if (opener) control.open(opener);
    });
  });
}

/** The action of a link or button; empty if it has none. */
const actionOf = (link: Element): string =>
  link.getAttribute("data-action-link") ?? link.getAttribute("href") ?? "";

/** Whether the page was opened with an action in its address. */
const isActionAddress = () => /^#(?:%23)?elementor-action/i.test(location.hash);
