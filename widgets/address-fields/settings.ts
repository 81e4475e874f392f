import * as z from "zod/mini";
import { choices } from "#runtime/controls.ts";
import { aboutCountries, aboutLocale, tables } from "#shop/address/settings.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({ ...tables, without: choices(["states", "labels"]) });

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  countries: aboutCountries,
  locale: aboutLocale,
  without: "Jobs that another script on the page does: states, labels (of address fields).",
};
