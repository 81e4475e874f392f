import type { Page } from "@playwright/test";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { jquery } from "../support/jquery.ts";
import { add, buttonOf, headerCount, SIDE_CART, test } from "../support/shop.ts";
import { expect, expectQuiet, test as plainTest } from "../support/test.ts";

const templates = ["plain", "elementor"] as const;

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

const mine = (page: Page) => page.locator(".mine .widget_shopping_cart_content");
const headerRows = (page: Page) => page.locator(".site-header [data-cart_item_key].remove_from_cart_button");
const mounted = (page: Page, selector: string) =>
  expect(page.locator(selector)).toHaveAttribute("data-widget-state", /mounted|waiting/);
const ready = (page: Page) => page.waitForFunction(() => window.islet !== undefined && "bus" in window.islet);

/** Every count that the header has shown, in order. */
async function recordCounts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, "seenCounts", seen);
    const look = () => {
      const shown = document.querySelector(
        ".site-header :is(a.cart-contents .count, .elementor-button-icon-qty)",
      );
      const count = Number.parseInt(shown?.textContent ?? "", 10);
      if (seen.at(-1) !== count) seen.push(count);
    };
    look();
    const header = document.querySelector(".site-header") as Element;
    new MutationObserver(look).observe(header, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "seenCounts") as number[]);
}

for (const [index, template] of templates.entries()) {
  test(
    `five fast adds, then removals in header and page at once: counted at the press, exact at the end (${template})`,
    onceInCore(index),
    async ({ page, makePage, shop }) => {
      await page.goto(`/shop/?cart-template=${template}`);
      await page.goto(await makePage(BUTTONS + SIDE_CART));
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/wc-ajax=add_to_cart/, async (route) => {
        await answered;
        await route.continue();
      });
      const counts = await recordCounts(page);
      for (const name of ["Beanie", "Belt", "Beanie", "Mug", "Beanie"]) await buttonOf(page, name).click();
      await expect(headerCount(page).first()).toHaveText(/^5/);
      expect(await shop.endpoints()).toEqual([]);
      answer();
      await expect(page.locator(".add_to_cart_button.loading")).toHaveCount(0);
      const seen = await counts();
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      expect(seen.at(-1)).toBe(5);

      await expect(mine(page)).toContainText("Mug");
      const rows = mine(page).locator(".mini_cart_item, .cart_item");
      const key = (name: string) =>
        rows.filter({ hasText: name }).locator(".remove_from_cart_button").getAttribute("data-cart_item_key");
      const [beanie, belt] = [await key("Beanie"), await key("Belt")];
      const before = (await shop.endpoints()).length;
      await page.evaluate(
        ([first, second]) => {
          const press = (place: string, one: string | null | undefined) =>
            document
              .querySelector<HTMLElement>(`${place} .remove_from_cart_button[data-cart_item_key="${one}"]`)
              ?.click();
          press(".site-header", first);
          press(".mine", first);
          press(".mine", second);
        },
        [beanie, belt],
      );
      await expect(rows).toHaveText([/Mug/]);
      await expect(headerRows(page)).toHaveCount(1);
      expect((await counts()).at(-1)).toBe(1);
      const calls = (await shop.calls())
        .slice(before)
        .filter(({ endpoint }) => endpoint === "remove_from_cart");
      expect(calls.map(({ fields }) => fields["cart_item_key"])).toEqual([beanie, belt]);
      await expectQuiet(page);
    },
  );

  test(
    `the count rises with the press, is taken back when the shop refuses, and the visitor is told (${template})`,
    onceInShort(index),
    async ({ page, shop }) => {
      await page.goto(`/shop/?cart-template=${template}`);
      await add(page, "Belt");
      const counts = await recordCounts(page);
      await shop.fault("add_to_cart=status:429");
      await buttonOf(page, "Beanie").click();
      await expect(page.locator(".islet-add-to-cart-problem")).toBeVisible();
      await expect(page.locator(".widget_shopping_cart_live_region")).toContainText("Could not be added");
      expect(await counts()).toEqual([1, 2, 1]);
      await expect(buttonOf(page, "Beanie")).not.toHaveClass(/loading/);
      await expectQuiet(page, [/Failed to load resource/]);
    },
  );

  test(
    `two tabs show the same numbers, whichever of them adds and removes (${template})`,
    onceInShort(index),
    async ({ page, context }) => {
      await page.goto(`/shop/?cart-template=${template}`);
      const other = await context.newPage();
      await other.goto("/shop/");
      await other.waitForLoadState("networkidle");
      await add(page, "Beanie");
      await expect(headerCount(other)).toHaveText(/^1/);
      await add(other, "Belt");
      await expect(headerCount(page)).toHaveText(/^2/);
      await headerRows(other)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(headerCount(other)).toHaveText(/^1/);
      await expect(headerCount(page)).toHaveText(/^1/);
      await headerRows(page)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(headerCount(page)).toHaveText(/^0/);
      await expect(headerCount(other)).toHaveText(/^0/);
      await expectQuiet(page);
      await expectQuiet(other);
    },
  );

  test(
    `Back to a list from a cache: what was bought or taken out meanwhile is not shown (${template})`,
    onceInShort(index),
    async ({ page, context, shop }) => {
      await shop.put(18);
      await page.goto(`/shop/?cart-template=${template}`);
      await expect(headerCount(page)).toHaveText(/^1/);
      const cached = await (await context.request.get("/shop/")).text();
      const key = await headerRows(page).getAttribute("data-cart_item_key");
      await context.request.post("/?wc-ajax=remove_from_cart", { form: { cart_item_key: key ?? "" } });
      const policy = (await context.request.get("/shop/")).headers()["content-security-policy"] ?? "";
      const nonce = /nonce="([^"]+)"/.exec(cached)?.[1] ?? "";
      await page.route("**/shop/", (route) =>
        route.fulfill({
          contentType: "text/html",
          headers: { "content-security-policy": policy.replace(/nonce-[\w-]+/g, `nonce-${nonce}`) },
          body: cached,
        }),
      );
      await page.goto("/shop/");
      await expect(headerCount(page)).toHaveText(/^0/);
      await expect(headerRows(page)).toHaveCount(0);
      await expectQuiet(page);
    },
  );
}

