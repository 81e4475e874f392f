import { notServed } from "./row.ts";

/** What visitors fill in. */
export const forms = [
  notServed("form", "forms", "is sent without a page load"),
  notServed("form", "steps", "shows one step at a time"),
];
