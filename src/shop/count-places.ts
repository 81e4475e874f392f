/** Where themes and the page builder show how many items the cart holds (reference: shop 2.6, 3.2; recorded pages). */
export const COUNTS =
  ":is(.cart-contents, .footer-cart-contents) .count, .elementor-menu-cart__toggle_button [data-counter], " +
  ".cart-contents-count, .header-cart-count, .mini-cart-count, .cart-count";
