import * as z from "zod/mini";
import { choice, choices, list, text, toggle, url } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** The ways to pay whose provider has a window or page of its own (reference: shop 7.1). */
const METHODS = [
  "bitpay-payment",
  "meshulam-payment",
  "apple-payment",
  "cal-payment",
  "googlepay-payment",
  "grow-wallet-payment",
] as const;

/** What an editor can set of how a payment is taken. */
export const settings = z.object({
  methods: choices(METHODS, METHODS),
  origins: list(url()),
  checkoutUrl: url(""),
  ajaxAction: text("meshulam_popup_payment_iframe", 100),
  failUrl: url(""),
  inlineScripts: toggle(),
  scriptOrigins: list(url()),
  walletEnvironment: choice(["PRODUCTION", "DEV"], "PRODUCTION"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  methods: "Ways to pay that this widget takes. Default: all it knows.",
  origins:
    "Origins of the provider: only their pages are shown, only their messages count. Default: meshulam.co.il, secure.meshulam.co.il and sandbox.meshulam.co.il over https.",
  checkoutUrl: "The address that takes orders, where it is not the shop's own for `checkout`.",
  ajaxAction: "The action at the CMS's ajax address that answers with the provider's page.",
  failUrl:
    "Where a payment page that cannot be loaded leads to. Default: it closes, and the visitor is told.",
  inlineScripts: "Run the inline scripts of the provider's markup, under the page's nonce.",
  scriptOrigins:
    "Origins whose scripts may be loaded: https://cdn.meshulam.co.il for grow-wallet-payment. Default: none.",
  walletEnvironment: "Which wallet the provider's script opens: PRODUCTION or DEV.",
};
