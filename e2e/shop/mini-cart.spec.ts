import { CORE } from "../support/core.ts";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { holdRequests } from "../support/hold-requests.ts";
import {
  add,
  boxOf,
  drawer,
  headerToggle,
  inMain,
  mainToggle,
  own,
  withMotion,
} from "../support/mini-cart-page.ts";
import { ONE_ENGINE, repeated } from "../support/one-engine.ts";
import { expectQuietIslet } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const templates = ["plain", "elementor"] as const;

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

// To draw what moves costs as much as a visit: tests say where motion is to be there.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("mini-cart.3 the drawer slides in from the edge: the focus that moves in does not pull it out of its way", {
  tag: CORE,
}, async ({ page }) => {
  await withMotion(page);
  await page.goto("/shop/");
  await page.evaluate(() => {
    const held = new CSSStyleSheet();
    // Also if the drawer was painted before its island, which then begins where that was.
    held.replaceSync(
      "dialog * { animation-play-state: paused !important; --islet-drawer-delay: 0s !important }",
    );
    document.adoptedStyleSheets = [held];
  });
  await headerToggle(page).click();
  await expect(drawer(page).getByRole("button", { name: "Close cart" })).toBeFocused();
  const panel = page.locator(".islet-drawer__panel");
  const startOf = async () => (await boxOf(panel)).x;
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await startOf()).toBe(width);
  await panel.evaluate((element) => element.scrollIntoView());
  expect(await startOf()).toBe(width);

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await expect.poll(async () => Math.round((await startOf()) + (await boxOf(panel)).width)).toBe(width);
  await expectQuiet(page);
});

for (const [index, template] of templates.entries()) {
  const shop = `/shop/?cart-template=${template}`;

  for (const [index, size] of sizes.entries())
    test(
      `mini-cart.1 mini-cart.2 mini-cart.3 the ${template} drawer at ${size.width} px: first press opens, outside and Escape close`,
      repeated(index),
      async ({ page }) => {
        const scripts: string[] = [];
        page.on("request", (request) => scripts.push(request.url()));
        await withMotion(page);
        await page.setViewportSize(size);
        await page.goto(shop);
        await expect(headerToggle(page)).toBeVisible();
        expect(scripts.filter((url) => /react|mini-cart/.test(url))).toEqual([]);

        await headerToggle(page).click();
        await expect(drawer(page)).toBeVisible();
        await expect(drawer(page)).toContainText("No products in the cart.");
        await expect(page).toHaveURL(shop);
        const panel = page.locator(".islet-drawer__panel, .islet-drawer .elementor-menu-cart__main");
        const endOf = async () => {
          const { width, x } = await boxOf(panel);
          return Math.round(x + width);
        };
        await expect.poll(endOf).toBe(size.width);
        // The page behind the drawer is the same at each width.
        await expectNoAxeViolations(page, index === 0 ? undefined : ".site-header-cart");

        await page.mouse.click(5, size.height / 2);
        await expect(drawer(page)).toBeHidden();

        await headerToggle(page).click();
        await expect(drawer(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(drawer(page)).toBeHidden();
        await expect(headerToggle(page)).toBeFocused();
        await expect(headerToggle(page)).toHaveAttribute("aria-expanded", "false");
        expect(await layoutShift(page)).toBe(0);
        await expectQuiet(page);
      },
    );

  test(
    `mini-cart.2 runtime.12 a slow press on the ${template} toggle opens: the island comes after the release`,
    onceInCore(index),
    async ({ page, makePage }) => {
      const { release, requested } = await holdRequests(page, /\/mini-cart[^/]*\.js/);
      const name = template === "plain" ? "fixture" : "fixture-builder";
      await page.goto(await makePage(inMain(own(name, {}))));
      // Both are wanted, and one is pressed when their code comes.
      await headerToggle(page).focus();
      await mainToggle(page).hover();
      await page.mouse.down();
      await expect.poll(() => requested.length).toBeGreaterThan(0);
      release();
      await expect(page.locator(".site-header-cart").first()).toHaveAttribute("data-widget-state", /mounted/);
      await page.mouse.up();
      await expect(drawer(page)).toBeVisible();
      await expectQuiet(page);
    },
  );

  test(
    `mini-cart.3 mini-cart.4 mini-cart.7 the ${template} cart opens after each add although nobody has touched it; by keyboard alone the focus stays inside and comes back; lines leave it, and count and subtotal follow`,
    onceInShort(index),
    async ({ page }) => {
      await page.goto(shop);
      await add(page, "Beanie");
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page)).toContainText("Beanie");
      await page.keyboard.press("Escape");
      await expect(page.getByLabel("Add to cart: “Beanie”")).toBeFocused();

      await headerToggle(page).focus();
      await page.keyboard.press("Enter");
      await expect(drawer(page).getByRole("button", { name: "Close cart" })).toBeFocused();
      const isInside = () =>
        page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest("dialog") !== null;
        });
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press("Tab");
        expect(await isInside()).toBe(true);
      }
      await drawer(page).getByRole("button", { name: "Close cart" }).focus();
      await page.keyboard.press("Enter");
      await expect(drawer(page)).toBeHidden();
      await expect(headerToggle(page)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press("Escape");

      await add(page, "Belt");
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page)).toContainText("Belt");
      await expect(drawer(page)).toContainText("£18.99");
      await drawer(page).locator(".remove_from_cart_button").first().click();
      await expect(drawer(page).locator(".mini_cart_item, .cart_item")).toHaveText([/Belt/]);
      await expect(drawer(page).locator(".total, .elementor-menu-cart__subtotal")).toContainText("£9.99");
      await expect(drawer(page)).toBeVisible();
      await expect(headerToggle(page)).toHaveAttribute("aria-label", /£9\.99 1/);
      await expect(headerToggle(page)).toHaveAttribute("aria-expanded", "true");
      await expect(drawer(page).getByRole("status")).not.toBeEmpty();
      await drawer(page).locator(".remove_from_cart_button").first().click();
      await expect(drawer(page)).toContainText("No products in the cart.");
      await expectNoAxeViolations(page);
      await page.keyboard.press("Escape");
      await expect(headerToggle(page)).toHaveAttribute("aria-label", /£0\.00 0/);
      await expectQuiet(page);
    },
  );

  test(
    `without JavaScript the ${template} cart is a link to the cart's page`,
    onceInShort(index, ONE_ENGINE),
    async ({ browser, cms }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cms });
      const page = await context.newPage();
      await page.goto(shop);
      await headerToggle(page).click();
      await expect(page).toHaveURL(/\/cart\/$/);
      await context.close();
    },
  );

  test(
    `a press that comes while the ${template} cart's code is lost leads to the cart's page`,
    onceInShort(index, ONE_ENGINE),
    async ({ page }) => {
      await page.route(/mini-cart|islands/, (route) => route.abort());
      await page.goto(shop);
      await headerToggle(page).click();
      await expect(page).toHaveURL(/\/cart\/$/);
    },
  );
}

