import * as z from "zod/mini";
import { choice, milliseconds, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** How words change places; the first five change letter by letter. */
export const ROTATIONS = [
  "typing",
  "swirl",
  "blinds",
  "wave",
  "clip",
  "flip",
  "drop-in",
  "slide",
  "slide-down",
] as const;

export const MARKS = [
  "circle",
  "curly",
  "underline",
  "double",
  "double_underline",
  "underline_zigzag",
  "diagonal",
  "strikethrough",
  "x",
] as const;

/** What an editor can set of a headline. Times are in ms. */
export const settings = z.object({
  headlineStyle: choice(["highlight", "rotate"], "highlight"),
  animationType: choice(ROTATIONS, "typing"),
  marker: choice(MARKS, "circle"),
  loop: toggle(true),
  rotateIterationDelay: milliseconds({ default: 2_500, min: 100, max: 60_000 }),
  highlightAnimationDuration: milliseconds({ default: 1_200, max: 60_000 }),
  highlightIterationDelay: milliseconds({ default: 8_000, max: 600_000 }),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
