import * as z from "zod/mini";
import { classNames } from "#runtime/controls.ts";

/** What an editor can set of tabs. */
export const settings = z.object({
  tabClass: classNames(),
  panelClass: classNames(),
  readyClass: classNames(),
});

export type Settings = z.infer<typeof settings>;
