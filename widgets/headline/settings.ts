import * as z from "zod/mini";
import { choice, classNames, group, milliseconds, selector, toggle } from "#runtime/controls.ts";

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
  skin: group({
    words: selector(".islet-headline-words"),
    word: selector(".islet-headline-word"),
    active: classNames(["islet-headline-word--active"]),
    inactive: classNames(["islet-headline-word--inactive"]),
    letter: classNames(["islet-headline-letter"]),
    entered: classNames(["islet-headline-letter--entered"]),
    selected: classNames(["islet-headline-words--selected"]),
    drawn: classNames(["islet-headline-drawn"]),
    erased: classNames(["islet-headline-erased"]),
  }),
});

export type Settings = z.infer<typeof settings>;
