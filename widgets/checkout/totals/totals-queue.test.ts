import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { lockOrder, type OrderLock } from "#shop/order/order-lock.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const GATHER_MS = 5;
const REVIEW = {
  result: "success",
  fragments: { ".order-total": "<tr class='order-total'><td>£0.00</td></tr>" },
};

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "reload").mockReturnValue();
});

const form = () => document.querySelector("form.checkout") as HTMLFormElement;
const endpoints = () => calls.map(({ endpoint }) => endpoint);
const lock = () => lockOrder(form()) as OrderLock;

async function mount() {
  const { islet } = await mountMarkup(readFileSync("widgets/checkout/fixture.html", "utf8"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const batched = async () => {
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    await atRest();
  };
  return { islet, requestTotals: () => void islet.bus.emit("update_checkout", {}), batched };
}

describe("requests for totals and an order", () => {
  it("what is asked while an order is on its way is asked once when the form is free again", async () => {
    const { requestTotals, batched } = await mount();
    const { release } = lock();
    requestTotals();
    requestTotals();
    await batched();
    expect(endpoints()).toEqual([]);
    release();
    await batched();
    expect(endpoints()).toEqual(["update_order_review"]);
    lock().release();
    await calls[0]?.answer(REVIEW);
    await batched();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(REVIEW);
    lock().release();
    await batched();
    expect(calls).toHaveLength(2);
  });

  it("payment-popup.9 an answer that comes while a payment is open changes nothing and loads nothing anew", async () => {
    const { requestTotals, batched } = await mount();
    requestTotals();
    await batched();
    const { release } = lock();
    await calls[0]?.answer({ ...REVIEW, reload: true });
    await batched();
    expect(form().textContent).toContain("£18.00");
    expect(navigation.reload).not.toHaveBeenCalled();
    release();
    await batched();
    expect(endpoints()).toEqual(["update_order_review", "update_order_review"]);
  });

  it("after an order of which nobody knows nothing is asked by itself, and a change is", async () => {
    const { requestTotals, batched } = await mount();
    const { release } = lock();
    requestTotals();
    release(true);
    await batched();
    expect(calls).toHaveLength(0);
    requestTotals();
    await batched();
    expect(calls).toHaveLength(1);
  });

  it("what is asked as a press begins waits for the order, and comes when a listener has kept it", async () => {
    const { requestTotals, batched, islet } = await mount();
    const stop = islet.bus.on("checkout_place_order", () => {
      expect(endpoints()).toEqual([]);
      return false;
    });
    requestTotals();
    form().requestSubmit();
    requestTotals();
    await atRest();
    await batched();
    expect(endpoints()).toEqual(["update_order_review"]);
    stop();
  });

  it("a field left by Enter asks after the refusal, not beside the order", async () => {
    const { batched } = await mount();
    const postcode = document.querySelector("#billing_postcode") as HTMLInputElement;
    Object.defineProperty(postcode, "offsetParent", { get: () => document.body });
    postcode.value = "SW1A 1AA";
    postcode.dispatchEvent(new Event("input", { bubbles: true }));
    form().requestSubmit();
    await atRest();
    postcode.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(2_000);
    await atRest();
    expect(endpoints()).toEqual(["checkout"]);
    await calls[0]?.answer({ result: "failure", messages: "<p>No</p>" });
    await batched();
    expect(endpoints()).toEqual(["checkout", "update_order_review"]);
  });
});

it("a second finger on the page does not keep a request for ever", async () => {
  const { requestTotals, batched } = await mount();
  const press = () => form().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  press();
  requestTotals();
  press();
  dispatchEvent(new Event("pointerup"));
  dispatchEvent(new Event("pointerup"));
  await batched();
  expect(endpoints()).toEqual(["update_order_review"]);
});

it("a plugin that begins the checkout anew by init_checkout gets totals, once", async () => {
  const { batched, islet } = await mount();
  islet.bus.emit("init_checkout", {});
  await batched();
  expect(endpoints()).toEqual(["update_order_review"]);
});
