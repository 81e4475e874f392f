import type { IsletEvents } from "#runtime/events.ts";
import { isElement } from "#runtime/node-type.ts";
import { isRecord } from "#runtime/parse-json.ts";

/** What scripts of the page call to open and close popups. */
export interface PopupModule {
  showPopup(settings?: unknown): void;
  /** Closes the popup around the event's target; without an event the one on top. */
  closePopup(settings?: unknown, event?: unknown): void;
}

/** Sends an event as a script of the page does. */
const send = <Name extends "elementor/popup/open" | "elementor/popup/close">(
  name: Name,
  detail: IsletEvents[Name],
) => document.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));

export const showPopup: PopupModule["showPopup"] = (settings) => {
  if (isRecord(settings)) send("elementor/popup/open", { id: String(settings["id"]) });
};

export const closePopup: PopupModule["closePopup"] = (settings, event) => {
  const { target } = Object(event) as { target?: unknown };
  const popup = isElement(target) ? target.closest('[data-elementor-type="popup"]') : null;
  if (isElement(target) && !popup) return;
  const id = popup?.getAttribute("data-elementor-id");
  const doNotShowAgain = isRecord(settings) && settings["do_not_show_again"] === "yes";
  send("elementor/popup/close", { ...(id ? { id } : {}), doNotShowAgain });
};
