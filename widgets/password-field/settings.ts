import * as z from "zod/mini";
import { choices, count, toggle } from "#runtime/controls.ts";

/** Named like the parameters of the shop's script. */
export const settings = z.object({
  strength: toggle(true),
  minPasswordStrength: count({ default: 3, max: 4 }),
  stopCheckout: toggle(false),
  without: choices(["show", "strength"]),
});

export type Settings = z.infer<typeof settings>;
