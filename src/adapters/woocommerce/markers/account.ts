import { paramsOf } from "../params.ts";
import { addressTables } from "./checkout.ts";
import type { NativeMarkers } from "./native-marker.ts";
import { supportsHas } from "./native-markup.ts";

const PASSWORDS = [
  "form.woocommerce-form-login",
  "form.woocommerce-form-register",
  "form.edit-account",
  "form.lost_reset_password",
  ".woocommerce-account-fields",
].join(", ");
const STRENGTH = "wc_password_strength_meter_params";

/** The customer's account, passwords, and addresses outside the checkout. */
export const account: NativeMarkers = ({ page, running }) => {
  const passwordSettings = () => {
    const params = paramsOf(STRENGTH);
    const hasMeter = "min_password_strength" in params && !running.has("frontend/password-strength-meter.");
    return { ...params, strength: hasMeter };
  };
  return [
    {
      // The builder's editor prints all pages of the account at once.
      selector: page.isEditor
        ? ".elementor-widget-woocommerce-my-account"
        : ".woocommerce-MyAccount-navigation",
      widget: "account-tabs",
    },
    {
      selector: ".woocommerce-address-fields, .woocommerce-shipping-calculator",
      widget: "address-fields",
      settings: addressTables,
      stock: ["frontend/country-select."],
    },
    {
      selector: PASSWORDS,
      widget: "password-field",
      settings: passwordSettings,
      stock: ["frontend/woocommerce."],
    },
    {
      selector: supportsHas()
        ? ".woocommerce-input-wrapper:has(> .description)"
        : ".woocommerce-input-wrapper",
      widget: "tooltip",
      stock: ["frontend/woocommerce."],
    },
  ];
};
