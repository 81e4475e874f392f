import * as z from "zod/mini";
import { listedItems, neighbours, pages, shownParts } from "#content/listed/listed-content.ts";
import { choice } from "#runtime/controls.ts";

/** What a server prints of a list of posts. */
export const content = z.object({
  items: listedItems,
  look: choice(["cards", "list"], "cards"),
  ...shownParts,
  ...neighbours,
  pages,
});

export type Content = z.infer<typeof content>;
