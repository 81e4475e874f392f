import { type ElementorSettings, elementorSettings, switches } from "../../shared/element-settings.ts";

/** Animations are words, also where an editor has chosen none. */
const animationsOf = (settings: ElementorSettings) =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([key, value]) => /^(?:entrance|exit)_animation(?:_[a-z_]+)?$/.test(key) && value !== "none",
    ),
  );

/** Reads a panel beside the page. */
export function offCanvasSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const {
    is_not_close_on_overlay: staysOnOverlay,
    is_not_close_on_esc_overlay: staysOnEscape,
    ...rest
  } = switches(settings, "prevent_scroll", "is_not_close_on_overlay", "is_not_close_on_esc_overlay");
  return {
    ...animationsOf(settings),
    ...rest,
    id: host.dataset["id"],
    close_on_overlay: !staysOnOverlay,
    close_on_escape: !staysOnEscape,
    parts: {
      entrance: "animated",
      exit: "animated reverse",
      box: ".e-off-canvas",
      moving: ".e-off-canvas__main",
      panel: ".e-off-canvas__content",
    },
  };
}
