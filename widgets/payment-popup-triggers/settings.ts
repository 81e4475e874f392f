import * as z from "zod/mini";
import { choice, choices, list, text, toggle, url } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** The payment methods whose provider has its own window or page. */
const METHODS = [
  "bitpay-payment",
  "meshulam-payment",
  "apple-payment",
  "cal-payment",
  "googlepay-payment",
  "grow-wallet-payment",
] as const;

const ORIGINS = ["https://meshulam.co.il", "https://secure.meshulam.co.il", "https://sandbox.meshulam.co.il"];

export const settings = z.object({
  methods: choices(METHODS, METHODS),
  origins: list(url(), ORIGINS),
  checkoutUrl: url(""),
  ajaxAction: text("meshulam_popup_payment_iframe", 100),
  failUrl: url(""),
  inlineScripts: toggle(),
  scriptOrigins: list(url()),
  walletEnvironment: choice(["PRODUCTION", "DEV"], "PRODUCTION"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  methods: "Payment methods that this widget handles. Default: all that it knows.",
  origins:
    "Origins of the provider. Only their pages are shown, and only their messages count. Default: meshulam.co.il, secure.meshulam.co.il and sandbox.meshulam.co.il over https.",
  checkoutUrl: "The address that takes orders. Default: the shop's own.",
  ajaxAction: "The action at the CMS's ajax address that returns the provider's page.",
  failUrl:
    "Where a payment page that cannot be loaded leads to. Default: the popup closes and an alert is shown.",
  inlineScripts: "Run the inline scripts of the provider's markup under the page's nonce.",
  scriptOrigins:
    "Origins whose scripts may be loaded. The method grow-wallet-payment needs https://cdn.meshulam.co.il. Default: none.",
  walletEnvironment: "The provider's wallet to open: PRODUCTION or DEV.",
};
