import type { Page } from "@playwright/test";
import { addByAjax } from "../support/add-by-ajax.ts";
import { settled } from "../support/idle.ts";
import { byPreset, expectQuietIslet, openRecorded } from "../support/recorded-page.ts";
import { expect, test } from "../support/test.ts";

/** What is left of the classic shop on each page, and what Islet does with it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "block-shop": ["notices"],
  "block-product": [...["notices", "product-gallery", "add-to-cart quantity", "product-tabs", "star-rating"]],
  "block-product-variable": [
    ...["notices", "product-gallery", "quantity variation-form", "product-tabs", "star-rating"],
  ],
  "block-product-options": [],
  "block-product-options-legacy": [],
  "block-cart": ["notices", "add-to-cart"],
  "block-checkout": ["notices"],
};

const open = async (page: Page, name: string) => {
  await openRecorded(page, name, byPreset.query);
  await settled(page);
};

const widgetsOn = (page: Page) =>
  page
    .locator("[data-widget-state]")
    .evaluateAll((hosts) => hosts.map((host) => host.dataset["widgetMarked"]));

for (const [name, widgets] of Object.entries(PAGES))
  test(`beside the shop's blocks Islet starts what is classic on ${name}, and nothing else`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/wc-ajax|wp-json|interactivity/.test(request.url()) && request.resourceType() === "fetch")
        asked.push(request.url());
    });
    await open(page, name);
    expect(await widgetsOn(page)).toEqual(widgets);
    await expect(page.locator("[data-wp-router-region] [data-widget-state]")).toHaveCount(0);
    await expect(page.locator("[data-widget-state=failed]")).toHaveCount(0);
    // The blocks ask for the cart themselves; their store is theirs alone.
    expect(asked).toEqual([]);
    await expectQuietIslet(page);
  });

for (const name of ["block-shop", "block-product-options", "block-checkout"])
  test(`on ${name}, where the preset waits for its markup, Islet loads its first file alone`, async ({
    page,
  }) => {
    const files: string[] = [];
    page.on("request", (request) => {
      const [, file] = /\/islet\/(.*?)(?:\?|$)/.exec(request.url()) ?? [];
      if (file) files.push(file.replace(/.*\//, ""));
    });
    await openRecorded(page, name, { ...byPreset.query, waits: "" });
    await settled(page);
    expect(files.filter((file) => file.endsWith(".js"))).toEqual(["islet.js"]);
    expect(await widgetsOn(page)).toEqual([]);
    await expectQuietIslet(page);
    // As the shop prints it, and as scripts put it in later.
    await page.locator("main").evaluate((main) => {
      main.innerHTML += `<ul class="products"><li class="product"><a class="button ajax_add_to_cart add_to_cart_button"
        href="?add-to-cart=18" data-product_id="18" data-quantity="1">Add the late one</a></li></ul>`;
    });
    await settled(page);
    await page.getByRole("link", { name: "Add the late one" }).click();
    await expect(page.getByRole("link", { name: "View cart" }).first()).toBeVisible();
    await expectQuietIslet(page);
  });

test("what the blocks' router puts in place of a list is left alone", async ({ page }) => {
  await open(page, "block-shop");
  const region = page.locator("[data-wp-router-region]").first();
  const before = await region.evaluate((list) => {
    list.innerHTML += '<p class="woocommerce-result-count">Showing 1–16 of 21 results</p>';
    return list.innerHTML;
  });
  await settled(page);
  expect(await region.innerHTML()).toBe(before);
});

test("the classic form that the block for options prints is sent by the browser, with what other plugins add", async ({
  page,
}) => {
  await open(page, "block-product-options-legacy");
  await page.getByLabel("Gift note").fill("For you");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.isNavigationRequest());
  const button = page.locator("form.cart [type=submit]").last();
  // As the block does once it has started.
  await button.evaluate((element) => ((element as HTMLElement).hidden = false));
  await button.click();
  const { gift, quantity } = Object.fromEntries(
    [...((await sent).postData() ?? "").matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)].map(
      ([, field, value]) => [field, value],
    ),
  );
  expect({ gift, quantity }).toEqual({ gift: "For you", quantity: "1" });
});

test("the classic form of a block theme's product adds without a page load where the site wants it, and the blocks are told", async ({
  page,
}) => {
  // The product has another number in the test's shop.
  await addByAjax(page, (html) => html.replace(/(?<=name="add-to-cart" value=")\d+/, "18"));
  await open(page, "block-product");
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.body.addEventListener("wc-blocks_added_to_cart", () => told.push("blocks"));
  });
  await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "told") as string[])).toEqual(["blocks"]);
  await expect(page.locator(".woocommerce-message")).toHaveText(/^Added to your cart\./);
});
