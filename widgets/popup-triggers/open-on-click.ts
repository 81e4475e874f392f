import { closest } from "#browser/selectors.ts";
import { ACTION_LINK } from "#content/popup/action-link.ts";
import type { PopupAction } from "#content/popup/popup-action.ts";
import { isPlainClick } from "#dom/activation.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { PopupControl } from "./popup-control.ts";

/** Opens the popup when its opener is clicked, and follows the builder's links that open or close it. */
export function openOnClick(
  control: PopupControl,
  openSelector: string,
  { guard, host, listen }: WidgetContext,
): void {
  listen(document, "click", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !isPlainClick(event)) return;
    const link = target.closest<HTMLElement>(ACTION_LINK);
    // An action link leads nowhere, whichever popup it names.
    if (link) event.preventDefault();
    const opener = closest(target, openSelector);
    // Without a dialog, an anchor leads to the section in the page.
    const opensPopup = opener instanceof HTMLElement && !control.hasFailed();
    if (opensPopup && target.closest('a[href^="#"]')) event.preventDefault();
    guard(async () => {
      const action = link && (await readAction(link));
      if (action && isForPopup(action, link)) runAction(action, link);
      else if (opensPopup) control.open({ invoker: opener });
    });
  });

  /** Opening names a popup by its id; closing means the popup around the link. */
  const isForPopup = ({ kind, id }: PopupAction, link: HTMLElement) =>
    kind === "open" ? control.hasId(id) : host.contains(link);

  function runAction({ kind, toggle, doNotShowAgain }: PopupAction, link: HTMLElement) {
    if (kind === "close") control.close(doNotShowAgain);
    else control.open({ toggle, invoker: link });
  }
}

async function readAction(link: HTMLElement): Promise<PopupAction | null> {
  const { popupActionOf } = await import("#content/popup/popup-action.ts");
  return popupActionOf(link.getAttribute("href") ?? "");
}
