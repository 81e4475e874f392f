import { matches } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isEditorRefresh } from "#shop/cart/cart-cookies.ts";
import type { Settings } from "./settings.ts";

const MINI_CART = "[data-widget~=mini-cart], [data-widget-marked~=mini-cart]";

/**
 * Loads what opens a mini cart on the same element before its island is there: when the visitor comes near it, and after
 * an add if so set. Returns a function that loads it earlier.
 */
export function loadOpening(host: HTMLElement, settings: Settings, context: WidgetContext): () => void {
  const { guard, listen, load, on } = context;
  let isAsked = !matches(host, MINI_CART);
  /** Something has been added, perhaps while the code was on its way. */
  let isAdded = settings.productAddedToCart;
  const prepare = () => {
    if (isAsked) return;
    isAsked = true;
    guard(async () => {
      // The second is part of the first: asked for now, it does not come after it.
      const [{ prepareOpening }] = await load(() =>
        Promise.all([import("./opening/prepare-opening.ts"), import("#shop/mini-cart/marks.ts")]),
      );
      prepareOpening(context, settings, isAdded);
    });
  };
  for (const type of ["pointerover", "focusin"]) listen(host, type, prepare);
  if (settings.automaticallyOpenCart) {
    on("added_to_cart", (change) => {
      isAdded ||= !isEditorRefresh(change);
      if (isAdded) prepare();
    });
    if (isAdded) prepare();
  }
  return prepare;
}
