import { defineWidget } from "#runtime/widget.ts";
import { PaymentPopup } from "./PaymentPopup.tsx";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "payment-popup",
  settings,
  Component: PaymentPopup,
  dependsOnPage: true,
});
