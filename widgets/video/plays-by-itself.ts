import { prefersLessMotion } from "#dom/less-motion.ts";
import { savesData } from "#runtime/prefetch-code.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Whether a video plays automatically here. */
export const playsByItself = ({ autoplay, playOnMobile }: Settings, { page }: WidgetContext): boolean =>
  autoplay && (playOnMobile || page.deviceMode() !== "mobile") && !savesData() && !prefersLessMotion();
