import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartServer } from "#tests/cart-server.ts";
import { mountMarkup } from "#tests/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/parsed-markup.ts"));

/** What gateways use of the controller. */
interface Controller {
  readonly $checkout_form: { readonly 0: unknown };
  get_payment_method(): string;
  submit_error(html: string): void;
  scroll_to_notices(): void;
  blockOnSubmit(form: unknown): void;
  detachUnloadEventsOnSubmit(): void;
}

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
  vi.stubGlobal("jQuery", jQuery);
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
});

const form = () => document.querySelector("form.checkout") as HTMLFormElement;
const told = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent?.trim());
const mount = () => mountMarkup(readFileSync("widgets/checkout/fixture.html", "utf8"));
async function submit() {
  form().requestSubmit();
  await atRest();
}
const success = { result: "success", redirect: "/thanks/" };

describe("gateways that listen by jQuery", () => {
  it("get the checkout's controller when they are asked, and behind the answer when the order stands", async () => {
    await mount();
    const asked: unknown[][] = [];
    const names = ["checkout_place_order", "checkout_place_order_bacs", "checkout_place_order_success"];
    jQuery(form()).on(names.join(" "), ({ type }, ...values: unknown[]) => {
      const controller = values.pop() as Controller;
      controller.blockOnSubmit(controller.$checkout_form);
      controller.detachUnloadEventsOnSubmit();
      controller.scroll_to_notices();
      asked.push([type, ...values, controller.get_payment_method(), controller.$checkout_form[0] === form()]);
    });
    await submit();
    await calls[0]?.answer(success);
    expect(asked).toEqual([
      ["checkout_place_order", "bacs", true],
      ["checkout_place_order_bacs", "bacs", true],
      ["checkout_place_order_success", success, "bacs", true],
    ]);
    expect(navigation.assign).toHaveBeenCalledOnce();
  });

  it("keep an order and tell why, before it is placed or after, and it can be placed again", async () => {
    await mount();
    const refuse = (_event: unknown, ...values: unknown[]) => {
      (values.at(-1) as Controller).submit_error('<div class="woocommerce-error">Card refused</div>');
      return false;
    };
    jQuery(form()).one("checkout_place_order", refuse);
    await submit();
    expect(told()).toEqual(["Card refused"]);
    expect(calls).toHaveLength(0);
    jQuery(form()).one("checkout_place_order_success", refuse);
    await submit();
    expect(form().hasAttribute("inert")).toBe(true);
    await calls[0]?.answer(success);
    expect(told()).toEqual(["Card refused"]);
    expect(form().hasAttribute("inert")).toBe(false);
    expect(navigation.assign).not.toHaveBeenCalled();
    await submit();
    expect(calls).toHaveLength(2);
  });

  it("that fail at the question keep no order, and the page's own error is told", async () => {
    const told = vi.fn();
    vi.stubGlobal("reportError", told);
    await mount();
    jQuery(form()).on("checkout_place_order", () => {
      throw new TypeError("gateway is not defined");
    });
    await submit();
    expect(calls).toHaveLength(1);
    expect(told).toHaveBeenCalledWith(new TypeError("gateway is not defined"));
  });
});
