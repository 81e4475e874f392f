import { readFileSync } from "node:fs";
import { beforeEach, expect, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartServer } from "./cart-server.ts";
import { mountMarkup } from "./mount.ts";

export const fixture = readFileSync("widgets/checkout/fixture.html", "utf8");
const config = { nonces: { update_order_review: "0123456789", apply_coupon: "abcdefabcd" } };
export const TABLE = ".woocommerce-checkout-review-order-table";
export const PAYMENT = ".woocommerce-checkout-payment";
/** What the page has asked its shop so far; before each test there is a new shop. */
export let calls: readonly CartCall[];

beforeEach(() => {
  calls = cartServer();
  // Its promise rejects on cancel, which in a browser nobody hears of.
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
  vi.spyOn(navigation, "reload").mockReturnValue();
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
export const element = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;

export const input = (selector: string) => element<HTMLInputElement>(selector);
export const lastCall = () => calls.at(-1) as CartCall;

export const alertTexts = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent?.trim());

const total = (text: string) =>
  `<table class="shop_table woocommerce-checkout-review-order-table"><tbody><tr class="order-total"><th>Total</th><td>${text}</td></tr></tbody></table>`;

export const review = (text: string, more: Record<string, unknown> = {}) => ({
  result: "success",
  messages: "",
  reload: false,
  fragments: { [TABLE]: total(text) },
  ...more,
});

export async function mount(html = fixture) {
  return mountMarkup(html, { config });
}

/** Waits until a batch of totals requests is on its way. */
export async function requested() {
  await vi.waitFor(() => expect(element(PAYMENT).hasAttribute("inert")).toBe(true));
  await atRest();
}

export async function requestTotals({ islet }: Awaited<ReturnType<typeof mount>>) {
  const before = calls.length;
  islet.bus.emit("update_checkout", {});
  await vi.waitFor(() => expect(calls.length).toBe(before + 1));
  return lastCall();
}
