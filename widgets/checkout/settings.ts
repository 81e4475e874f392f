import * as z from "zod/mini";
import { choices, toggle, url } from "#runtime/controls.ts";
import { aboutCountries, aboutLocale, tables } from "#shop/address/settings.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  refreshOnStart: toggle(true),
  ajaxLogin: toggle(true),
  checkoutUrl: url(""),
  without: choices(["order", "builder", "states", "labels"]),
  ...tables,
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  refreshOnStart: "Request totals when the page has loaded, as gateways expect.",
  ajaxLogin:
    "Log in without a page load, through the page builder's plugin. Turn it off if the plugin is not installed.",
  checkoutUrl: "The URL that takes orders; by default the shop's own for `checkout`.",
  without:
    "Jobs that another script on the page does: order (totals, payment methods, order), builder (the page builder's login and coupon boxes), states, labels (of address fields).",
  countries: aboutCountries,
  locale: aboutLocale,
};
