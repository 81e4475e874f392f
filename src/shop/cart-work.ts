// One chunk: what a cart needs once something happens to it, and a page without a shopper never loads.
export { addToCart, refreshCart, removeFromCart } from "./cart-calls.ts";
export { recallCart } from "./cart-memory.ts";
export { showCart } from "./show-cart.ts";
export { expectItems } from "./shown-count.ts";
