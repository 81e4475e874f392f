import { notServed } from "./row.ts";

/** Sliders and galleries. */
export const sliders = [
  notServed("image-carousel", "sliders", "moves"),
  notServed("slides", "sliders", "moves, with its content"),
  notServed("media-carousel", "sliders", "moves, in its three skins"),
  notServed("testimonial-carousel", "sliders", "moves"),
  notServed("reviews", "sliders", "moves"),
  notServed("nested-carousel", "sliders", "moves"),
  notServed("loop-carousel", "sliders", "stands in a row, and moves"),
  notServed("gallery", "reading", "shows its pictures"),
  notServed("image-gallery", "reading", "opens its pictures over the page"),
];
