import * as z from "zod/mini";
import { toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** One object of settings serves all widgets of a header's cart. */
export const settings = z.object({
  automaticallyOpenCart: toggle(false),
  productAddedToCart: toggle(false),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  automaticallyOpenCart:
    "After a product was added, fetch and open a mini-cart on the same element that nobody has touched yet.",
  productAddedToCart: "This page answers an add: open that cart at once.",
};
