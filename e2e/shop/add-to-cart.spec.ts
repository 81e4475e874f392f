import { CORE } from "../support/core.ts";
import { onceInShort } from "../support/exhaustive.ts";
import { add, buttonOf, headerCount, test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift } from "../support/test.ts";

const region = ".widget_shopping_cart_live_region";
const LIST = `<ul class="products" data-widget="add-to-cart"><li class="product"><a href="?add-to-cart=18"
  class="button add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="1" role="button"
  aria-label="Add to cart: “Beanie”" data-success_message="“Beanie” has been added to your cart">Add to cart</a></li></ul>`;

test("add-to-cart.1 posts all data attributes of the button, and add-to-cart.2 shows loading, then added", {
  tag: CORE,
}, async ({ page, shop }) => {
  await shop.fault("add_to_cart=delay:400*1");
  await page.goto("/shop/");
  const button = buttonOf(page, "Beanie");
  await button.click();
  await expect(button).toHaveClass(/\bloading\b/);
  await expect(button).toHaveClass(/\badded\b/);
  await expect(button).not.toHaveClass(/\bloading\b/);
  const [call] = await shop.calls();
  expect(call).toMatchObject({
    endpoint: "add_to_cart",
    fields: {
      product_id: "18",
      quantity: "1",
      success_message: "“Beanie” has been added to your cart",
    },
  });
  expect(call?.fields).toHaveProperty("product_sku");
  await expectQuiet(page);
});

for (const [index, template] of ["plain", "elementor"].entries())
  test(
    `add-to-cart.6 fragments change the header's count, and the message is announced (${template})`,
    onceInShort(index),
    async ({ page }) => {
      await page.goto(`/shop/?cart-template=${template}`);
      await add(page, "Belt");
      await expect(headerCount(page)).toHaveText(/^1/);
      await expect(page.locator(region)).toHaveText("“Belt” has been added to your cart");
      await expect(page.locator(region)).toHaveAttribute("role", "status");
      await expect(page.locator(".widget_shopping_cart_content")).toContainText("Belt");
      await expectQuiet(page);
    },
  );

test("add-to-cart.7 one link to the cart stands behind the button, also after a second add; it leads there", async ({
  page,
  shop,
}) => {
  await page.goto("/shop/");
  await add(page, "Belt");
  await buttonOf(page, "Belt").click();
  await expect(headerCount(page)).toHaveText(/^2/);
  const link = page.locator("a.added_to_cart");
  await expect(link).toHaveCount(1);
  await expect(link).toHaveText("View cart");
  expect(await shop.endpoints()).toEqual(["add_to_cart", "add_to_cart"]);
  await link.click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.locator(".woocommerce-cart-form .cart_item")).toHaveCount(1);
});

test("add-to-cart.7 on the cart page there is no link to the cart", async ({ page, makePage }) => {
  await page.goto(await makePage(LIST, { config: { is_cart: true } }));
  await add(page, "Beanie");
  await expect(page.locator("a.added_to_cart")).toHaveCount(0);
});

test("add-to-cart.3 many presses are sent one at a time and in order, although the first takes longest", async ({
  page,
  shop,
}) => {
  await shop.fault("add_to_cart=delay:500*1");
  let open = 0;
  let most = 0;
  const isAdd = (url: string) => url.includes("wc-ajax=add_to_cart");
  page.on("request", (request) => {
    if (isAdd(request.url())) most = Math.max(most, ++open);
  });
  page.on("response", (response) => {
    if (isAdd(response.url())) open--;
  });
  await page.goto("/shop/");
  for (const name of ["Beanie", "Belt", "Mug", "Beanie"]) await buttonOf(page, name).click();
  await expect(headerCount(page)).toHaveText(/^4/);
  await expect(page.locator(".add_to_cart_button.loading")).toHaveCount(0);
  expect((await shop.calls()).map(({ fields }) => fields["product_id"])).toEqual(["18", "20", "36", "18"]);
  expect(most).toBe(1);
});

test("add-to-cart.4 a product that cannot be added leads to its page; coming back the button is normal", async ({
  page,
}) => {
  await page.goto("/shop/");
  await add(page, "Hoodie");
  await buttonOf(page, "Hoodie").click();
  await expect(page).toHaveURL(/\/product\/hoodie\/$/);
  await page.goBack();
  await expect(buttonOf(page, "Hoodie")).not.toHaveClass(/loading/);
});

test("add-to-cart.5 with redirect after add it goes to the cart", async ({ page, makePage }) => {
  await page.goto(await makePage(LIST, { config: { cart_redirect_after_add: true, cart_url: "/cart/" } }));
  await buttonOf(page, "Beanie").click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.locator(".woocommerce-cart-form .cart_item")).toHaveCount(1);
});

test("add-to-cart.8 another tab and the next page show the same cart, the next page without a request", async ({
  page,
  context,
  shop,
}) => {
  const other = await context.newPage();
  await other.goto("/shop/");
  await expect(other.locator("[data-widget~=cart-fragments]")).toHaveAttribute("data-widget-state", /./);
  await page.goto("/shop/");
  await other.waitForLoadState("networkidle");
  await add(page, "Beanie");
  await expect(headerCount(other)).toHaveText(/^1/);
  await page.goto("/blank/");
  await expect(headerCount(page)).toHaveText(/^1/);
  await page.waitForLoadState("networkidle");
  expect(await shop.endpoints()).toEqual(["add_to_cart", "get_refreshed_fragments"]);
  await expectQuiet(other);
});

