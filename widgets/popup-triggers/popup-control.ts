import { isNeverShownAgain, neverShowAgain } from "#content/popup/do-not-show-again.ts";
import { popupIdOf } from "#content/popup/popup-id.ts";
import { isBlockedByAnother, popupOf } from "#content/popup/popups.ts";
import { addWidget } from "#dom/add-widget.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Opens and closes the popup of one host. */
export interface PopupControl {
  readonly id: string;
  /** Whether `id` names this popup; a page's script may pass a number. */
  readonly hasId: (id: unknown) => boolean;
  /** The invoker gets the focus back. With `toggle` a popup that is open closes. */
  readonly open: (invoker?: HTMLElement | null, toggle?: boolean) => void;
  readonly close: (doNotShowAgain?: boolean) => void;
}

/** Whether the dialog's code could not be loaded: then the section stays in the page. */
export const hasFailed = (host: HTMLElement): boolean => host.dataset["widgetState"] === "failed";

/** Loads the island that draws the popup when the popup first opens. */
export function createPopupControl(
  host: HTMLElement,
  settings: Settings,
  { listen, page, signal }: WidgetContext,
): PopupControl {
  const id = popupIdOf(host, settings.id);
  const popup = popupOf(host);
  popup.isExclusive = settings.avoidMultiplePopups;
  // A popup that could not be drawn blocks no other.
  listen(host, "islet:problem", () => {
    if (hasFailed(host)) popup.remove();
  });
  signal.addEventListener("abort", () => {
    // An element that comes in place of the host goes on with it.
    if (host.isConnected) popup.remove();
  });

  return {
    id,
    hasId: (other) => String(other) === id,
    open(invoker = null, toggle) {
      if (popup.isOpen()) {
        if (toggle) popup.close();
        return;
      }
      const isBlocked = !page.isPreview && (isNeverShownAgain(id) || isBlockedByAnother(popup));
      if (isBlocked || hasFailed(host)) return;
      popup.open(invoker);
      addWidget(host, "popup", signal);
    },
    close(doNotShowAgain) {
      if (doNotShowAgain) neverShowAgain(id);
      popup.close();
    },
  };
}
