import * as z from "zod/mini";
import { choice, choices, list, text, toggle, url } from "#runtime/controls.ts";

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
