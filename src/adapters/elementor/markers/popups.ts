import { documentSettings, sizeOf, switches } from "../../builder/element-settings.ts";
import type { NativeMarkers } from "./native-marker.ts";

/** A popup's document, also while its page is edited. */
const POPUP = '[data-elementor-type="popup"]:not(.elementor-edit-area)';

/** The nodes that the builder's rules for a popup style; its own script makes them around the document. */
const skinOf = (id: string) => ({
  dialog_id: `elementor-popup-modal-${id}`,
  dialog:
    "dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal",
  panel: "dialog-widget-content dialog-lightbox-widget-content animated",
  content: "dialog-message dialog-lightbox-message",
  close: "dialog-close-button dialog-lightbox-close-button",
  reversed: "reverse",
});

function popupSettings(host: HTMLElement) {
  const { entrance_animation_duration: duration, ...settings } = documentSettings(host);
  const seconds = sizeOf(duration);
  return {
    ...settings,
    ...switches(
      settings,
      "prevent_close_on_background_click",
      "prevent_close_on_esc_key",
      "prevent_scroll",
      "a11y_navigation",
      "avoid_multiple_popups",
    ),
    ...(seconds === undefined ? {} : { entrance_animation_duration: seconds }),
    id: host.dataset["elementorId"] ?? "",
    skin: skinOf(host.dataset["elementorId"] ?? ""),
  };
}

/** Popups, and links whose action opens a picture. What opens popups loads with the page, what draws them when they open. The editor keeps its own in their place. */
export const popups: NativeMarkers = ({ isEditor }) =>
  isEditor
    ? []
    : [
        { selector: POPUP, widget: "popup-triggers", settings: popupSettings },
        { selector: `${POPUP}[data-widget~="popup"]`, widget: "popup", settings: popupSettings },
        {
          selector: 'a[href*="elementor-action"][href*="lightbox"],[data-action-link*="lightbox"]',
          widget: "lightbox",
          ...(location.hash.includes("lightbox") && { on: "load" }),
        },
      ];
