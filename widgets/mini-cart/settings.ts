import * as z from "zod/mini";
import { choice, list, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  cartType: choice(["side-cart", "mini-cart"], "side-cart"),
  openCart: choice(["click", "mouseover"], "click"),
  automaticallyOpenCart: toggle(false),
  templates: list(text(undefined, 20)),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  cartType: "side-cart: a drawer over the page. mini-cart: a box below the button.",
  openCart: "What opens the cart: click, or mouseover (a click also opens it).",
  automaticallyOpenCart: "Open the cart after a product was added.",
  templates:
    "Ids of the builder documents whose cart buttons are refreshed. Default: every document of the page.",
};