test("Back to the list from the product's page: the header counts what was added there", async ({ page }) => {
  await page.goto("/shop/");
  await add(page, "Belt");
  await page.goto("/product/beanie/");
  await page.locator(".single_add_to_cart_button").click();
  await expect(headerCount(page)).toHaveText(/^2/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect(headerCount(page)).toHaveText(/^2/);
});

test("a tab that was hidden while an order emptied the cart is right when it is looked at", async ({
  page,
  context,
  shop,
}) => {
  await shop.put(18);
  await page.goto("/shop/");
  await expect(headerCount(page)).toHaveText(/^1/);
  await page.waitForLoadState("networkidle");
  const key = await headerRows(page).getAttribute("data-cart_item_key");
  await context.request.post("/?wc-ajax=remove_from_cart", { form: { cart_item_key: key ?? "" } });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(headerCount(page)).toHaveText(/^0/);
});

for (const [index, withJQuery] of [false, true].entries())
  test(
    `plugins ${withJQuery ? "with jQuery" : "without jQuery"}: their fragments are applied without a request, and nothing is echoed`,
    onceInShort(index),
    async ({ page, makePage, shop }) => {
      const head = withJQuery ? `<script nonce="%nonce%">${jquery}</script>` : "";
      await page.goto(await makePage(`${SIDE_CART}<b class="their-count">0</b>`, { head }));
      await mounted(page, ".mine");
      await ready(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => {
        const heard: string[] = [];
        Reflect.set(window, "heardEvents", heard);
        for (const name of [
          "added_to_cart",
          "removed_from_cart",
          "wc_fragment_refresh",
          "updated_wc_div",
        ] as const)
          window.islet?.bus.on(name, () => void heard.push(name));
      });
      const heard = () => page.evaluate(() => (Reflect.get(window, "heardEvents") as string[]).splice(0));
      const send = (name: string, values: readonly unknown[] = []) =>
        page.evaluate(
          ([event, args]) => {
            const $ = Reflect.get(window, "jQuery") as
              | ((at: Element) => { trigger(name: string, values: unknown): void })
              | undefined;
            const [fragments, cartHash] = args as unknown[];
            if ($) $(document.body).trigger(event, args);
            else
              document.body.dispatchEvent(
                new CustomEvent(event, { detail: { fragments, cartHash }, bubbles: true }),
              );
          },
          [name, values] as const,
        );
      const markup = (text: string) => `<div class="widget_shopping_cart_content">${text}</div>`;

      await send("added_to_cart", [
        {
          "div.widget_shopping_cart_content": markup("theirs"),
          ".their-count": '<b class="their-count">3</b>',
        },
        "hash",
      ]);
      await expect(mine(page)).toHaveText("theirs");
      await expect(page.locator(".their-count")).toHaveText("3");
      await send("removed_from_cart", [{ "div.widget_shopping_cart_content": markup("less") }, "hash2"]);
      await expect(mine(page)).toHaveText("less");
      expect(await heard()).toEqual(["added_to_cart", "removed_from_cart"]);
      expect(await shop.endpoints()).toEqual([]);

      let asked = 0;
      for (const name of ["added_to_cart", "removed_from_cart", "wc_fragment_refresh", "updated_wc_div"]) {
        const answered = page.waitForResponse(/get_refreshed_fragments/);
        await send(name);
        await answered;
        asked++;
      }
      expect(await heard()).toEqual([
        "added_to_cart",
        "removed_from_cart",
        "wc_fragment_refresh",
        "updated_wc_div",
      ]);

      for (const name of [
        "wc-blocks_added_to_cart",
        "wc-blocks_removed_from_cart",
        "wc-blocks_store_sync_required",
      ]) {
        const answered = page.waitForResponse(/get_refreshed_fragments/);
        await page.evaluate((event) => window.dispatchEvent(new CustomEvent(event)), name);
        await answered;
        asked++;
      }
      await page.waitForLoadState("networkidle");
      expect(await shop.endpoints()).toEqual(Array.from({ length: asked }, () => "get_refreshed_fragments"));
      await expectQuiet(page);
    },
  );

test("jQuery's handlers of an add and a removal find rows, count and link on the page already", async ({
  page,
  makePage,
}) => {
  const head = `<script nonce="%nonce%">${jquery}</script>`;
  await page.goto(await makePage(BUTTONS + SIDE_CART, { head }));
  await mounted(page, ".mine");
  await ready(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const found: unknown[] = [];
    Reflect.set(window, "foundThen", found);
    const $ = Reflect.get(window, "jQuery") as (at: Element) => {
      on(names: string, handler: (event: { type: string }) => void): void;
    };
    const count = (selector: string) => document.querySelectorAll(selector).length;
    $(document.body).on("added_to_cart removed_from_cart wc_fragments_loaded", ({ type }) =>
      found.push([type, count(".mine .mini_cart_item"), count("a.added_to_cart")]),
    );
  });
  await add(page, "Beanie");
  await mine(page).locator(".remove_from_cart_button").click();
  await expect(mine(page).locator(".mini_cart_item")).toHaveCount(0);
  // In the order of the shop's script, whose own handler of the change comes before all others.
  expect(await page.evaluate(() => Reflect.get(window, "foundThen"))).toEqual([
    ["wc_fragments_loaded", 1, 1],
    ["added_to_cart", 1, 1],
    ["wc_fragments_loaded", 0, 1],
    ["removed_from_cart", 0, 1],
  ]);
  await expectQuiet(page);
});

