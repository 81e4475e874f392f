import { multiline } from "#runtime/controls.ts";

/** All countries with their states are about 90 kB. */
const MAX_LENGTH = 200_000;

/** Settings for the format of addresses: JSON as text, as the shop prints it. */
export const addressSettings = { countries: multiline("", MAX_LENGTH), locale: multiline("", MAX_LENGTH) };
