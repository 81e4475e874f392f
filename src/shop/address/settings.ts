import { text } from "#runtime/controls.ts";

/** All countries with their states are about 90 kB. */
const MAX_LENGTH = 200_000;

/** Settings for the format of addresses: JSON as text, as the shop prints it. */
export const tables = { countries: text("", MAX_LENGTH), locale: text("", MAX_LENGTH) };

/** Descriptions for editors. Two constants: a bundler cannot drop a spread object from a visitor's script. */
export const aboutCountries = "JSON: states by code for each country; an empty list if a country has none.";
export const aboutLocale =
  "JSON: label, order and other properties of address fields by country; defaults under “default”.";
