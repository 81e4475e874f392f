import type { Locator, Page } from "@playwright/test";
import { placeOrder } from "../support/checkout-page.ts";
import { billing, expectThanks, fillAddress, open, rest, reviews, total } from "../support/checkout-visit.ts";
import { CORE } from "../support/core.ts";
import { shortWhile } from "../support/idle.ts";
import { test } from "../support/shop.ts";
import { expect, expectQuiet } from "../support/test.ts";

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ shop }) => {
  await shop.put(18);
});

/** Puts a frame into a payment box, as a gateway does when the totals are there. */
const addGateway = (page: Page): Promise<Locator> =>
  page
    .evaluate(() => {
      const frame = document.createElement("iframe");
      frame.title = "Card";
      document.querySelector("div.payment_box.payment_method_bacs")?.append(frame);
      Reflect.set(frame.contentWindow as Window, "isFirst", true);
    })
    .then(() => page.frameLocator('iframe[title="Card"]').owner());

const isFirst = (frame: Locator) =>
  frame.evaluate(
    (element: HTMLIFrameElement) => Reflect.get(element.contentWindow as Window, "isFirst") as unknown,
  );

test("new totals replace only what the server changed: a gateway's frame, terms and the focus stay", {
  tag: CORE,
}, async ({ page, shop }) => {
  await open(page);
  await rest(page, shop);
  const frame = await addGateway(page);
  const before = await total(page).textContent();
  const pickup = page.locator("input.shipping_method:not(:checked)").first();
  await pickup.focus();
  await pickup.press("Space");
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(page.locator("input.shipping_method:checked")).toBeFocused();
  await page.getByLabel("Cash on delivery").click();
  await page.locator("#billing_country").selectOption("FR");
  await expect.poll(async () => (await reviews(shop)).length).toBeGreaterThan(2);
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("aria-busy", "true");
  expect(await isFirst(frame)).toBe(true);
  await expect(page.getByLabel("Cash on delivery")).toBeChecked();
  await expectQuiet(page);
});

test("of questions that overtake each other only the last answer counts", async ({ page, shop }) => {
  await open(page);
  await rest(page, shop);
  const release: (() => void)[] = [];
  await page.route("**/*update_order_review*", async (route) => {
    await new Promise<void>((resolve) => release.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const choices = page.locator("input.shipping_method");
  const wanted = await choices.nth(1).getAttribute("value");
  await choices.nth(1).check();
  await expect.poll(() => release.length).toBe(1);
  await choices.nth(0).check();
  await expect.poll(() => release.length).toBe(2);
  await choices.nth(1).check();
  await expect.poll(() => release.length).toBe(3);
  release[2]?.();
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("aria-busy", "true");
  release[0]?.();
  release[1]?.();
  await expect(page.locator("input.shipping_method:checked")).toHaveValue(wanted ?? "");
  expect((await reviews(shop)).at(-1)?.fields["shipping_method[0]"]).toBe(wanted);
});

// Every call of the checkout with every fault: shop-faults.exhaustive.spec.ts.
test("totals that fail are told, nothing is locked, and asking again helps: the order can be placed", async ({
  page,
  shop,
}) => {
  await shop.fault("update_order_review=status:500");
  await open(page);
  await billing(page, "First name").fill("Ada");
  const alert = page.getByRole("alert").filter({ hasText: "could not be brought up to date" });
  await expect(alert).toBeVisible();
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("aria-busy", "true");
  await shop.fault("");
  await alert.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(alert).toHaveCount(0);
  await expect(page.locator("#order_review")).toBeFocused();
  await expect(billing(page, "First name")).toHaveValue("Ada");
  await fillAddress(page);
  await placeOrder(page).click();
  await expectThanks(page);
});

test("a press that leaves a changed field is not lost to the new totals, however long it takes", async ({
  page,
  shop,
}) => {
  await open(page);
  await rest(page, shop);
  await fillAddress(page);
  await billing(page, "Postcode").fill("SW1A 2AA");
  const choice = page.getByText("Cash on delivery");
  await choice.hover();
  await page.mouse.down();
  // Longer than questions gather.
  await shortWhile(page);
  await expect(page.locator(".woocommerce-checkout-payment")).not.toHaveAttribute("inert", "");
  await page.mouse.up();
  await expect(page.getByText("Pay with cash upon delivery.")).toBeVisible();
  await expect
    .poll(async () => (await reviews(shop)).at(-1)?.fields)
    .toMatchObject({
      postcode: "SW1A 2AA",
      payment_method: "cod",
    });
  await placeOrder(page).click();
  await expectThanks(page);
});
