import type { ChangedItem } from "#runtime/actions.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { hasCartItems } from "#shop/cart/cart-cookies.ts";
import { knownCart, noteCart, rememberEmptyCart, takeEarlyChanges } from "#shop/facts/cart-facts.ts";
import { valueOf } from "./ecommerce.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Send } from "./sender.ts";
import { askStoreCart } from "./store-cart.ts";

/** The shop's blocks change the cart by themselves, and say so on the body or the window. */
const CHANGED = ["added_to_cart", "removed_from_cart", "store_sync_required"];

/** Tells what goes into the cart and out of it, once the server has agreed, and when the visitor looks at it. */
export function followCart(context: WidgetContext, facts: PageFacts, send: Send): void {
  const { after, listen, on } = context;
  function change(items: readonly ChangedItem[] = []) {
    tell("add_to_cart", items, ({ quantity, oldQuantity }) => quantity - oldQuantity);
    tell("remove_from_cart", items, ({ quantity, oldQuantity }) => oldQuantity - quantity);
  }
  function tell(
    event: "add_to_cart" | "remove_from_cart",
    items: readonly ChangedItem[],
    differenceOf: (item: ChangedItem) => number,
  ) {
    const changed = items
      .map((item) => ({ ...item, quantity: differenceOf(item) }))
      .filter(({ quantity }) => quantity > 0);
    if (changed[0]) send(event, valueOf(changed, changed[0].currency || facts.currency));
  }
  function view() {
    const { items = [], currency = "", coupon = "" } = knownCart() ?? {};
    if (items.length > 0) send("view_cart", valueOf(items, currency || facts.currency, { coupon }));
  }

  /** An earlier answer must not come last. */
  let asked = Promise.resolve();
  let isWaiting = false;
  /** Blocks hear of changes that Islet has made, too: of these it says the items. */
  let isTold = false;
  function askSoon() {
    if (isWaiting) return;
    isWaiting = true;
    after(0, () => {
      const isAsked = !isTold && (send.takes("add_to_cart") || send.takes("remove_from_cart"));
      isWaiting = isTold = false;
      if (isAsked) asked = asked.then(ask).catch(() => {});
    });
  }
  async function ask() {
    const cart = await askStoreCart(context, facts);
    if (cart) change(noteCart(cart));
  }

  change(takeEarlyChanges());
  // Facts of the page are newer than what this browser remembers: a form may have changed the cart.
  if (facts.cart) change(noteCart(facts.cart));
  else if (!hasCartItems()) rememberEmptyCart();
  if (facts.page === "cart") view();
  for (const name of ["added_to_cart", "removed_from_cart"] as const)
    on(name, ({ items }) => {
      isTold = true;
      askSoon();
      change(items);
    });
  on("wc_fragments_loaded", ({ items }) => change(items));
  on("wc_fragments_refreshed", ({ items }) => change(items));
  on("mini_cart/open", view);
  for (const name of CHANGED) listen(window, `wc-blocks_${name}`, askSoon);
}
