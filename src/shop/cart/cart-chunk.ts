// One chunk: what a cart needs once something happens to it, and a page without a shopper never loads.
export { addToCart, refreshCart, removeFromCart } from "./cart-requests.ts";
export { loadCart as recallCart } from "./cart-storage.ts";
export { showCart } from "./show-cart.ts";
export { addPendingItems as expectItems } from "./pending-count.ts";
