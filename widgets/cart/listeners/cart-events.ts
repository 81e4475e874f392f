import type { CartChange } from "#runtime/events.ts";
import { isEditorRefresh } from "#shop/cart/cart-cookies.ts";
import type { CartPage } from "../cart-page.ts";
import type { LazyActions } from "../lazy-actions.ts";

/** Refreshes the page when another part of the page has changed the cart. */
export function listenToCartEvents(cartPage: CartPage, { refresh }: LazyActions): void {
  const { on } = cartPage.context;
  on("wc_update_cart", ({ preserveNotices = false }) => refresh(preserveNotices));
  on("page/restored", () => {
    cartPage.leavingEvent = undefined;
  });
  for (const name of ["added_to_cart", "removed_from_cart", "page/restored"] as const)
    on(name, (change: Partial<CartChange>) => {
      if (!isEditorRefresh(change)) refresh(true);
    });
}
