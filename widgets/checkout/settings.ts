import * as z from "zod/mini";
import type { About } from "#runtime/about.ts";
import { text, toggle, url } from "#runtime/controls.ts";

/** Every country of the world with its states is about 90 kB. */
const LONGEST_TABLE = 200_000;

/** What an editor or the page's own objects can set of a checkout. */
export const settings = z.object({
  refreshOnStart: toggle(true),
  ajaxLogin: toggle(true),
  checkoutUrl: url(""),
  countries: text("", LONGEST_TABLE),
  locale: text("", LONGEST_TABLE),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  refreshOnStart: "Ask for totals as soon as the page is there, as gateways expect it.",
  ajaxLogin:
    "Log in without leaving the page, by the page builder's call; off where its plugin is not there.",
  checkoutUrl: "The address that takes orders, where it is not the shop's own for `checkout`.",
  countries: "JSON: states by code for each country; an empty list where a country has none.",
  locale: "JSON: names, needs and order of address fields by country, and for all under `default`.",
};
