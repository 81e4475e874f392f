// One chunk: what a cart needs once something happens to it, and a page without a shopper never loads.
export { addToCart, refreshCart, removeFromCart } from "./cart-calls.ts";
export { cartHashCookie } from "./cart-keys.ts";
export { keepCart, recallCart } from "./cart-memory.ts";
export { applyFragments, fragmentsOf } from "./fragments.ts";
export { expectItems } from "./shown-count.ts";
