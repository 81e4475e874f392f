import * as z from "zod/mini";
import { toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** All widgets of a header's cart share one settings object. */
export const settings = z.object({
  automaticallyOpenCart: toggle(false),
  productAddedToCart: toggle(false),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  automaticallyOpenCart:
    "After an add, load and open a mini-cart on the same element that the visitor has not used yet.",
  productAddedToCart: "This page is the answer to an add: open that cart at once.",
};
