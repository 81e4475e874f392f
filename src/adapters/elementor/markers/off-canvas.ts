import { type BuilderSettings, builderSettings, switches } from "../../builder/element-settings.ts";

/** Animations are words, also where an editor has chosen none. */
const animationsOf = (settings: BuilderSettings) =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([key, value]) => /^(?:entrance|exit)_animation(?:_[a-z_]+)?$/.test(key) && value !== "none",
    ),
  );

/** Reads a panel beside the page. */
export function offCanvasSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
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
    entrance_class: "animated",
    exit_class: "animated reverse",
    box_selector: ".e-off-canvas",
    moving_selector: ".e-off-canvas__main",
    panel_selector: ".e-off-canvas__content",
  };
}