test("a loop's form with a quantity: Enter adds so many, and the link to the cart stands at its end", async ({
  page,
  makePage,
  shop,
}) => {
  await page.goto(
    await makePage(`<div data-widget="add-to-cart"><div class="e-loop-add-to-cart-form-container">
      <form class="cart e-loop-add-to-cart-form" action="/product/beanie/" method="post">
      <div class="quantity"><label for="q">Beanie quantity</label><input id="q" type="number" class="qty" value="1" min="1"></div>
      <a href="?add-to-cart=18" class="add_to_cart_button ajax_add_to_cart" data-product_id="18" data-quantity="1"
        role="button">Add to cart</a></form></div></div>`),
  );
  const url = page.url();
  await page.getByLabel("Beanie quantity").fill("3");
  await page.keyboard.press("Enter");
  await expect(headerCount(page)).toHaveText(/^3/);
  await expect(page.locator(".e-loop-add-to-cart-form-container > a.added_to_cart:last-child")).toHaveText(
    "View cart",
  );
  await page.getByRole("button", { name: "Add to cart" }).press("Space");
  await expect(headerCount(page)).toHaveText(/^6/);
  await expect(page.locator("a.added_to_cart")).toHaveCount(1);
  expect(page.url()).toBe(url);
  expect((await shop.calls()).map(({ fields }) => fields["quantity"])).toEqual(["3", "3"]);
  await expectQuiet(page);
});

