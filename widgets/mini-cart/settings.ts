import * as z from "zod/mini";
import { choice, list, text, toggle } from "#runtime/controls.ts";

export const settings = z.object({
  cartType: choice(["side-cart", "mini-cart"], "side-cart"),
  openCart: choice(["click", "mouseover"], "click"),
  automaticallyOpenCart: toggle(false),
  templates: list(text(undefined, 20)),
});

export type Settings = z.infer<typeof settings>;
