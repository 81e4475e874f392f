import type { Page } from "@playwright/test";
import { nativeMarkers } from "#fixtures/native/markers.ts";
import { groupsOf, inOnePage } from "../support/in-one-page.ts";
import {
  addressOf,
  expectBelowHeader,
  expectQuietIslet,
  markings,
  markupOf,
  openRecorded,
  stopIslet,
  waitForMounted,
} from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, test, troubles } from "../support/test.ts";

const HEADER_CART = "#site-header-cart";

const addButton = (page: Page, name: string) => page.getByRole("button", { name: `Add to cart: “${name}”` });
const cartLink = (page: Page) => page.locator("a.cart-contents");
const count = (page: Page) => cartLink(page).locator(".count");
const panel = (page: Page) => page.locator(`${HEADER_CART} .widget_shopping_cart_content`);
const rows = (page: Page) => panel(page).locator(".mini_cart_item, .cart_item");
const subtotal = (page: Page) =>
  panel(page).locator(".woocommerce-mini-cart__total, .elementor-menu-cart__subtotal");
const removeLink = (page: Page, name: string) =>
  rows(page).filter({ hasText: name }).locator("a.remove, .elementor_remove_from_cart_button");

// To draw what moves costs as much as a visit; here only the results matter.
test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Call {
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, string>>;
}
const callsOf = async (page: Page, endpoint: string) => {
  const answer = await page.request.get("/__cms/requests");
  return ((await answer.json()) as Call[]).filter((call) => call.endpoint === endpoint);
};

/** The shop's list with a cart that holds something, in both templates of the mini cart. */
const shops = [
  { name: "shop-with-cart", template: "the builder's", lines: ["Belt", "Hoodie"], items: 3, total: 39.48 },
  { name: "plain-shop-with-cart", template: "the shop's own", lines: ["Belt"], items: 2, total: 19.98 },
] as const;
const pounds = (amount: number) => `£${amount.toFixed(2)}`;
const items = (number: number) => `${number} item${number === 1 ? "" : "s"}`;

/** Brings every widget of the page to life without changing anything. */
async function wakeAll(page: Page) {
  const waiting = page.locator("[data-widget-state=waiting]");
  for (const host of await waiting.elementHandles()) {
    const closed = await host.evaluate((one) => {
      const element = one as Element;
      return !element.checkVisibility() && element.closest(".wc-tab")?.id;
    });
    if (closed) await page.locator(`[role=tab][aria-controls="${closed}"]`).press("Enter");
    await host.scrollIntoViewIfNeeded();
    await host.dispatchEvent("pointerover");
    await page.waitForFunction(
      (one) => (one as Element).getAttribute("data-widget-state") !== "waiting",
      host,
    );
  }
  await expect(waiting).toHaveCount(0);
}

/** Puts the shop's fragments on the page as its stock script does. */
const applyAsStock = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch("/?wc-ajax=get_refreshed_fragments", { method: "POST" });
    const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
    for (const [selector, markup] of Object.entries(fragments))
      for (const element of document.querySelectorAll(selector))
        element.replaceWith(document.createRange().createContextualFragment(markup.trim()));
  });

// A page's own markers lead to the same widgets wherever they stand, so what these do is tried with one kind of them: the
// kind that comes late, with the configuration. That each of them begins and ends with both is tried below.
const { query } = markings[1];