test("mini-cart.6 one call refreshes the builder's buttons of all carts after an add; a nonce that is no longer good harms nothing", async ({
  page,
  context,
}) => {
  await page.goto("/shop/?cart-template=elementor");
  const calls: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/admin-ajax.php")) calls.push(new URLSearchParams(request.postData() ?? ""));
  });
  await page.evaluate(() => {
    const header = document.querySelector("[data-elementor-id]");
    const copy = header?.cloneNode(true) as HTMLElement;
    document.querySelector("main")?.prepend(copy);
  });
  const answered = page.waitForResponse(/admin-ajax/);
  await add(page, "Beanie");
  await answered;
  await expect(drawer(page)).toBeVisible();
  await expect(headerToggle(page)).toHaveAttribute("href", "#");
  await expect(headerToggle(page)).toHaveAttribute("aria-expanded", /true|false/);
  await expect(headerToggle(page)).toHaveAttribute("role", "button");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.get("action")).toBe("elementor_menu_cart_fragments");
  expect(calls[0]?.getAll("templates[]")).toEqual(["77"]);
  expect(calls[0]?.get("_nonce")).toMatch(/^\w{10}$/);
  expect(calls[0]?.get("is_editor")).toBe("false");
  await expect(page.locator("dialog[open]")).toHaveCount(1);

  await page.keyboard.press("Escape");
  await context.request.post("/__cms/expire-nonces");
  await add(page, "Belt");
  await expect(drawer(page)).toContainText("Belt");
  await page.keyboard.press("Escape");
  await expect(headerToggle(page)).toHaveAttribute("aria-label", /£18\.99 2/);
  expect(calls).toHaveLength(2);
  await expectQuiet(page);
});

test("the page behind the drawer does not scroll, and the drawer is closed on a page that comes back from the back/forward cache", async ({
  page,
}) => {
  await page.goto("/shop/");
  await headerToggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await headerToggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(drawer(page)).toBeHidden();
});

test("mini-cart.1 the pointer opens a drawer, too, where so set, and closing closes it", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(inMain(own("fixture", { open_cart: "mouseover" }))));
  await mainToggle(page).hover();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(drawer(page)).toBeHidden();
});

test("mini-cart.4 a cart in a header for other screens stays closed after an add, and the page stays usable", async ({
  page,
}) => {
  await page.goto("/shop/");
  await page.evaluate(() =>
    document.querySelector<HTMLElement>(".site-header-cart")?.style.setProperty("display", "none"),
  );
  await add(page, "Beanie");
  await expect(page.locator(".site-header-cart")).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await add(page, "Belt");
  await expect(page.locator(".added_to_cart")).toHaveCount(2);
});

