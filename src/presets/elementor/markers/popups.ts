import { documentSettings, picked, renamed, sizeOf, switches } from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";

/** A popup's document, also while its page is edited. */
const POPUP = '[data-elementor-type="popup"]:not(.elementor-edit-area)';

/** The nodes that Elementor's rules for a popup style; its own script makes them around the document. */
const partsOf = (id: string) => ({
  dialog_id: `elementor-popup-modal-${id}`,
  dialog:
    "dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal",
  panel: "dialog-widget-content dialog-lightbox-widget-content animated",
  content: "dialog-message dialog-lightbox-message",
  close: "dialog-close-button dialog-lightbox-close-button",
  reversed: "reverse",
});

/** What is passed on as it is printed. */
const KEYS = [
  "classes",
  "close_button_position",
  "close_button_delay",
  "close_automatically",
  "horizontal",
  "vertical",
  "overlay",
  "width",
  "full_height",
  "timing",
  "triggers",
];

/** What authors write. The builder prints its popups at the end of the body. */
const IN_POST = "article *,.entry-content *,.wp-block-post-content *,.elementor *,.product *";

function popupSettings(host: HTMLElement) {
  const { entrance_animation_duration: duration, ...settings } = documentSettings(host);
  const seconds = sizeOf(duration);
  return {
    ...renamed(settings, "entrance_animation", "entrance_animation"),
    ...renamed(settings, "exit_animation", "exit_animation"),
    ...picked(settings, ...KEYS),
    // A contributor may write the attribute: a selector of theirs would reach the whole page.
    ...(host.matches(IN_POST) ? {} : picked(settings, "open_selector")),
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
    parts: partsOf(host.dataset["elementorId"] ?? ""),
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