for (const { name, template, lines, items: before, total } of shops) {
  test(`add-to-cart.1 add-to-cart.6 add-to-cart.7 mini-cart.4 mini-cart.7 the real product list, with ${template} mini cart`, async ({
    page,
  }) => {
    await openRecorded(page, name, query);
    await expect(page.locator("head script[src$='/islet/islet.js']")).toHaveCount(1);
    await expect(count(page)).toHaveText(items(before));
    // Earlier the link would lead to the cart, as without script.
    await page.locator("ul.products[data-widget-state]").waitFor();
    await addButton(page, "Beanie").click();

    await expect(count(page)).toHaveText(items(before + 1));
    await expect(cartLink(page)).toContainText(pounds(total + 9));
    await expect(page.locator(".footer-cart-contents .count")).toHaveText(String(before + 1));
    await expect(page.getByRole("status").filter({ hasText: "“Beanie” has been added" })).toHaveCount(1);
    await expect(page.locator("li.post-18").getByRole("link", { name: "View cart" })).toHaveCount(1);
    await expect(panel(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(lines.length + 1);
    for (const line of [...lines, "Beanie"]) await expect(rows(page).filter({ hasText: line })).toBeVisible();
    await expect(subtotal(page)).toContainText(pounds(total + 9));
    const [call, ...more] = await callsOf(page, "add_to_cart");
    expect(more).toEqual([]);
    expect(call?.fields).toMatchObject({ product_id: "18", quantity: "1", product_sku: "bed-1" });

    await addButton(page, "Beanie").click();
    await expect(rows(page).filter({ hasText: "Beanie" })).toContainText("2 × £9.00");
    await expect(count(page)).toHaveText(items(before + 2));
    await expect(page.locator("li.post-18").getByRole("link", { name: "View cart" })).toHaveCount(1);
    await expectQuietIslet(page);
  });

  test(`mini-cart.1 mini-cart.3 remove-from-cart.1 ${template} mini cart opens by keyboard, lines go, Escape closes`, async ({
    page,
  }) => {
    await openRecorded(page, name, query);
    await page.locator(`${HEADER_CART}[data-widget-state]`).waitFor();
    await cartLink(page).focus();
    await page.keyboard.press("Enter");
    // The theme shows the panel, too, while the link has the focus and the code has not come.
    await expect(cartLink(page)).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(lines.length);
    await expect(subtotal(page)).toContainText(pounds(total));

    for (const [index, line] of lines.entries()) {
      await removeLink(page, line).focus();
      await page.keyboard.press("Enter");
      await expect(rows(page)).toHaveCount(lines.length - index - 1);
      // The focus does not fall out of the cart with the line it was on.
      expect(await page.evaluate(() => document.activeElement?.closest("#site-header-cart") !== null)).toBe(
        true,
      );
    }
    await expect(panel(page)).toContainText("No products in the cart.");
    await expect(count(page)).toHaveText("0 items");
    await expect(page.getByRole("status").filter({ hasText: /removed from your cart/i })).toHaveCount(1);
    expect(await callsOf(page, "remove_from_cart")).toHaveLength(lines.length);

    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(cartLink(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(`/native/${name}/`);
    await expectQuietIslet(page);
  });
}

test("add-to-cart.8 the next page, from a cache that says the cart is empty, shows the same cart", async ({
  page,
}) => {
  await openRecorded(page, "shop", query);
  await page.locator("ul.products[data-widget-state]").waitFor();
  await addButton(page, "Polo").focus();
  await waitForMounted(page, "ul.products");
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("1 item");
  await page.request.post("/__cms/forget-requests");

  await openRecorded(page, "blog-home", query);
  await expect(count(page)).toHaveText("1 item");
  await cartLink(page).click();
  await expect(rows(page)).toContainText("Polo");
  expect(await callsOf(page, "get_refreshed_fragments")).toEqual([]);
  await expectQuietIslet(page);
});

test("product-sort.1 choosing another order sorts the real list, whose buttons work as before", async ({
  page,
}) => {
  await openRecorded(page, "shop", query);
  // Before the script runs, a choice does nothing, as with the shop's own.
  const sorted = ":is([data-widget~=product-sort], [data-widget-marked~=product-sort])[data-widget-state]";
  await page.locator(sorted).first().waitFor();
  const order = page.getByRole("combobox", { name: "Shop order" }).first();
  await order.selectOption("Sort by price: high to low");
  await page.waitForURL(/orderby=price-desc/);
  await expect(order).toHaveValue("price-desc");
  const titles = page.locator("ul.products .woocommerce-loop-product__title");
  await expect(titles).toHaveCount(13);
  expect((await titles.allTextContents()).slice(0, 4)).toEqual([
    "Mug",
    "T-Shirt",
    "Sunglasses",
    "Partner Poster",
  ]);
  await page.locator("ul.products[data-widget-state]").waitFor();
  await addButton(page, "Mug").click();
  await expect(count(page)).toHaveText("1 item");
  await expectQuietIslet(page);
});

test("quantity.1 a quantity below the minimum is raised, and the product's form adds what it shows", async ({
  page,
}) => {
  await openRecorded(page, "product-simple", query);
  const form = page.locator("form.cart");
  const field = form.getByRole("spinbutton");
  await page.locator("form.cart[data-widget-state]").waitFor();
  await field.click();
  await waitForMounted(page, "form.cart");
  await field.fill("0");
  await field.press("Tab");
  await expect(field).toHaveValue("1");
  await field.fill("3");
  await form.getByRole("button", { name: "Add to cart" }).click();
  await expect(count(page)).toHaveText("3 items");
  await expect(rows(page)).toContainText("3 × £9.00");
  expect(await callsOf(page, "add_to_cart")).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe("/native/product-simple/");
  await expectQuietIslet(page);
});

test("quantity.1 a form that is left to the browser is sent by it, with the raised quantity", async ({
  page,
}) => {
  await openRecorded(page, "product-low-stock", query);
  const form = page.locator("form.cart");
  await page.locator("form.cart[data-widget-state]").waitFor();
  await form.getByRole("spinbutton").click();
  await waitForMounted(page, "form.cart");
  await form.getByRole("spinbutton").fill("-2");
  await form.getByRole("spinbutton").press("Tab");
  await expect(form.getByRole("spinbutton")).toHaveValue("1");
  await form.getByRole("button", { name: "Add to cart" }).click();
  await page.waitForURL(/\/product\/long-sleeve-tee\/$/);
  await expect(page.getByText("“Long Sleeve Tee” has been added to your cart")).toBeVisible();
  expect(await callsOf(page, "add_to_cart")).toEqual([]);
});

test("anchors.1 anchors.2 anchors.3 the builder's page: links lead below the sticky header, the menu says where", async ({
  page,
}) => {
  await openRecorded(page, "elementor-free", query);
  await waitForMounted(page, "#page", "#masthead");
  await page.getByRole("link", { name: "Jump", exact: true }).click();
  await expectBelowHeader(page, "#second-anchor");
  await expect(page).toHaveURL(/#second-anchor$/);
  const item = page.getByRole("navigation", { name: "Primary" }).getByRole("link", { name: "Anchor two" });
  await expect(item).toHaveAttribute("aria-current", "location");
  await expect(item).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);

  await page.evaluate(() => scrollTo(0, 0));
  await item.click();
  await expectBelowHeader(page, "#second-anchor");
  await expectQuietIslet(page);
});

test("countdown.1 the builder's page: the countdown takes the place of the words and ticks", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-12-30T22:58:57Z") });
  await openRecorded(page, "elementor-free", query);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/01 Day 01 Hour 0(0 Minutes|1 Minute) \d\d Second/);
  // Code that is still on its way would time out when the clock leaps a day.
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(new Date("2026-12-31T23:59:50Z"));
  await expect(timer).toHaveText(/00 Days 00 Hours 00 Minutes 10 Seconds/);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText(/00 Minutes 09 Seconds/);
  await expect(page.getByText("The sale ends on")).toBeHidden();
  await expectQuietIslet(page);
});

test("table-of-contents.1 table-of-contents.3 a real post: its headings are listed, and entries lead below the sticky header", async ({
  page,
}) => {
  await openRecorded(page, "blog-home", query);
  await waitForMounted(page, "#contents", "#masthead");
  const contents = page.getByRole("navigation", { name: "In this post" });
  await expect(contents.getByRole("link")).toHaveText([
    "Journal entry 12",
    "Section 1 of post 12",
    "Detail 1",
    "Section 2 of post 12",
    "Section 3 of post 12",
    "Detail 3",
    "Section 4 of post 12",
    "Section 5 of post 12",
    "Detail 5",
  ]);
  await contents.getByRole("link", { name: "Section 3 of post 12" }).press("Enter");
  await expect(page).toHaveURL(/#section-3-of-post-12$/);
  await expectBelowHeader(page, "#section-3-of-post-12");
  await expect(page.locator("#section-3-of-post-12")).toHaveText("Section 3 of post 12");
  await expect(contents.locator("[aria-current]")).toHaveText("Section 3 of post 12");
  await expectQuietIslet(page);
});

for (const { where, query } of markings) {
  test.describe(`markers ${where}`, () => {
    test("popup.2 popup.3 popup.8 the builder's page: the popup opens from its link, holds the focus and gives it back", async ({
      page,
    }) => {
      await openRecorded(page, "elementor-free", query);
      await waitForMounted(page, ".letter");
      const words = page.getByRole("heading", { name: "Four letters a year" });
      // The stylesheet hides what is marked in the markup; a configuration marks it too late for that.
      if (where === "in the markup") await expect(words).toBeHidden();
      const link = page.getByRole("link", { name: "Get the letter" });
      await link.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Four letters a year" });
      await expect(dialog).toBeVisible();
      await expect(words).toBeVisible();
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press("Tab");
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body
            ? "window"
            : activeElement?.closest("dialog")
              ? "popup"
              : "page";
        });
        expect(place).not.toBe("page");
      }
      await expectNoAxeViolations(page, "dialog");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expectQuietIslet(page);
    });

    for (const names of groupsOf([...nativeMarkers.keys()]))
      test(`${names.join(", ")}: after stop() every marked element is as the server printed it`, async ({
        page,
        context,
      }) =>
        inOnePage(page, names, async (name) => {
          const selectors = (nativeMarkers.get(name) ?? []).map(({ selector }) => selector);
          await page.goto(addressOf(name, { ...query, "no-islet": "" }));
          const cookies = await context.cookies();
          const hasItems = cookies.some((cookie) => cookie.name === "woocommerce_items_in_cart");
          if (hasItems) await applyAsStock(page);
          const printed = await markupOf(page, selectors);
          expect(printed.length).toBeGreaterThan(1);

          await openRecorded(page, name, query);
          await waitForMounted(page, "#masthead");
          await wakeAll(page);
          if (hasItems && (await panel(page).count())) await expect(panel(page)).not.toBeEmpty();
          await stopIslet(page);
          expect(await markupOf(page, selectors)).toEqual(printed);
          await expect(page.locator("[data-widget-state]")).toHaveCount(0);
          await expectQuietIslet(page);
        }));
  });
}

