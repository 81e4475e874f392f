import * as z from "zod/mini";
import { seconds, text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of how the provider's window looks. */
export const settings = z.object({
  label: text("", 200),
  /** Clause payment-popup.7. */
  closeButtonFade: seconds({ default: 6, max: 60 }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  label: "Its name for screen readers. Default: Payment.",
  closeButtonFade: "Seconds in which the close button fades in; with the keyboard it is there at once.",
};
