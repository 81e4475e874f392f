import { notServed } from "./row.ts";

/** What moves. */
export const motion = [
  notServed("counter", "motion", "counts up to its number"),
  notServed("animated-headline", "motion", "rotates its words, or draws its mark"),
  notServed("hotspot", "motion", "opens a tooltip"),
];
