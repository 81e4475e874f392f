import { popupIdOf } from "#content/popup/popup-id.ts";
import { isBlockedByAnother, popupOf } from "#content/popup/popups.ts";
import { addWidget } from "#dom/add-widget.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { expiringStorage } from "./expiring-storage.ts";
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

/** Elementor's own field. */
const fieldOf = (id: string) => `popup_${id}_disable`;

/** Whether the visitor has asked not to see a popup again. */
const isNeverShownAgain = (id: string): boolean => expiringStorage("local").get(fieldOf(id)) === true;

/** Hides a popup from this visitor for good. */
const neverShowAgain = (id: string): void => expiringStorage("local").set(fieldOf(id), true);
