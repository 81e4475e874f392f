import { CORE } from "../support/core.ts";
import { headerCount, test } from "../support/shop.ts";
import { expect, expectQuiet } from "../support/test.ts";

test("a script of the page adds, changes and reads the cart; the header shows it, and pages without a call load none of it", {
  tag: CORE,
}, async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on("request", (request) => void loaded.push(request.url()));
  await page.goto("/shop/");
  await expect(headerCount(page)).toHaveText(/^0/);
  expect(loaded.filter((url) => url.endsWith("/actions.js"))).toEqual([]);
  const added = await page.evaluate(async () => window.islet?.actions.addToCart({ id: 18, quantity: 2 }));
  expect(added?.cart).toMatchObject({ currency: "GBP", quantity: 2 });
  expect(added?.cart.lines).toMatchObject([{ id: 18, name: "Beanie", quantity: 2, price: 9 }]);
  await expect(headerCount(page)).toHaveText(/^2/);
  expect(loaded.filter((url) => url.endsWith("/actions.js"))).toHaveLength(1);
  const key = added?.cart.lines[0]?.key ?? "";
  await page.evaluate(
    async (key) => window.islet?.actions.updateCart({ lines: [{ key, quantity: 1 }, { id: 20 }] }),
    key,
  );
  await expect(headerCount(page)).toHaveText(/^2/);
  const { cart } = (await page.evaluate(async () => window.islet?.actions.getCart())) ?? {};
  expect(cart?.lines.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual(["1 Beanie", "1 Belt"]);
  expect(await shop.endpoints()).toContain("wc/store/v1/cart/add-item");
  await expectQuiet(page);
});

test("what the shop refuses is an error in its words, and a nonce that has expired is renewed", async ({
  page,
}) => {
  await page.goto("/shop/");
  const refusal = await page.evaluate(() =>
    window.islet?.actions.addToCart({ id: 22 }).then(
      () => "added",
      ({ name, code, message }: Error & { code: string }) => [name, code, message].join("; "),
    ),
  );
  expect(refusal).toMatch(
    /^ActionError; woocommerce_rest_product_out_of_stock; .*“Cap”.*Nothing was changed\.$/,
  );
  await page.request.post("/__cms/expire-nonces");
  const quantity = await page.evaluate(
    async () => (await window.islet?.actions.addToCart({ id: 20 }))?.cart.quantity,
  );
  expect(quantity).toBe(1);
});

test("without a cart that opens, openCart goes to the cart", async ({ page }) => {
  await page.goto("/blank/");
  await page.evaluate(() => void window.islet?.actions.openCart());
  await expect(page).toHaveURL(/\/cart\/$/);
});
