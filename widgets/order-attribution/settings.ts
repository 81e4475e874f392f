import * as z from "zod/mini";
import { choices, count, group, list, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

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

export const about: About<Settings> = {
  allowTracking: "Track the origin of orders. Off: all cookies of the tracking are removed.",
  lifetime: "Months of 30 days until the cookies expire. Less than a minute: when the browser closes.",
  session: "Whole minutes without a page view until a new visit begins; any other number counts as 30.",
  base64: "Write cookies in base64, for firewalls that mistake percent signs for an attack.",
  prefix: "Prefix of each field's name in a form.",
  consentCategory: "Consent category that allows the tracking.",
  promoCode: "Give each visitor a code from 100000 to 999999.",
  without: "Jobs that another script on the page does: record (the source, in cookies).",
  fields:
    "Fields of an order, each with the group and key of its value in the cookies, such as current.typ. Default: the shop's sixteen fields.",
};
