import { text } from "#runtime/controls.ts";

/** Every country of the world with its states is about 90 kB. */
const LONGEST_TABLE = 200_000;

/** Settings that tell how addresses are written, as the shop prints them: JSON as text (reference: shop 6). */
export const tables = { countries: text("", LONGEST_TABLE), locale: text("", LONGEST_TABLE) };

/** What editors read about these settings. Not an object: what spreads one reaches visitors. */
export const aboutCountries =
  "JSON: states by code for each country; an empty list where a country has none.";
export const aboutLocale =
  "JSON: names, needs and order of address fields by country, and for all under “default”.";
