/** The shop's buttons that add without leaving the page. Block buttons (`wc-interactive`) have their own cart. */
export const ADD_BUTTON =
  ".add_to_cart_button.ajax_add_to_cart[data-product_id]:not(.wc-interactive, :disabled, [aria-disabled=true])";

/** What adds to the cart: the buttons of lists, and those of a product's form. */
export const ADDING_CONTROL = `${ADD_BUTTON}, form.cart [type=submit]`;
