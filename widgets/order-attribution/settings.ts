import * as z from "zod/mini";
import { choices, count, group, list, text, toggle } from "#runtime/controls.ts";

export const settings = z.object({
  allowTracking: toggle(true),
  lifetime: count({ default: 6, max: 1_200 }),
  session: count({ default: 30, max: 525_600 }),
  base64: toggle(),
  prefix: text("wc_order_attribution_", 100),
  consentCategory: text("marketing", 100),
  promoCode: toggle(),
  without: choices(["record"]),
  fields: list(group({ name: text(undefined, 100), path: text(undefined, 100) })),
});

export type Settings = z.infer<typeof settings>;
