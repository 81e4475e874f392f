import type { Page, Request } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { buttonOf, headerCount, test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift } from "../support/test.ts";

const PRODUCTS = ["18", "20", "36"];
const BUTTONS = `<ul class="products" data-widget="add-to-cart">${[
  ["18", "Beanie"],
  ["20", "Belt"],
  ["36", "Mug"],
]
  .map(
    ([id, name]) =>
      `<li><a href="?add-to-cart=${id}" class="button add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-quantity="1" role="button" aria-label="Add to cart: “${name}”">Add</a></li>`,
  )
  .join("")}</ul>`;
const CART = `<div class="mine" data-widget="cart-fragments remove-from-cart"><div class="widget_shopping_cart_content"></div></div>`;
const CONFIG = { config: { store_api: true, rest_url: "/wp-json/" } };

const rows = (page: Page) => page.locator(".mine .mini_cart_item");
const removeOf = (page: Page, name: string) =>
  page.locator(".mine").getByRole("button", { name: `Remove ${name} from cart` });
const noticeOf = (page: Page, name: string) =>
  page.locator(".mine .islet-removed-row").filter({ hasText: name });

/** The requests to the Store API so far: the last part of each address. */
function storeRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request: Request) => {
    const [, path] = /\/wc\/store\/v1\/(?:cart\/)?(.+)$/.exec(request.url()) ?? [];
    if (path) seen.push(path);
  });
  return seen;
}

/** Holds answers of the Store API until it is released. */
async function holdStore(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/wc/store/v1/**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.beforeEach(async ({ shop }) => {
  for (const id of PRODUCTS) await shop.put(Number(id));
});

test("remove-from-cart.1 by the Store API a row goes at the press, without a shift, and Undo by keyboard brings it and the focus back", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const asked = storeRequests(page);
  await page.goto(await makePage(BUTTONS + CART, CONFIG));
  await expect(rows(page)).toHaveCount(3);
  const release = await holdStore(page);
  const before = await layoutShift(page);
  await removeOf(page, "Belt").focus();
  await page.keyboard.press("Enter");
  await expect(rows(page).filter({ visible: true })).toHaveCount(2);
  await expect(headerCount(page)).toHaveText(/^2/);
  await expect(noticeOf(page, "Belt")).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.02);
  release();
  const undo = noticeOf(page, "Belt").getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await expectNoAxeViolations(page, ".mine");
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(removeOf(page, "Belt")).toBeFocused();
  await expect(rows(page).filter({ visible: true })).toHaveCount(3);
  await expect(headerCount(page)).toHaveText(/^3/);
  expect(asked).toEqual(["cart", "remove-item", "add-item"]);
  await expectQuiet(page);
});

test("add-to-cart.1 by the Store API presses that wait for an answer go in one request, and a page from a cache needs no nonce", async ({
  page,
  makePage,
}) => {
  const asked = storeRequests(page);
  await page.goto(await makePage(BUTTONS + CART, CONFIG));
  const release = await holdStore(page);
  for (const name of ["Beanie", "Belt", "Mug", "Beanie"]) await buttonOf(page, name).click();
  await expect(headerCount(page)).toHaveText(/^7/);
  release();
  await expect(page.locator(".add_to_cart_button.loading")).toHaveCount(0);
  await expect(headerCount(page)).toHaveText(/^7/);
  await expect(rows(page)).toHaveCount(3);
  expect(asked).toEqual(["cart", "add-item", "batch"]);
  await expectQuiet(page);
});

test("remove-from-cart.2 a row that the shop no longer has, or that gets no answer, is back with a sentence, and nobody leaves the page", async ({
  page,
  makePage,
}) => {
  const address = await makePage(BUTTONS + CART, CONFIG);
  await page.goto(address);
  await expect(rows(page)).toHaveCount(3);
  await page.route("**/wc/store/v1/cart/remove-item", (route) => route.abort());
  await removeOf(page, "Mug").click();
  await expect(rows(page).filter({ visible: true })).toHaveCount(3);
  await expect(page.locator(".mine .islet-add-to-cart-problem")).toBeVisible();
  expect(page.url()).toBe(address);
  await expectQuiet(page, [/Failed to load resource/]);
});

const WITH_QUANTITIES = CART.replace(
  '"cart-fragments remove-from-cart"',
  `$& data-widget-on="idle" data-settings='{"quantities":true}'`,
);

test("by the Store API quantities change in the rows by keyboard and pointer, the count with them, and a refusal is said in the row", async ({
  page,
  makePage,
}) => {
  const asked = storeRequests(page);
  await page.goto(await makePage(BUTTONS + WITH_QUANTITIES, CONFIG));
  const quantity = page.getByRole("spinbutton", { name: "Belt: Quantity" });
  const more = page.getByRole("button", { name: "Belt: One more" });
  await expect(quantity).toHaveValue("1");
  const release = await holdStore(page);
  await more.focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Enter");
  await expect(quantity).toHaveValue("4");
  release();
  await expect(headerCount(page)).toHaveText(/^6/);
  await expect(more).toBeFocused();
  await expect(page.locator(".widget_shopping_cart_live_region")).toHaveText("Belt: 4");
  expect(asked).toEqual(["cart", "update-item", "update-item"]);
  await expectNoAxeViolations(page, ".mine");
  // The count changes before the shop has the new number, and the shop refuses what comes later.
  const answered = page.waitForResponse("**/wc/store/v1/cart/update-item");
  await quantity.fill("2");
  await quantity.press("Tab");
  await answered;
  await expect(headerCount(page)).toHaveText(/^4/);
  await page.route("**/wc/store/v1/cart/update-item", (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: "woocommerce_rest_product_partially_out_of_stock",
        message: "Only 2 are left.",
        data: {},
      },
    }),
  );
  await more.click();
  await expect(page.locator(".mine").getByText("Only 2 are left.")).toBeVisible();
  await expect(quantity).toHaveValue("2");
  await expect(headerCount(page)).toHaveText(/^4/);
  await expectQuiet(page, [/Failed to load resource/]);
});
