import type * as z from "zod/mini";
import { classNames, group, text } from "#runtime/controls.ts";

/** The parts of a popup's look and behaviour: selectors of elements, class names. */
export const parts = group({
  /** Id of the dialog. */
  dialogId: text("", 80),
  /** Class names of the dialog. */
  dialog: classNames(),
  /** Class names of the panel in the dialog. */
  panel: classNames(),
  /** Class names of what is around the content. */
  content: classNames(),
  /** Class names of the close button. */
  close: classNames(),
  /** Class names of an animation that runs backwards. */
  reversed: classNames(),
});

export type Parts = z.infer<typeof parts>;