for (const name of ["shop-with-cart", "plain-shop-with-cart"])
  for (const [index, { width }] of sizes.entries())
    test(
      `mini-cart.1 mini-cart.2 mini-cart.3 on the recorded page ${name} at ${width} px the theme's own box opens where it stands, with its look`,
      repeated(index),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/native/${name}/`);
        const cart = page.locator("#site-header-cart");
        const box = cart.locator(".widget_shopping_cart");
        const toggle = cart.locator(".cart-contents");
        const look = () =>
          box.evaluate((element) => {
            // As the theme's styles show it.
            element.style.setProperty("display", "block", "important");
            const { position, padding, backgroundColor, boxShadow, width } = getComputedStyle(element);
            const { x, y } = element.getBoundingClientRect();
            element.removeAttribute("style");
            return { position, padding, backgroundColor, boxShadow, width, x, y };
          });
        const given = await look();
        const before = await layoutShift(page);
        await toggle.press("Enter");
        await expect(box).toBeVisible();
        await expect(box).toContainText("Belt");
        await expect(toggle).toHaveAttribute("aria-expanded", "true");
        expect(await look()).toEqual(given);
        await expect(page.locator("dialog, .islet-mini-cart__panel")).toHaveCount(0);
        await page.keyboard.press("Tab");
        await expect(box.locator(":focus")).toHaveCount(1);
        await page.keyboard.press("Escape");
        await expect(box).toBeHidden();
        await expect(toggle).toBeFocused();

        await toggle.click();
        await expect(box).toBeVisible();
        // The pointer is still there, to which the theme shows the box.
        await toggle.click();
        await expect(box).toBeHidden();
        await toggle.click();
        await expect(box).toBeVisible();
        await page.mouse.click(5, 700);
        await expect(toggle).toHaveAttribute("aria-expanded", "false");
        await expect(box).toBeHidden();
        expect(await layoutShift(page)).toBe(before);
        // The plain page comes without its theme's styles, in which links have more room.
        if (name.startsWith("plain")) await expectNoAxeViolations(page, "#site-header-cart");
        await expectQuietIslet(page);
      },
    );

for (const [index, [how, css]] of (
  [
    ["moved out to the left", "left: -999em; width: 100%"],
    [
      "moved behind the window's edge",
      "position: fixed; inset: 0 0 0 auto; width: 15rem; transform: translateX(100%)",
    ],
    ["invisible", "visibility: hidden; opacity: 0; pointer-events: none; top: 100%; right: 0"],
    ["of no height", "max-height: 0; overflow: hidden; top: 100%; right: 0"],
    ["not drawn", "display: none; top: 100%; right: 0"],
  ] as const
).entries())
  test(
    `mini-cart.1 a template's box that is ${how} until a script opens it comes into the window`,
    repeated(index),
    async ({ page, makePage }) => {
      const style = `<style>main .site-header-cart .widget_shopping_cart { position: absolute; z-index: 99; ${css} }</style>`;
      await page.goto(await makePage(inMain(own("fixture", {})), { csp: "none", head: style }));
      const box = page.locator("main .widget_shopping_cart");
      const row = box.getByRole("link", { name: "Beanie", exact: true });
      await mainToggle(page).press("Enter");
      await expect(mainToggle(page)).toHaveAttribute("aria-expanded", "true");
      await expect(row).toBeInViewport({ ratio: 1 });
      await row.click({ trial: true });
      await page.keyboard.press("Escape");
      await expect(mainToggle(page)).toHaveAttribute("aria-expanded", "false");
      await expect(row).not.toBeInViewport();
      await expect(page.locator("main dialog")).toHaveCount(0);
    },
  );

test("moves nothing while it loads and opens at 360, 1280 and 800 px", async ({ page, makePage }) => {
  const carts = [
    own("fixture", { cart_type: "mini-cart" }),
    own("fixture-builder", { cart_type: "mini-cart" }),
  ];
  const early = carts.map((html) => html.replace("data-settings", 'data-widget-on="load" data-settings'));
  const url = await makePage(inMain(early.join("")));
  for (const width of [360, 1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url);
    await expect(page.locator("main [data-widget-state=mounted]")).toHaveCount(2);
    expect(await layoutShift(page)).toBe(0);
  }
});

test("mini-cart.1 a script of the page opens the cart by islet.actions, before its island is there", async ({
  page,
}) => {
  await page.goto("/shop/");
  await page.evaluate(async () => window.islet?.actions.openCart());
  await expect(drawer(page)).toBeVisible();
  await expectQuiet(page);
});
