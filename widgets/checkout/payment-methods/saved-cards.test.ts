import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { atRest, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const fixture = readFileSync("widgets/checkout/fixture.html", "utf8");

const choice = (value: string, more = "") =>
  `<li><input type="radio" name="wc-cod-payment-token" value="${value}" class="woocommerce-SavedPaymentMethods-tokenInput" ${more}></li>`;
/** The list of cards that a gateway prints, the fields of a new one, and the offer to save it. */
const list = (cards: string, count: number) =>
  `<ul class="woocommerce-SavedPaymentMethods" data-count="${count}">${cards}${choice("new").replace("<li>", '<li class="woocommerce-SavedPaymentMethods-new">')}</ul>`;
const FIELDS =
  '<fieldset class="wc-payment-form"></fieldset><p class="woocommerce-SavedPaymentMethods-saveNew"></p>';
const BOX = '<div class="payment_box payment_method_cod">';

/** The pages that have payment methods, with something in the box of one. */
const pages = {
  "a checkout": (box: string) => fixture.replace(BOX, BOX + box),
  "the page that pays an earlier order": (box: string) =>
    `<form id="order_review" data-widget="checkout">${BOX}${box}</div></form>`,
  "the page that saves a payment method": (box: string) =>
    `<form id="add_payment_method" data-widget="checkout">${BOX}${box}</div></form>`,
};

const isShown = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.display !== "none";
/** Whether the fields of a new card are shown, and the offer to save it. */
const shown = () => [isShown(".wc-payment-form"), isShown(".woocommerce-SavedPaymentMethods-saveNew")];
const press = (value: string) =>
  document.querySelector<HTMLElement>(`[name=wc-cod-payment-token][value="${value}"]`)?.click();

beforeEach(() => {
  cartServer();
  // Its promise rejects on cancel, which in a browser nobody hears of.
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
});

describe.each(Object.entries(pages))("the saved cards of %s", (_page, pageWith) => {
  it("hide the fields of a new one until it is chosen", async () => {
    await mountMarkup(pageWith(list(choice("4", "checked"), 1) + FIELDS));
    await atRest();
    expect(shown()).toEqual([false, false]);
    press("new");
    expect(shown()).toEqual([true, true]);
    press("4");
    expect(shown()).toEqual([false, false]);
  });

  it("tell gateways by a change which one is chosen at the start, once for each list", async () => {
    const heard: string[] = [];
    const note = ({ target }: Event) => heard.push((target as HTMLInputElement).value);
    document.addEventListener("change", note);
    const { stop } = await mountMarkup(pageWith(list(choice("4") + choice("7", "checked"), 2) + FIELDS));
    await atRest();
    document.removeEventListener("change", note);
    expect(heard).toEqual(["7"]);
    stop();
    expect(shown()).toEqual([true, true]);
  });

  it("are looked for again when a gateway says that its form is there", async () => {
    const { islet } = await mountMarkup(pageWith(FIELDS));
    await atRest();
    document
      .querySelector(".payment_method_cod.payment_box")
      ?.insertAdjacentHTML("afterbegin", list(choice("4", "checked"), 1));
    islet.bus.emit("wc-credit-card-form-init", {});
    await atRest();
    expect(shown()).toEqual([false, false]);
    press("new");
    expect(shown()).toEqual([true, true]);
  });

  it("are not offered to be kept where the visitor has no account and gets none", async () => {
    const html = pageWith(list("", 0) + FIELDS).replace(
      /data-widget="checkout"(?: data-settings='[^']*')?/,
      `data-widget="checkout" data-settings='{"has_account":"","refresh_on_start":""}'`,
    );
    await mountMarkup(html);
    await atRest();
    expect(shown()).toEqual([true, false]);
  });
});
