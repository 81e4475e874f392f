import { notServed } from "./row.ts";

/** What visitors fill in. */
export const forms = [
  notServed("form", "forms", "is sent without a page load"),
  notServed("form", "steps", "shows one step at a time"),
  notServed("search-form", "forms", "opens, and searches"),
  notServed("search", "search-live", "is visible, with results while typing"),
];
