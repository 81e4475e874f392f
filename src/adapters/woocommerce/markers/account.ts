import { isLeft } from "../jobs.ts";
import { paramsOf } from "../../builder/params.ts";
import { addressTables } from "./checkout.ts";
import type { NativeMarkers } from "./native-marker.ts";
import { supportsHas } from "../../builder/native-markup.ts";

const PASSWORDS = [
  "form.woocommerce-form-login",
  "form.woocommerce-form-register",
  "form.edit-account",
  "form.lost_reset_password",
  ".woocommerce-account-fields",
].join(", ");
const STRENGTH = "wc_password_strength_meter_params";

const hasMeter = () => "min_password_strength" in paramsOf(STRENGTH);

const passwordSettings = () => ({ ...paramsOf(STRENGTH), strength: hasMeter() });

/** The customer's account, passwords, and addresses outside the checkout. */
export const account: NativeMarkers = ({ page, running }) => [
  {
    // The builder's editor prints all pages of the account at once.
    selector: page.isEditor
      ? ".elementor-widget-woocommerce-my-account"
      : ".woocommerce-MyAccount-navigation",
    widget: "account-tabs",
  },
  {
    selector: isLeft("checkout.order", running)
      ? ".woocommerce-address-fields, .woocommerce-shipping-calculator, .woocommerce-billing-fields, .woocommerce-shipping-fields"
      : ".woocommerce-address-fields, .woocommerce-shipping-calculator",
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
