import type { CartChange } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isEditorRefresh } from "#shop/cart/cart-cookies.ts";
import type { LazyActions } from "../lazy-actions.ts";

/** Refreshes the page when another part of the page has changed the cart. */
export function listenToCartEvents({ on }: WidgetContext, actions: LazyActions): void {
  on("wc_update_cart", ({ preserveNotices = false }) => actions.refresh(preserveNotices));
  for (const name of ["added_to_cart", "removed_from_cart", "page/restored"] as const)
    on(name, (change: Partial<CartChange>) => {
      if (!isEditorRefresh(change)) actions.refresh(true);
    });
}
