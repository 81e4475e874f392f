import { expect, it } from "vitest";
import { eventNames } from "./event-names.ts";

function eventSource(markup = "", settings: Record<string, unknown> = {}) {
  const stage = document.createElement("div");
  stage.innerHTML = markup;
  return { name: "checkout", stage, settings };
}

it("names without a star stand for themselves", () => {
  expect([...eventNames(["update_checkout", "update_checkout"], eventSource())]).toEqual(["update_checkout"]);
});

it("a star in a name stands for the widget, and for each way to pay on the page", () => {
  const ways = `<input type="radio" name="payment_method" value="cod"><input name="payment_method" value="bacs">`;
  expect([...eventNames(["frontend/element_ready/*", "checkout_place_order_*"], eventSource(ways))]).toEqual([
    "frontend/element_ready/checkout",
    "frontend/element_ready/cod",
    "frontend/element_ready/bacs",
    "checkout_place_order_checkout",
    "checkout_place_order_cod",
    "checkout_place_order_bacs",
  ]);
});

it("a star alone stands for the events that the settings name", () => {
  const settings = { start_on: ["update_checkout", ""], stop_on: ["updated_checkout"], text: "Wait" };
  expect([...eventNames(["*"], eventSource("", settings))]).toEqual(["update_checkout", "updated_checkout"]);
});
