import type { Settings } from "./settings.ts";
import type { PopupPhase } from "./use-popup-phase.ts";

/** Class names of the parts of a popup. */
interface PopupNames {
  readonly dialog: string;
  readonly panel: string;
  readonly content: string;
}

const join = (...names: (string | false)[]) => names.filter(Boolean).join(" ");

const ownNames = (settings: Settings): PopupNames => ({
  dialog: join(
    "islet-popup",
    `islet-popup--${settings.horizontal}`,
    `islet-popup--${settings.vertical}`,
    `islet-popup--close-${settings.closeButtonPosition}`,
    settings.overlay && "islet-popup--overlay",
    settings.fullHeight && "islet-popup--full-height",
    ...settings.classes,
  ),
  panel: "islet-popup__panel",
  content: "islet-popup__content",
});

/** The names that the page's own rules style and animate. */
function nativeNames({ parts, classes }: Settings, phase: PopupPhase, animation: string): PopupNames {
  const isAnimated = phase !== "hidden" && animation !== "none";
  return {
    dialog: join("islet-native-popup", ...parts.dialog, ...classes),
    panel: join(
      "islet-native-popup__panel",
      ...parts.panel,
      isAnimated && animation,
      ...(isAnimated && animation && phase === "leaving" ? parts.reversed : []),
    ),
    content: join("islet-native-popup__content", ...parts.content),
  };
}

/** Islet's own class names, or those of the parts with the animation of the phase. */
export const popupNames = (
  settings: Settings,
  isNative: boolean,
  { phase, animation }: { readonly phase: PopupPhase; readonly animation: string },
): PopupNames => (isNative ? nativeNames(settings, phase, animation) : ownNames(settings));
