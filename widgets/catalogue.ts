import type { Catalogue } from "#runtime/catalogue.ts";

/** Every widget, one line each: the only line outside its folder that a new widget adds. */
// biome-ignore format: the build reads one line per widget.
export const catalogue = {
  countdown: { kind: "island", when: "visible", load: () => import("./countdown/index.ts") },
  "sticky-header": { kind: "enhancer", when: "idle", load: () => import("./sticky-header/index.ts") },
  "add-to-cart": { kind: "enhancer", when: "interaction", load: () => import("./add-to-cart/index.ts") },
  "cart-fragments": { kind: "enhancer", when: "idle", load: () => import("./cart-fragments/index.ts") },
  "mini-cart": { kind: "island", when: "interaction", load: () => import("./mini-cart/index.ts") },
  "product-sort": { kind: "enhancer", when: "idle", load: () => import("./product-sort/index.ts") },
  quantity: { kind: "enhancer", when: "idle", load: () => import("./quantity/index.ts") },
  "remove-from-cart": { kind: "enhancer", when: "interaction", load: () => import("./remove-from-cart/index.ts") },
  anchors: { kind: "enhancer", when: "idle", load: () => import("./anchors/index.ts") },
  "table-of-contents": { kind: "island", when: "visible", load: () => import("./table-of-contents/index.ts") },
  popup: { kind: "island", when: "load", load: () => import("./popup/index.ts") },
  "popup-triggers": { kind: "enhancer", when: "load", load: () => import("./popup-triggers/index.ts") },
  "payment-popup": { kind: "island", when: "interaction", load: () => import("./payment-popup/index.ts") },
  "payment-popup-triggers": { kind: "enhancer", when: "interaction", load: () => import("./payment-popup-triggers/index.ts") },
  "variation-form": { kind: "enhancer", when: "visible", load: () => import("./variation-form/index.ts") },
  "product-tabs": { kind: "enhancer", when: "idle", load: () => import("./product-tabs/index.ts") },
  "star-rating": { kind: "enhancer", when: "visible", load: () => import("./star-rating/index.ts") },
  "store-notice": { kind: "enhancer", when: "load", load: () => import("./store-notice/index.ts") },
  "coming-soon-banner": { kind: "enhancer", when: "idle", load: () => import("./coming-soon-banner/index.ts") },
  "account-tabs": { kind: "enhancer", when: "idle", load: () => import("./account-tabs/index.ts") },
  "password-field": { kind: "enhancer", when: "visible", load: () => import("./password-field/index.ts") },
  "product-options": { kind: "enhancer", when: "load", load: () => import("./product-options/index.ts") },
  checkout: { kind: "enhancer", when: "load", load: () => import("./checkout/index.ts") },
  cart: { kind: "enhancer", when: "idle", load: () => import("./cart/index.ts") },
  notices: { kind: "enhancer", when: "idle", load: () => import("./notices/index.ts") },
  overlay: { kind: "enhancer", when: "load", load: () => import("./overlay/index.ts") },
} satisfies Catalogue;