for (const [name, fault, words] of [
  ["an error of the server", "status:500", /may be in your cart already/],
  ["too many requests", "status:429", /Could not be added/],
  ["a broken connection", "drop", /may be in your cart already/],
  ["an empty answer", "empty", /may be in your cart already/],
  ["half an answer", "malformed", /may be in your cart already/],
  ["a login page", "html", /may be in your cart already/],
  ["a refusal", "minus-one", /Could not be added/],
] as const)
  test(`${name}: the button is normal again, the visitor is told, the next press adds`, async ({
    page,
    shop,
  }) => {
    // Without a count: the browser itself asks again after a broken connection.
    await shop.fault(`add_to_cart=${fault}`);
    await page.goto("/shop/");
    const button = buttonOf(page, "Mug");
    await button.click();
    await expect(page.locator(region)).toHaveText(words);
    await expect(button).not.toHaveClass(/loading|added/);
    await expect(page.locator(".islet-add-to-cart-problem")).toBeVisible();
    await shop.fault("");
    await add(page, "Mug");
    await expect(headerCount(page)).toHaveText(fault === "malformed" ? /^2/ : /^1/);
    await expect(page.locator(".islet-add-to-cart-problem")).toHaveCount(0);
    await expectQuiet(page, [/Failed to load resource/]);
  });

test("by keyboard alone: Tab to a button, Space and Enter add, the focus stays", async ({ page }) => {
  await page.goto("/shop/");
  const button = buttonOf(page, "Beanie");
  await button.focus();
  await expect(page.locator("ul.products")).toHaveAttribute("data-widget-state", "mounted");
  await page.keyboard.press("Space");
  await expect(headerCount(page)).toHaveText(/^1/);
  await page.keyboard.press("Enter");
  await expect(headerCount(page)).toHaveText(/^2/);
  await expect(button).toBeFocused();
  // The count is there at the press, the link when the shop has answered.
  await expect(page.getByRole("main").getByRole("link", { name: "View cart" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("a.added_to_cart")).toBeFocused();
});

test("the first press on a page that has loaded nothing yet is not lost", async ({ page }) => {
  await page.goto("/shop/");
  await buttonOf(page, "Beanie").dispatchEvent("click");
  await expect(headerCount(page)).toHaveText(/^1/);
});

test("a product's form adds without leaving its page where the setting says so", async ({
  page,
  makePage,
  shop,
}) => {
  await page.goto(
    await makePage(
      `<form class="cart" action="/product/beanie/" method="post" data-widget="quantity add-to-cart" data-settings='{"ajax":"yes"}'>
         <label>How many <input type="number" class="qty" name="quantity" min="1" value="3"></label>
         <button type="submit" name="add-to-cart" value="18" class="single_add_to_cart_button button">Add to cart</button></form>`,
    ),
  );
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(headerCount(page)).toHaveText(/^3/);
  await expect(page.locator(".woocommerce-message")).toHaveText("Added to your cart.");
  await expect(page.getByRole("main").getByRole("link", { name: "View cart" })).toBeVisible();
  expect((await shop.calls())[0]?.fields).toEqual({ product_id: "18", quantity: "3" });
});

test("runtime.13 without JavaScript the list, a product's form and the cart work", async ({
  browser,
  cms,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cms });
  const page = await context.newPage();
  await page.goto("/shop/");
  await page.locator("[data-product_id='18']").click();
  await expect(page.locator(".site-header .count")).toHaveText(/^1/);
  await page.goto("/product/belt/");
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await page.goto("/cart/");
  await expect(page.locator(".woocommerce-cart-form .cart_item")).toHaveCount(2);
  await context.close();
});

test("axe finds nothing, before and after an add and after a failure", async ({ page, shop }) => {
  await page.goto("/shop/");
  await expectNoAxeViolations(page);
  await add(page, "Beanie");
  await shop.fault("status:500");
  await buttonOf(page, "Belt").click();
  await expect(page.locator(".islet-add-to-cart-problem")).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const [index, width] of [360, 800, 1280].entries())
  test(
    `nothing moves while the widgets of the list mount, at ${width} px`,
    onceInShort(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/shop/");
      await buttonOf(page, "Beanie").hover();
      await expect(page.locator("ul.products")).toHaveAttribute("data-widget-state", "mounted");
      expect(await layoutShift(page)).toBe(0);
    },
  );

test("add-to-cart.1 by the preset the shop's buttons add wherever a theme puts them; those of blocks and lists are marked no second time", async ({
  page,
  makePage,
  shop,
}) => {
  const button = (id: number, more = "") =>
    `<a class="button add_to_cart_button ajax_add_to_cart${more}" href="?add-to-cart=${id}" data-product_id="${id}" data-quantity="1">Add ${id}</a>`;
  await page.goto(
    await makePage(
      `<div class="card">${button(18)}</div>${button(20, " wc-interactive")}
      <ul class="products"><li>${button(20)}</li></ul><p class="add_to_cart_inline">${button(20)}</p>`,
      { config: { presets: ["woocommerce"] } },
    ),
  );
  const hosts = page.locator("[data-widget-marked~=add-to-cart]");
  await expect(hosts).toHaveCount(3);
  await expect(hosts.and(page.getByRole("link"))).toHaveCount(1);
  await page.getByRole("link", { name: "Add 18" }).click();
  await expect(page.getByRole("link", { name: "Add 18" })).toHaveClass(/\badded\b/);
  expect(await shop.calls()).toMatchObject([{ endpoint: "add_to_cart", fields: { product_id: "18" } }]);
  await expectQuiet(page);
});
