import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall } from "#tests/support/cart-server.ts";
import {
  alertTexts,
  calls,
  element,
  fixture,
  input,
  lastCall,
  mount,
  PAYMENT,
  requested,
  requestTotals,
  review,
  TABLE,
} from "#tests/support/checkout-page.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

describe("totals", () => {
  it("are asked for at the start, where the shop says so, and the way to pay waits meanwhile", async () => {
    const heard: string[] = [];
    for (const name of ["update_checkout", "init_checkout", "updated_checkout"])
      document.addEventListener(name, () => heard.push(name), { once: true });
    await mount(fixture.replace('{"refresh_on_start":""}', "{}"));
    await requested();
    expect(calls.map(({ endpoint, body }) => [endpoint, body["security"], body["country"]])).toEqual([
      ["update_order_review", "0123456789", "GB"],
    ]);
    expect(element(TABLE).getAttribute("aria-busy")).toBe("true");
    await lastCall().answer(review("£20.00"));
    expect(element(TABLE).textContent).toContain("£20.00");
    expect(element(TABLE).hasAttribute("aria-busy")).toBe(false);
    expect(element(PAYMENT).hasAttribute("inert")).toBe(false);
    expect(heard).toEqual(["update_checkout", "init_checkout", "updated_checkout"]);
  });

  it("are asked for at the start for the other address, too, as the shop's script does, in one call", async () => {
    const heard: unknown[] = [];
    const ending = new AbortController();
    for (const name of ["init_checkout", "update_checkout"])
      document.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]), ending);
    const checkbox = '<h3 id="ship-to-different-address"><input type="checkbox"></h3>';
    await mount(
      fixture.replace('{"refresh_on_start":""}', "{}").replace('<div id="order_review"', `${checkbox}$&`),
    );
    await requested();
    ending.abort();
    const currentTarget = element("#ship-to-different-address input");
    expect(heard).toEqual([
      ["update_checkout", { currentTarget }],
      ["update_checkout", {}],
      ["init_checkout", {}],
    ]);
    expect(calls).toHaveLength(1);
  });

  it("are announced politely where the total has changed, not where it is the same", async () => {
    const page = await mount();
    const said = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
    await (await requestTotals(page)).answer(review("<strong>£18.00</strong>"));
    expect(said()).toBe("");
    await (await requestTotals(page)).answer(review("<strong>£20.00</strong>"));
    expect(said()).toBe("Total £20.00");
  });

  it("many requests at once are one call", async () => {
    const page = await mount();
    for (const _ of [1, 2, 3]) page.islet.bus.emit("update_checkout", {});
    await requested();
    expect(calls).toHaveLength(1);
  });

  it("only the last answer counts, whenever the others come", async () => {
    const page = await mount();
    const first = await requestTotals(page);
    const second = await requestTotals(page);
    await second.answer(review("second"));
    await first.answer(review("first"));
    expect(element(TABLE).textContent).toContain("second");
  });

  it("a part that the server says again unchanged stays the element it is", async () => {
    const page = await mount();
    await (await requestTotals(page)).answer(review("£1"));
    const table = element(TABLE);
    await (await requestTotals(page)).answer(review("£1"));
    expect(element(TABLE)).toBe(table);
    await (await requestTotals(page)).answer(review("£2"));
    expect(element(TABLE)).not.toBe(table);
  });

  it("a box that is the same keeps the frame of its gateway, and the way to pay that is chosen", async () => {
    const page = await mount();
    const payment = (label: string) => {
      const markup = element(PAYMENT).cloneNode(true) as HTMLElement;
      for (const frame of markup.querySelectorAll("canvas")) frame.remove();
      return markup.outerHTML.replace("Direct bank transfer", label);
    };
    const printed = payment("By bank");
    const frame = document.createElement("canvas");
    element("div.payment_method_bacs").append(frame);
    input("#payment_method_cod").click();
    await (await requestTotals(page)).answer(review("£1", { fragments: { [PAYMENT]: printed } }));
    expect(document.querySelector("canvas")).toBe(frame);
    expect(element("label[for=payment_method_bacs]").textContent).toBe("By bank");
    expect(input("#payment_method_cod").checked).toBe(true);
  });

  it("what was typed in a way to pay and ticked below it stays where that part is new, unless the server fills it", async () => {
    const page = await mount();
    const payment = (tag: string, card = "") =>
      `<div id="payment" class="woocommerce-checkout-payment"><${tag}><ul class="wc_payment_methods"><li>
      <input type="radio" id="payment_method_bacs" name="payment_method" value="bacs" checked>
      <div class="payment_box payment_method_bacs"><p class="${tag}"><input id="card" name="card" value="${card}"></p></div></li></ul>
      <input type="checkbox" id="terms" name="terms"></${tag}><button type="submit" id="place_order">Place order</button></div>`;
    const bring = async (markup: string) =>
      (await requestTotals(page)).answer(
        review(markup.length.toString(), { fragments: { [PAYMENT]: markup } }),
      );
    await bring(payment("section"));
    const first = input("#card");
    first.value = "4111";
    input("#terms").checked = true;
    await bring(payment("article"));
    expect(input("#card")).not.toBe(first);
    expect([input("#card").value, input("#terms").checked]).toEqual(["4111", true]);
    await bring(payment("section", "5500"));
    expect(input("#card").value).toBe("5500");
  });

  it.each([
    ["false", 0],
    ["0", 0],
    ["no", 0],
    ["true", 1],
    ["1", 1],
    ["yes", 1],
  ])('say "%s" to a reload: the page is loaded anew %i times', async (reload, times) => {
    await (await requestTotals(await mount())).answer(review("£2", { reload }));
    expect(navigation.reload).toHaveBeenCalledTimes(times);
    expect(element(TABLE).textContent?.includes("£2")).toBe(times === 0);
  });

  it.each([
    ["an error", (call: CartCall) => call.answer("", 500)],
    ["a broken connection", (call: CartCall) => call.drop()],
    ["no answer", (call: CartCall) => call.answer("")],
    ["a page", (call: CartCall) => call.answer("<!doctype html><title>Maintenance</title>")],
    ["-1", (call: CartCall) => call.answer("-1")],
  ])("that fail with %s are told, nothing stays locked, and Try again asks", async (_, fail) => {
    const page = await mount();
    await fail(await requestTotals(page));
    for (const again of calls.slice(1)) await again.answer("", 500);
    expect(alertTexts()).toEqual([expect.stringContaining("could not be brought up to date")]);
    expect(element(PAYMENT).hasAttribute("inert")).toBe(false);
    const before = calls.length;
    element(".islet-checkout-problem button").focus();
    element(".islet-checkout-problem button").click();
    await vi.waitFor(() => expect(calls.length).toBe(before + 1));
    expect(document.activeElement).toBe(element(TABLE).closest("#order_review"));
    await lastCall().answer(review("£3"));
    expect(alertTexts()).toEqual([]);
    expect(element(TABLE).textContent).toContain("£3");
  });

  it("that failed are asked for again from wherever the error has been moved, and the focus goes to them", async () => {
    const page = await mount(`<div class="notices"></div>${fixture}`);
    await (await requestTotals(page)).drop();
    for (const again of calls.slice(1)) await again.drop();
    element(".notices").append(element(".islet-checkout-problem"));
    element(".islet-checkout-problem button").focus();
    element(".islet-checkout-problem button").click();
    await vi.waitFor(() => expect(alertTexts()).toEqual([]));
    expect(document.activeElement).toBe(element(TABLE).closest("#order_review"));
  });

  it("a failure of the server's own is told in its words, and the fields are judged", async () => {
    const page = await mount();
    await (await requestTotals(page)).answer(
      review("£1", {
        result: "failure",
        messages: '<ul class="woocommerce-error" role="alert"><li>We do not ship there.</li></ul>',
      }),
    );
    expect(alertTexts()).toEqual(["We do not ship there."]);
    expect(element(".woocommerce-NoticeGroup-updateOrderReview")).not.toBeNull();
    await atRest();
    expect(element("#billing_postcode_field").classList).toContain("woocommerce-invalid-required-field");
  });

  it("an answer that asks for the page anew gets it", async () => {
    const page = await mount();
    await (await requestTotals(page)).answer(review("£1", { reload: true }));
    expect(navigation.reload).toHaveBeenCalledOnce();
  });

  it.each(["pointerup", "pointercancel"])(
    "nothing is asked while a button is pressed, so that what is below the pointer is not covered (%s)",
    async (end) => {
      const page = await mount();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      element("#place_order").dispatchEvent(new Event("pointerdown", { bubbles: true }));
      page.islet.bus.emit("update_checkout", {});
      await vi.advanceTimersByTimeAsync(1_000);
      expect(calls).toHaveLength(0);
      expect(element(PAYMENT).hasAttribute("inert")).toBe(false);
      dispatchEvent(new Event(end));
      await vi.advanceTimersByTimeAsync(5);
      vi.useRealTimers();
      await atRest();
      expect(calls).toHaveLength(1);
    },
  );

  it("are asked for 1000 ms after the last key in an address, at once when the field is left, and once", async () => {
    await mount();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const postcode = input("#billing_postcode");
    Object.defineProperty(postcode, "offsetParent", { get: () => document.body });
    const type = (value: string) => {
      postcode.value = value;
      postcode.dispatchEvent(new Event("input", { bubbles: true }));
    };
    type("SW1");
    await vi.advanceTimersByTimeAsync(900);
    type("SW1A");
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(0);
    postcode.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await atRest();
    expect(calls.map(({ body }) => body["postcode"])).toEqual(["SW1A"]);
    type("");
    postcode.dispatchEvent(new Event("change", { bubbles: true }));
    await atRest();
    expect(calls).toHaveLength(1);
  });
});
