import { expect, it } from "vitest";
import { unserved } from "./unserved.ts";

const typesOf = (elements: readonly Element[]) =>
  elements.map((element) => element.getAttribute("data-widget_type"));

it("Islet's own elements of the builder's pages run by themselves, so nobody is told that nothing serves them", () => {
  document.body.innerHTML = ["islet-countdown", "islet-table-of-contents", "heading", "acme-wheel"]
    .map((type) => `<div data-widget_type="${type}.default"></div>`)
    .join("");
  expect(typesOf(unserved([]))).toEqual(["acme-wheel.default"]);
});

it("the Pro edition's buttons that pay are named, which only its own scripts drive", () => {
  document.body.innerHTML = ["stripe-button", "paypal-button", "button"]
    .map((type) => `<div data-widget_type="${type}.default"></div>`)
    .join("");
  expect(typesOf(unserved([]))).toEqual(["stripe-button.default", "paypal-button.default"]);
});
