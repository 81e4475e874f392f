import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

/** What gateways use of the controller. */
interface Controller {
  readonly $checkout_form: { readonly 0: unknown };
  get_payment_method(): string;
  submit_error(html: string): void;
  scroll_to_notices(): void;
  blockOnSubmit(form: unknown): void;
  attachUnloadEventsOnSubmit(): void;
  detachUnloadEventsOnSubmit(): void;
}

/** What others use of it, besides. */
interface Form {
  readonly $order_review: JQuery;
  readonly selectedPaymentMethod: string;
  readonly xhr: unknown;
  readonly dirtyInput: unknown;
  is_valid_json(text: string): boolean;
  trigger_update_checkout(event: object): void;
  maybe_update_checkout(): void;
  init_checkout(): void;
  submit(): void;
}

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
  vi.stubGlobal("jQuery", jQuery);
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
});

// Scrolling to a notice goes on for a second, in the next test or file, unless the visitor takes over.
afterEach(async () => {
  await atRest();
  dispatchEvent(new Event("wheel"));
});

const form = () => document.querySelector("form.checkout") as HTMLFormElement;
const told = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent?.trim());
const mount = () => mountMarkup(readFileSync("widgets/checkout/fixture.html", "utf8"));
/** With the preset, which lends the page what covers a form. */
async function mountWithPreset() {
  await mountMarkup(readFileSync("widgets/checkout/fixture.html", "utf8"), {
    config: { presets: ["woocommerce"] },
  });
  await vi.waitFor(() => expect(jQuery.fn).toHaveProperty("block"));
}
async function submit() {
  form().requestSubmit();
  await atRest();
}
const orders = () => calls.filter(({ endpoint }) => endpoint === "checkout");
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
    expect(form().querySelector("#billing_postcode_field")?.classList).toContain("woocommerce-invalid");
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

  it("runtime.8 ask for totals, look at the chosen method and send the form by the checkout's controller", async () => {
    const { islet } = await mount();
    const orders: Form[] = [];
    jQuery(form()).on("checkout_place_order", (_event, object: Form) => {
      orders.push(object);
      return false;
    });
    await submit();
    const [object] = orders as [Form];
    expect(object.$order_review.is("#order_review")).toBe(true);
    expect([object.selectedPaymentMethod, object.xhr, object.dirtyInput]).toEqual([
      "payment_method_bacs",
      false,
      false,
    ]);
    expect(['{"result":"success"}', "null", "<p>"].map(object.is_valid_json)).toEqual([true, false, false]);

    const told: unknown[] = [];
    islet.bus.on("update_checkout", (payload) => void told.push(payload));
    jQuery(document.body).on("update_checkout", (_event, ...values: unknown[]) => void told.push(values));
    object.trigger_update_checkout({ currentTarget: form() });
    object.maybe_update_checkout();
    object.init_checkout();
    const asked = (currentTarget: unknown) => [
      [{ current_target: currentTarget }],
      { currentTarget, updateShippingMethod: null },
    ];
    expect(told).toEqual([
      ...asked(form()),
      ...asked(null),
      [],
      { currentTarget: null, updateShippingMethod: null },
    ]);

    object.submit();
    await atRest();
    expect(orders).toHaveLength(2);
  });

  it("runtime.8 that send the order themselves cover the form and have the visitor asked before the page is left, until they tell an error", async () => {
    await mountWithPreset();
    const controllers: Controller[] = [];
    const sendItself = (_event: unknown, controller: Controller) => {
      controllers.push(controller);
      form().classList.add("processing");
      controller.blockOnSubmit(jQuery(form()));
      controller.attachUnloadEventsOnSubmit();
      return false;
    };
    jQuery(form()).one("checkout_place_order_bacs", sendItself);
    await submit();
    const ask = (): unknown => jQuery(window).triggerHandler("beforeunload");
    expect([form().hasAttribute("inert"), ask()]).toEqual([true, true]);
    await submit();
    expect(orders()).toHaveLength(0);
    controllers[0]?.submit_error('<div class="woocommerce-error">Card refused</div>');
    await atRest();
    expect(told()).toEqual(["Card refused"]);
    expect([form().hasAttribute("inert"), ask()]).toEqual([false, undefined]);
    await submit();
    expect(orders()).toHaveLength(1);
  });

  it("runtime.8 that cover the form and let the order go leave it free where it is refused", async () => {
    await mountWithPreset();
    jQuery(form()).one("checkout_place_order", (_event, controller: Controller) => {
      controller.blockOnSubmit(jQuery(form()));
    });
    await submit();
    await orders()[0]?.answer({
      result: "failure",
      messages: '<ul class="woocommerce-error"><li>No</li></ul>',
    });
    expect(form().hasAttribute("inert")).toBe(false);
  });

  it("runtime.8 get the same controller every time: a page builder puts its own way to tell an error into it", async () => {
    await mount();
    const tell = vi.fn();
    jQuery(form()).one("checkout_place_order", (_event, controller: Controller) => {
      Object.assign(controller, { submit_error: tell });
      return false;
    });
    await submit();
    jQuery(form()).one("checkout_place_order_bacs", (_event, controller: Controller) => {
      controller.submit_error("Card refused");
      return false;
    });
    await submit();
    expect(tell).toHaveBeenCalledExactlyOnceWith("Card refused");
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
