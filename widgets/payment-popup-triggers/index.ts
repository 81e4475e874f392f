import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "payment-popup-triggers",
  settings,
  enhance,
  powers: [
    "origins",
    "checkoutUrl",
    "ajaxAction",
    "failUrl",
    "inlineScripts",
    "scriptOrigins",
    "walletEnvironment",
  ],
  sends: ["checkout_place_order", "checkout_place_order_*", "update_checkout"],
});
