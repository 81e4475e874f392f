import * as z from "zod/mini";
import { count, group, list, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What the shop says of its tracking (reference: shop 11.1). */
export const settings = z.object({
  allowTracking: toggle(true),
  lifetime: count({ default: 6, max: 1_200 }),
  session: count({ default: 30, max: 525_600 }),
  base64: toggle(),
  prefix: text("wc_order_attribution_", 100),
  consentCategory: text("marketing", 100),
  promoCode: toggle(),
  fields: list(group({ name: text(undefined, 100), path: text(undefined, 100) })),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  allowTracking: "Track where orders come from. Off: every cookie of the tracking is removed.",
  lifetime: "Months of 30 days the cookies stay; too little for a minute: until the browser closes.",
  session: "Minutes without a page view after which a new visit begins.",
  base64: "Write cookies in base64, for firewalls that take percent signs for an attack.",
  prefix: "What stands before each field's name in a form.",
  consentCategory: "The category of consent that allows the tracking.",
  promoCode: "Give each visitor a code from 100000 to 999999.",
  fields:
    "An order's fields, each with the cookie's group and key its value is in, such as current.typ. Default: the shop's sixteen.",
};