test("a real header that would fill half of a small or enlarged window goes with the page, and sticks in a larger one", async ({
  page,
}) => {
  const bottomPx = () =>
    page.locator("#masthead").evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
  await page.setViewportSize({ width: 800, height: 240 });
  await openRecorded(page, "elementor-free");
  await waitForMounted(page, "#masthead");
  await page.mouse.wheel(0, 600);
  await expect.poll(bottomPx).toBeLessThan(0);
  await page.setViewportSize({ width: 800, height: 700 });
  await expect.poll(bottomPx).toBeGreaterThan(50);
  await expectQuietIslet(page);
});

test("under a strict policy the real list adds to the cart without one breach of it by Islet", async ({
  page,
}) => {
  await openRecorded(page, "shop", { csp: "strict" });
  await addButton(page, "Beanie").click();
  await expect(count(page)).toHaveText("1 item");
  await expect(rows(page)).toContainText("Beanie");
  const breaches = troubles(page).policyViolations;
  expect(breaches.filter((breach) => /islet|trusted/.test(breach))).toEqual([]);
});

test.describe("runtime.13 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the real product list adds by its links, and searches", async ({ page }) => {
    await page.goto(addressOf("shop"));
    await addButton(page, "Beanie").click();
    await page.waitForURL(/\/shop\/\?add-to-cart=18$/);
    await expect(page.locator("body")).toContainText("“Beanie” has been added to your cart");
    await page.goto(addressOf("shop"));
    await page.getByRole("searchbox").first().fill("tee");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?s=tee&post_type=product$/);
    await expect(page.getByRole("link", { name: /Long Sleeve Tee/ }).first()).toBeVisible();
  });

  test("a real product's form is sent with its quantity", async ({ page }) => {
    await page.goto(addressOf("product-simple"));
    await page.locator("form.cart").getByRole("spinbutton").fill("2");
    await page.locator("form.cart").getByRole("button", { name: "Add to cart" }).click();
    await page.waitForURL(/\/product\/beanie\/$/);
    await page.goto("/cart/");
    await expect(page.getByRole("spinbutton")).toHaveValue("2");
  });

  test("countdown, popup and contents are words on the page, and the link to the letter leads to it", async ({
    page,
  }) => {
    await page.goto(addressOf("elementor-free"));
    await expect(page.getByText("The sale ends on 1 January 2027.")).toBeVisible();
    await page.getByRole("link", { name: "Get the letter" }).click();
    await expect(page.getByRole("heading", { name: "Four letters a year" })).toBeInViewport();
    await page.getByRole("link", { name: "Jump", exact: true }).click();
    await expect(page).toHaveURL(/#second-anchor$/);
    await page.goto(addressOf("blog-home"));
    await expect(page.getByRole("heading", { name: "In this post" })).toBeVisible();
  });
});
