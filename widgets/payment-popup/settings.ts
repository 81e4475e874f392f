import * as z from "zod/mini";
import { seconds, text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  label: text("", 200),
  closeButtonFade: seconds({ default: 6, max: 60 }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  label: "The dialog's name for screen readers. Default: Payment.",
  closeButtonFade: "Seconds in which the close button fades in. Keyboard users see it at once.",
};
