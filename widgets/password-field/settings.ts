import * as z from "zod/mini";
import { choices, count, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** Named like the parameters of the shop's script. */
export const settings = z.object({
  strength: toggle(true),
  minPasswordStrength: count({ default: 3, max: 4 }),
  stopCheckout: toggle(false),
  without: choices(["show", "strength"]),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  strength: "Show how strong a new password is.",
  minPasswordStrength: "Minimum strength that is accepted, from 0 (very weak) to 4 (strong).",
  stopCheckout: "Require that strength in the checkout, too.",
  without: "Jobs that another script on the page does: show (the button), strength.",
};
