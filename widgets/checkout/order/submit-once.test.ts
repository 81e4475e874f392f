import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

/** The page that pays an order placed before. */
const PAY = readFileSync("widgets/checkout/fixture.html", "utf8")
  .replace('<form name="checkout" method="post" class="checkout woocommerce-checkout"', "<form")
  .replace('<form action="/checkout/"', '<form id="order_review" action="/checkout/order-pay/7/"')
  .replace('id="order_review" class', 'id="inside" class');

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
});

const form = () => document.querySelector("form#order_review") as HTMLFormElement;
/** Whether the browser would send the form. */
const send = () => form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

it("checkout.6 an order placed before is paid once, however often the button is pressed, and again by who comes back", async () => {
  const page = await mountMarkup(PAY);
  await atRest();
  expect([send(), send()]).toEqual([true, false]);
  expect(form().hasAttribute("inert")).toBe(true);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await atRest();
  expect(form().hasAttribute("inert")).toBe(false);
  expect(send()).toBe(true);
  page.stop();
  const serverBody = document.createElement("body");
  serverBody.innerHTML = PAY;
  expect(document.body.innerHTML).toBe(serverBody.innerHTML);
});

it("a gateway that holds the form back to ask for a card finds it free", async () => {
  await mountMarkup(PAY);
  await atRest();
  form().addEventListener("submit", (event) => event.preventDefault(), { once: true });
  expect(send()).toBe(false);
  expect(form().hasAttribute("inert")).toBe(false);
  expect(send()).toBe(true);
});

it.each([
  ["class", () => form().classList.remove("processing")],
  ["cover", () => form().querySelector(".blockOverlay")?.remove()],
])("a gateway that takes the form's %s off has it free for the next press", async (_, takeOff) => {
  await mountMarkup(PAY);
  await atRest();
  send();
  takeOff();
  await atRest();
  expect(form().hasAttribute("inert")).toBe(false);
  expect(send()).toBe(true);
});
