import type { Bus } from "#runtime/bus.ts";
import type { Page } from "#runtime/page.ts";
import type { Cart } from "./cart-interfaces.ts";

/** After a line's quantity has changed by the Store API: the shop's blocks ask for their cart, and so does this page's. */
export async function followQuantity(
  { bus, page }: { readonly bus: Bus; readonly page: Page },
  cart: Cart,
): Promise<void> {
  const detail = { type: "from_@wordpress/data" };
  dispatchEvent(new CustomEvent("wc-blocks_store_sync_required", { detail }));
  if (page.isCart) bus.emit("wc_update_cart", {});
  await cart.refresh();
}
