/**
 * Which code of a shop shares a file; see `files.mjs`.
 * @type {Record<string, import("./files.mjs").FileContents>}
 */
export const SHOP_FILES = {
  /**
   * Every page of a shop, lists of products among them. The first page of a visit also finds out where the visitor came from. What
   * covers elements is here, because scripts of native pages may call it.
   */
  shop: {
    after: ["core"],
    widgets: [
      ...["cart-fragments", "order-attribution", "notices", "product-sort", "result-count", "quantity"],
      "store-notice",
    ],
    sources: ["src/shared/shop/attribution/visit-source.ts", "src/shared/dom/scroll/bottom-bar.ts"],
    holds: [
      "src/shared/browser/cookies.ts",
      "src/shared/dom/block-element.ts",
      "src/shared/dom/focus/blur-inside.ts",
      "src/shared/shop/attribution/tracking",
    ],
  },
  /**
   * What a page with notices needs, and the checkout, with the origin of an order, which the registration tells, too; small parts
   * of what opens on use.
   */
  notices: {
    after: ["shop"],
    sources: ["widgets/notices/notice-area.ts", "widgets/order-attribution/fill-inputs.ts"],
    holds: [
      "src/shared/shop/attribution/attribution-data.ts",
      "src/shared/dom/focus/read-on-focus.ts",
      "src/shared/dom/motion/slide-toggle.ts",
    ],
  },
  /** Shows a cart that has items, or changes. */
  ajax: {
    after: ["shop"],
    widgets: ["add-to-cart", "remove-from-cart"],
    sources: ["src/shared/shop/cart/cart-changes.ts", "src/shared/browser/safe-html.ts"],
    holds: [
      "src/shared/browser/request.ts",
      "src/shared/browser/allowed-",
      "src/shared/browser/response.ts",
      "src/shared/browser/deadline.ts",
      "src/shared/browser/enforce-rules.ts",
      "src/shared/browser/is-own-page.ts",
      "src/shared/browser/native-sanitiser.ts",
      "src/shared/browser/safe-html.ts",
      "src/shared/browser/shadowing-names.ts",
      "src/shared/browser/strip-inline-code.ts",
      "src/shared/dom/field-error.ts",
      "src/shared/shop/server/request-object.ts",
      "src/shared/browser/response-switch.ts",
    ],
  },
  /** How the page asks WooCommerce's Store API, for its cart and for scripts. */
  "store-request": {
    after: ["ajax"],
    sources: ["src/shared/shop/server/store-request.ts", "src/shared/shop/cart/follow-quantity.ts"],
  },
  /** The cart by the Store API, its rows that can be brought back, and quantities in them. */
  "store-cart": {
    after: ["store-request"],
    sources: [
      "src/shared/shop/cart/store-api/store-server.ts",
      "src/shared/shop/cart/store-api/removed-rows.ts",
      "widgets/remove-from-cart/quantities/row-quantities.ts",
    ],
  },
  /** What the page's scripts ask for. */
  actions: { after: ["core"], sources: ["src/shared/shop/actions/act.ts"] },
  "shop-actions": {
    after: ["store-request", "action-parts"],
    sources: ["src/shared/shop/actions/act-in-shop.ts"],
  },
  /** What actions are in every shop. */
  "action-parts": {
    after: ["core"],
    sources: ["src/shared/shop/actions/act-by-name.ts"],
    holds: ["act-by-name", "action-error", "answer-fields", "answered", "open-popup", "read-input"].map(
      (name) => `src/shared/shop/actions/${name}.ts`,
    ),
  },
  "shopify-actions": {
    after: ["action-parts"],
    sources: ["src/shared/shop/actions/shopify/act-on-shopify.ts"],
  },
  "open-cart": { after: ["shop-actions", "menu-cart"], sources: ["src/shared/shop/actions/open-cart.ts"] },
  /** What a shop tells analytics, and what has changed in its cart. */
  "shop-events": {
    after: ["shop"],
    widgets: ["shop-events"],
    sources: ["src/shared/shop/facts/cart-facts.ts"],
  },
  /** The builder's cart button, which has a request of its own. */
  "menu-cart-refresh": { after: ["ajax"], sources: ["src/shared/shop/cart/refresh-menu-carts.ts"] },
  product: {
    after: ["shop"],
    copies: {
      of: ["src/shared/dom/panels/", "src/shared/dom/field-error.ts"],
      for: ["widgets/product-tabs/", "widgets/star-rating/", "widgets/variation-form/"],
    },
    widgets: ["product-gallery", "product-tabs", "variation-form", "star-rating"],
  },
  "purchase-summary": { after: ["ajax"], widgets: ["purchase-summary"] },
  cart: { after: ["shop"], widgets: ["cart"] },
  /** What the page of the cart needs once the visitor acts, or another tab has changed the cart. */
  "cart-actions": { after: ["ajax", "cart"], sources: ["widgets/cart/actions/index.ts"] },
  "elementor-cart": { after: ["ajax", "cart"], sources: ["widgets/cart/elementor-part.ts"] },
  /** Every page of a customer's account; a checkout asks for it once it shows a password, or the country changes. */
  account: {
    after: ["notices"],
    widgets: ["account-tabs", "password-field", "address-fields"],
    sources: ["src/shared/shop/address/change-country.ts"],
  },
  checkout: {
    after: ["ajax", "notices"],
    widgets: ["checkout", "payment-popup-triggers"],
    sources: [
      "widgets/checkout/totals/update-totals.ts",
      "widgets/checkout/order/submit-once.ts",
      "widgets/checkout/order/validate-field.ts",
      "src/shared/shop/notices.ts",
    ],
  },
  /** What a checkout needs once the visitor acts. */
  "checkout-actions": {
    after: ["checkout"],
    sources: [
      "widgets/payment-popup-triggers/take-payment.ts",
      "widgets/checkout/order/submit-order.ts",
      "widgets/checkout/panels/coupon.ts",
      "widgets/checkout/panels/log-in.ts",
    ],
  },
  /** What the header's cart needs to open, before its island is there and after. */
  "menu-cart": {
    after: ["shop"],
    sources: ["src/shared/shop/mini-cart/marks.ts"],
    holds: ["src/shared/shop/mini-cart/markup.ts"],
  },
  "cart-opening": { after: ["menu-cart"], sources: ["widgets/cart-fragments/opening/prepare-opening.ts"] },
  "mini-cart": { after: ["islands", "menu-cart"], widgets: ["mini-cart"] },
  "payment-popup": { after: ["islands", "checkout"], widgets: ["payment-popup"] },
};
