import * as z from "zod/mini";
import { count, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What a shop can set of its password fields; names are those of its own script (reference: shop 1.2, 8.6). */
export const settings = z.object({
  strength: toggle(true),
  minPasswordStrength: count({ default: 3, max: 4 }),
  stopCheckout: toggle(false),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  strength: "Say how strong a new password is.",
  minPasswordStrength: "Least strength that is accepted, from 0 (very weak) to 4 (strong).",
  stopCheckout: "Ask for that strength in the checkout, too.",
};
