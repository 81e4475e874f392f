import { paramsOf } from "../../shared/params.ts";
import { supportsHas } from "../../shared/supports-has.ts";
import { isJobLeft } from "../jobs.ts";
import { addressTables } from "./checkout.ts";
import type { ShopMarkers } from "./shop-markers.ts";

const PASSWORDS = [
  "form.woocommerce-form-login",
  "form.woocommerce-form-register",
  "form.edit-account",
  "form.lost_reset_password",
  // Of a checkout: closed, and so not loaded, until the visitor wants an account.
  ".woocommerce-account-fields div.create-account",
].join(", ");
const STRENGTH = "wc_password_strength_meter_params";

const hasMeter = () => "min_password_strength" in paramsOf(STRENGTH);

const passwordSettings = () => ({ ...paramsOf(STRENGTH), strength: hasMeter() });

/** The customer's account, passwords, and addresses outside the checkout. */
export const account: ShopMarkers = ({ page, running }) => [
  {
    // Elementor's editor prints all pages of the account at once.
    selector: page.isEditor
      ? ".elementor-widget-woocommerce-my-account"
      : ".woocommerce-MyAccount-navigation",
    widget: "account-tabs",
  },
  {
    selector: isJobLeft("checkout.order", running)
      ? ".woocommerce-address-fields, .shipping-calculator-form, .woocommerce-billing-fields, .woocommerce-shipping-fields"
      : ".woocommerce-address-fields, .shipping-calculator-form",
    widget: "address-fields",
    settings: addressTables,
    jobs: ["address-fields.states", "address-fields.labels"],
  },
  {
    selector: PASSWORDS,
    widget: "password-field",
    settings: passwordSettings,
    jobs: hasMeter() ? ["password-field.show", "password-field.strength"] : ["password-field.show"],
  },
  {
    selector: supportsHas() ? ".woocommerce-input-wrapper:has(> .description)" : ".woocommerce-input-wrapper",
    widget: "tooltip",
    jobs: ["tooltip"],
  },
];
