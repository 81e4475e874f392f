import * as z from "zod/mini";
import { choice, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** All widgets of a header's cart share one settings object. */
export const settings = z.object({
  automaticallyOpenCart: toggle(false),
  productAddedToCart: toggle(false),
  cartType: choice(["side-cart", "mini-cart"], "side-cart"),
  openCart: choice(["click", "mouseover"], "click"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  automaticallyOpenCart:
    "After an add, load and open a mini-cart on the same element that the visitor has not used yet.",
  productAddedToCart: "This page is the answer to an add: open that cart at once.",
  cartType: "How a mini-cart on the same element opens until its own code is there.",
  openCart: "What opens it until then: click, or mouseover (a click also opens it).",
};
