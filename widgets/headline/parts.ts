import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a headline: selectors of elements, class names. */
export const parts = group({
  /** The element of all words. */
  words: selector(".islet-headline-words"),
  /** One word. */
  word: selector(".islet-headline-word"),
  /** Class names of the word that is shown. */
  active: classNames(["islet-headline-word--active"]),
  /** Class names of the word before it. */
  inactive: classNames(["islet-headline-word--inactive"]),
  /** Class names of letters. */
  letter: classNames(["islet-headline-letter"]),
  /** Class names of letters that have entered. */
  entered: classNames(["islet-headline-letter--entered"]),
  /** Class names of selected words. */
  selected: classNames(["islet-headline-words--selected"]),
  /** Class names of a headline with a mark. */
  drawn: classNames(["islet-headline-drawn"]),
  /** Class names of a headline whose mark goes. */
  erased: classNames(["islet-headline-erased"]),
});

export type Parts = z.infer<typeof parts>;
