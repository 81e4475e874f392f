import { isNeverShownAgain, neverShowAgain } from "#content/popup/do-not-show-again.ts";
import { popupIdOf } from "#content/popup/popup-id.ts";
import { isBlockedByAnother, popupOf, topPopup } from "#content/popup/popups.ts";
import { addWidget } from "#dom/add-widget.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Opens and closes the popup of one host. */
export interface PopupControl {
  readonly id: string;
  /** Whether `id` names this popup; a page's script may pass a number. */
  hasId(id: unknown): boolean;
  isOnTop(): boolean;
  /** Whether the dialog's code could not be loaded: then the section stays in the page. */
  hasFailed(): boolean;
  /** With `toggle` it closes a popup that is open. The invoker gets the focus back. */
  open(options?: { toggle?: boolean | undefined; invoker?: HTMLElement | undefined }): void;
  close(doNotShowAgain?: boolean): void;
}

/** Loads the island that draws the popup when the popup first opens. */
export function createPopupControl(
  host: HTMLElement,
  settings: Settings,
  { listen, page, signal }: WidgetContext,
): PopupControl {
  const id = popupIdOf(host, settings.id);
  const popup = popupOf(host);
  const hasFailed = () => host.dataset["widgetState"] === "failed";
  const mayOpen = () =>
    !hasFailed() && (page.isPreview || !(isNeverShownAgain(id) || isBlockedByAnother(popup)));

  popup.isExclusive = settings.avoidMultiplePopups;
  popup.hasTriggers = true;
  // A popup that could not be drawn blocks no other.
  listen(host, "islet:problem", () => {
    if (hasFailed()) popup.finishClosing();
  });
  signal.addEventListener("abort", () => {
    popup.hasTriggers = false;
    popup.finishClosing();
  });

  return {
    id,
    hasId: (other) => String(other) === id,
    isOnTop: () => topPopup() === popup,
    hasFailed,
    open({ toggle, invoker } = {}) {
      if (popup.isOpen()) {
        if (toggle) popup.close();
      } else if (mayOpen()) {
        popup.open(invoker ?? null);
        addWidget(host, "popup", signal);
      }
    },
    close(doNotShowAgain) {
      if (doNotShowAgain) neverShowAgain(id);
      popup.close();
    },
  };
}
