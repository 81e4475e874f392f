import * as z from "zod/mini";
import { choice, toggle } from "#runtime/controls.ts";

/** All widgets of a header's cart share one settings object. */
export const settings = z.object({
  automaticallyOpenCart: toggle(false),
  productAddedToCart: toggle(false),
  cartType: choice(["side-cart", "mini-cart"], "side-cart"),
  openCart: choice(["click", "mouseover"], "click"),
});

export type Settings = z.infer<typeof settings>;
