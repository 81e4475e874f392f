import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const FAILED =
  '<p class="woocommerce-notice woocommerce-notice--error woocommerce-thankyou-order-failed">The bank has declined the payment.</p>';
const page = (inside: string) =>
  `<h1 class="entry-title">Order received</h1><h2 class="other">Thank you</h2><div class="woocommerce-order" data-widget="order-status">${inside}</div>`;
const HEAD = '<link rel="stylesheet" href="/islet/islet.css">';

test("order-status.1 the title is hidden where a failed-order notice is shown, and only there", {
  tag: CORE,
}, async ({ page: tab, makePage }) => {
  await tab.goto(await makePage(page(FAILED), { head: HEAD }));
  await expect(tab.locator(".woocommerce-order")).toHaveAttribute("data-widget-state", "mounted");
  await expect(tab.locator(".entry-title")).toBeHidden();
  await expectNoAxeViolations(tab, ".woocommerce-order");
  await tab.goto(await makePage(page("<p>Thank you.</p>"), { head: HEAD }));
  await expect(tab.locator(".woocommerce-order")).toHaveAttribute("data-widget-state", "mounted");
  await expect(tab.locator(".entry-title")).toBeVisible();
  await expectQuiet(tab);
});

test("order-status.1 any other title, by its selector in the page configuration", async ({
  page: tab,
  makePage,
}) => {
  const config = { widget_settings: { "order-status": { parts: { title: ".other" } } } };
  await tab.goto(await makePage(page(FAILED), { config }));
  await expect(tab.locator(".other")).toBeHidden();
});

test("order-status.1 on the shop's own thank-you page of a payment that was declined", async ({
  page: tab,
}) => {
  await tab.request.get("/shop/?add-to-cart=18");
  await tab.goto("/checkout/");
  const order = await tab.evaluate(async () => {
    const form = document.querySelector("form.checkout") as HTMLFormElement;
    const fields = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const values = {
      billing_first_name: "Ada",
      billing_last_name: "Weaver",
      billing_country: "GB",
      billing_address_1: "1 Mill Lane",
      billing_city: "Bradford",
      billing_postcode: "BD1 1AA",
      billing_phone: "01274 000000",
      billing_email: "ada@example.com",
      payment_method: "bitpay-payment",
    };
    for (const [name, value] of Object.entries(values)) fields.set(name, value);
    const answer = await fetch("/?wc-ajax=checkout", { method: "POST", body: fields });
    return (await answer.json()) as { order_id?: number };
  });
  const answer = await tab.request.post(`/payment-provider/${order.order_id}/decline/`);
  await tab.goto(answer.url());
  await expect(tab.getByText("the bank has declined")).toBeVisible();
  await expect(tab.getByRole("heading", { name: "Order received" })).toHaveCount(0);
});