for (const [index, template] of templates.entries()) {
  const toggle = ".site-header :is(a.cart-contents, .elementor-menu-cart__toggle_button)";

  plainTest(
    `mini-cart.1 pressed twice by somebody impatient while it loads, the cart ends open (${template})`,
    onceInShort(index),
    async ({ page }) => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/chunks\/.*(mini-cart|react)/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`/shop/?cart-template=${template}`);
      await page.locator(toggle).click();
      await page.locator(toggle).click();
      letGo();
      await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
      await expect(page.locator(toggle)).toHaveAttribute("aria-expanded", "true");
      await expect(page).toHaveURL(/\/shop\//);
      await expectQuiet(page);
    },
  );
}

plainTest(
  "mini-cart.4 on the page that follows a product's form the builder's cart is open",
  async ({ page }) => {
    await page.goto("/product/beanie/?cart-template=elementor");
    const dialog = page.getByRole("dialog", { name: "Cart" });
    await page.locator(".single_add_to_cart_button").click();
    await expect(dialog).toContainText("Beanie");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.goto("/shop/");
    await page.waitForLoadState("networkidle");
    await expect(dialog).toBeHidden();
    await expectQuiet(page);
  },
);

const LINES = `<div class="widget_shopping_cart_content"><p>seven things</p></div>`;
const WHOLE_CART = {
  plain: `<div class="site-header-cart" data-widget="mini-cart cart-fragments remove-from-cart">
    <a class="cart-contents" href="/cart/">£1 <span class="count">7 items</span></a>
    <div class="widget_shopping_cart">${LINES}</div></div>`,
  elementor: `<div class="site-header-cart elementor-widget-woocommerce-menu-cart" data-widget="mini-cart cart-fragments remove-from-cart">
    <div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
    <div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true">
    <div class="elementor-menu-cart__close-button"></div>${LINES}</div></div>
    <div class="elementor-menu-cart__toggle elementor-button-wrapper"><a id="elementor-menu-cart__toggle_button" href="#"
    class="elementor-menu-cart__toggle_button elementor-button" aria-expanded="false"><span class="elementor-button-text">£1</span>
    <span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter=7>7</span></span></a></div></div></div></div>`,
};

for (const [index, template] of templates.entries())
  plainTest(
    `a theme's fragment that means the whole header cart reaches what the island has placed, which stays open and focused (${template})`,
    onceInShort(index),
    async ({ page }) => {
      // The builder asks for its cart after each change, and the server has none of the seven things.
      await page.route("**/admin-ajax.php", (route) => route.fulfill({ json: { fragments: [] } }));
      await page.goto(`/shop/?cart-template=${template}`);
      const host = page.locator(".site-header-cart");
      const toggle = host.locator("a.cart-contents, .elementor-menu-cart__toggle_button");
      await toggle.click();
      const dialog = page.getByRole("dialog", { name: "Cart" });
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await page.evaluate((markup) => {
        const detail = { fragments: { ".site-header-cart": markup }, cartHash: "seven" };
        document.body.dispatchEvent(new CustomEvent("added_to_cart", { detail, bubbles: true }));
      }, WHOLE_CART[template]);
      await expect(dialog).toContainText("seven things");
      await expect(host.locator(".count, .elementor-button-icon-qty")).toHaveText(/^7/);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText("seven things")).toBeVisible();
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await expect(page.locator(".widget_shopping_cart_content")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(toggle).toBeFocused();
      await expectQuiet(page);
    },
  );
