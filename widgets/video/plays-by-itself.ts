import { savesData } from "#runtime/saves-data.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Whether a video plays by itself here. */
export const playsByItself = ({ autoplay, playOnMobile }: Settings, { page }: WidgetContext): boolean =>
  autoplay &&
  (playOnMobile || page.deviceMode() !== "mobile") &&
  !savesData() &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;
