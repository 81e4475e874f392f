import * as z from "zod/mini";
import { toggle } from "#runtime/controls.ts";

/** What an editor can set of the rows of a mini cart. */
export const settings = z.object({ quantities: toggle(false) });

export type Settings = z.infer<typeof settings>;
