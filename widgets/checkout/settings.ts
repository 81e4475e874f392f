import * as z from "zod/mini";
import { toggle, url } from "#runtime/controls.ts";
import { aboutCountries, aboutLocale, tables } from "#shop/address/settings.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor or the page's own objects can set of a checkout. */
export const settings = z.object({
  refreshOnStart: toggle(true),
  ajaxLogin: toggle(true),
  checkoutUrl: url(""),
  ...tables,
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  refreshOnStart: "Ask for totals as soon as the page is there, as gateways expect it.",
  ajaxLogin:
    "Log in without leaving the page, by the page builder's call; off where its plugin is not there.",
  checkoutUrl: "The address that takes orders, where it is not the shop's own for `checkout`.",
  countries: aboutCountries,
  locale: aboutLocale,
};
