import { notServed } from "./row.ts";

/** Lists, their filters and pages. */
export const lists = [
  notServed("posts", "lists", "loads more posts"),
  notServed("portfolio", "lists", "filters its items"),
  notServed("taxonomy-filter", "lists", "filters a list"),
  notServed("loop-grid", "lists", "loads more items"),
];
