import type { NativeMarkup } from "../shared/stock.ts";

/**
 * What the shop, its themes and Elementor's shop widgets print where a widget of the preset has work. A page of the shop's
 * blocks has none of it: `markers` says what each widget serves.
 */
export const nativeMarkup: NativeMarkup = {
  named: [
    // Lists and buttons. Blocks look after buttons with `wc-interactive` themselves.
    ...["ul.products", ".wc-block-grid__products", ".ajax_add_to_cart:not(.wc-interactive)"],
    ...[".add_to_cart_inline", ".elementor-widget-wc-add-to-cart", ".e-loop-add-to-cart-form-container"],
    // Products.
    ...["form.cart:not(.wc-block-add-to-cart-with-options)", "form.variations_form"],
    ...[".woocommerce-product-gallery", ".wc-tabs-wrapper", ".comment-form-rating"],
    // Carts.
    ...["form.woocommerce-cart-form", ".wc-empty-cart-message", ".elementor-widget-woocommerce-cart"],
    ...[".elementor-widget-woocommerce-menu-cart", "#site-header-cart", ".widget_shopping_cart"],
    // Checkout and orders.
    ...["form.checkout", "form#order_review", "form#add_payment_method", ".woocommerce-order"],
    ...[".elementor-widget-woocommerce-checkout-page", ".woocommerce-input-wrapper"],
    ...[".woocommerce-billing-fields", ".woocommerce-shipping-fields", ".shipping-calculator-form"],
    // The account.
    ...[".woocommerce-MyAccount-navigation", ".woocommerce-address-fields", "form.edit-account"],
    ...["form.woocommerce-form-login", "form.woocommerce-form-register", "form.lost_reset_password"],
    // Notices.
    ...[".woocommerce-message", ".woocommerce-error", ".e-woocommerce-notices-wrapper"],
    ...[".woocommerce-store-notice", "#coming-soon-footer-banner"],
  ],
  others: [
    // Around what the shop has to say; blocks print it empty.
    ".woocommerce-notices-wrapper *",
    ".woocommerce .wc-block-components-notice-banner[role=alert]",
    "form.woocommerce-ordering:not([data-wp-interactive])",
  ],
};
