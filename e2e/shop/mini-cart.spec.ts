import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../support/hold-requests.ts";
import { ONE_ENGINE, repeated } from "../support/one-engine.ts";
import { expectQuietIslet } from "../support/recorded-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const read = (name: string) =>
  readFileSync(new URL(`../../widgets/mini-cart/${name}`, import.meta.url), "utf8");

/** A fixture of our own beside the theme's header, which has a cart, too. */
const own = (name: "fixture" | "fixture-builder", settings: object, widgets = "mini-cart") =>
  read(`${name}.html`)
    .replace(/data-widget="[^"]*"/, `data-widget="${widgets}"`)
    .replace(/data-settings='[^']*'/, `data-settings='${JSON.stringify(settings)}'`)
    // Not the header's document and element.
    .replaceAll("7a9e95b", "1234567")
    .replaceAll("77", "78");
const inMain = (html: string) => `<main>${html}<p id="else" tabindex="0">Something else</p></main>`;

const CART_WIDGETS = "mini-cart cart-fragments remove-from-cart";
const TOGGLE = ".cart-contents, .elementor-menu-cart__toggle_button";
const headerToggle = (page: Page) => page.locator(".site-header-cart").first().locator(TOGGLE);
const mainToggle = (page: Page) => page.locator("main").locator(TOGGLE);
const drawer = (page: Page) => page.getByRole("dialog", { name: "Cart" });
const add = (page: Page, name: string) => page.getByLabel(`Add to cart: “${name}”`).click();
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not drawn");
  return box;
};

const templates = ["plain", "elementor"] as const;
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

// To draw what moves costs as much as a visit: tests say where motion is to be there.
test.use({ contextOptions: { reducedMotion: "reduce" } });
const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: "no-preference" });

test("mini-cart.3 the drawer slides in from the edge: the focus that moves in does not pull it out of its way", async ({
  page,
}) => {
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

for (const template of templates) {
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

  test(`mini-cart.2 runtime.12 a slow press on the ${template} toggle opens: the island comes after the release`, async ({
    page,
    makePage,
  }) => {
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
  });

  test(`mini-cart.3 mini-cart.4 mini-cart.7 the ${template} cart opens after each add although nobody has touched it; by keyboard alone the focus stays inside and comes back; lines leave it, and count and subtotal follow`, async ({
    page,
  }) => {
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
  });

  test(`without JavaScript the ${template} cart is a link to the cart's page`, { tag: ONE_ENGINE }, async ({
    browser,
    cms,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cms });
    const page = await context.newPage();
    await page.goto(shop);
    await headerToggle(page).click();
    await expect(page).toHaveURL(/\/cart\/$/);
    await context.close();
  });

  test(`a press that comes while the ${template} cart's code is lost leads to the cart's page`, {
    tag: ONE_ENGINE,
  }, async ({ page }) => {
    await page.route(/mini-cart|islands/, (route) => route.abort());
    await page.goto(shop);
    await headerToggle(page).click();
    await expect(page).toHaveURL(/\/cart\/$/);
  });
}

for (const [name, fixture] of [
  ["theme's", "fixture"],
  ["builder's", "fixture-builder"],
] as const) {
  const dropdown = (page: Page) =>
    page.locator("main .islet-mini-cart__dropdown, main .elementor-menu-cart__container");
  const settings = { cart_type: "mini-cart" };

  test(`mini-cart.1 mini-cart.2 mini-cart.3 the ${name} dropdown: opens below its button, closes outside, on Escape, by leaving`, async ({
    page,
    makePage,
  }) => {
    await withMotion(page);
    await page.goto(await makePage(inMain(own(fixture, settings))));
    const elsewhere = page.locator("#else");
    const before = await boxOf(elsewhere);
    await mainToggle(page).click();
    await expect(dropdown(page)).toBeVisible();
    await expect(dropdown(page)).toContainText("Beanie");
    expect(await boxOf(elsewhere)).toEqual(before);
    expect((await boxOf(dropdown(page))).x).toBeGreaterThanOrEqual(8);
    await expectNoAxeViolations(page);

    await page.locator("footer").click({ position: { x: 2, y: 2 } });
    await expect(dropdown(page)).toBeHidden();

    await mainToggle(page).press("Enter");
    await page.keyboard.press("Tab");
    await expect(dropdown(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dropdown(page)).toBeHidden();
    await expect(mainToggle(page)).toBeFocused();

    await mainToggle(page).press("Enter");
    await elsewhere.focus();
    await expect(dropdown(page)).toBeHidden();
    await expect(elsewhere).toBeFocused();
    expect(await layoutShift(page)).toBe(0);
    await expectQuiet(page);
  });

  test(`mini-cart.1 the ${name} dropdown opens under the pointer, stays on the way into it, and closes behind it`, async ({
    page,
    makePage,
  }) => {
    await page.goto(await makePage(inMain(own(fixture, { ...settings, open_cart: "mouseover" }))));
    await page.locator("#else").focus();
    await mainToggle(page).hover();
    await expect(dropdown(page)).toBeVisible();
    await expect(page.locator("#else")).toBeFocused();
    const toggle = await boxOf(mainToggle(page));
    const total = await boxOf(dropdown(page).getByText("Subtotal"));
    await page.mouse.move(toggle.x + 20, toggle.y + toggle.height - 2);
    await page.mouse.move(total.x + 5, total.y + 5, { steps: 40 });
    await expect(dropdown(page)).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(dropdown(page)).toBeHidden();
    await expect(page.locator("#else")).toBeFocused();
  });

  test(`mini-cart.5 the ${name} dropdown leaves 30 px of the viewport free, and its list never gets lower than 120 px`, async ({
    page,
    makePage,
  }) => {
    const row =
      /<(li|div) class="(?:woocommerce-mini-cart-item|elementor-menu-cart__product )[\s\S]*?(<\/li>|<\/div>\s*<\/div>)/;
    const many = own(fixture, settings).replace(row, (one) => one.repeat(40));
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto(await makePage(inMain(many)));
    await mainToggle(page).click();
    const list = page.locator("main .woocommerce-mini-cart");
    const panel = page.locator("main :is(.islet-mini-cart__panel, .elementor-menu-cart__main)");
    const endOf = async () => {
      const { y, height } = await boxOf(panel);
      return y + height;
    };
    await expect(panel).toBeVisible();
    // Less than a pixel is lost to rounding.
    await expect.poll(async () => Math.ceil(await endOf())).toBe(670);
    await page.setViewportSize({ width: 800, height: 600 });
    await expect.poll(async () => Math.ceil(await endOf())).toBe(570);
    await page.setViewportSize({ width: 800, height: 250 });
    await expect.poll(async () => (await boxOf(list)).height).toBe(120);
    await list.evaluate((element) => element.scrollTo(0, 50));
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(50);
  });

  test(`mini-cart.5 the ${name} dropdown scrolls as a whole where the window is lower than it: 667 × 311, 320 × 256`, async ({
    page,
    makePage,
  }) => {
    const html = `<main><div style="position: fixed; inset: 0 0 auto; height: 60px">${own(fixture, settings)}</div></main>`;
    const url = await makePage(html, { csp: "none", head: "<style>.site-header{display:none}</style>" });
    const panel = page.locator("main :is(.islet-mini-cart__panel, .elementor-menu-cart__main)");
    const checkout = panel.getByRole("link", { name: "Checkout" });
    for (const size of [
      { width: 667, height: 311 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(url);
      await mainToggle(page).click();
      await expect(panel).toBeVisible();
      const { x, y, width, height } = await boxOf(panel);
      expect(y + height).toBeLessThanOrEqual(size.height);
      await page.mouse.move(x + width / 2, y + height - 20);
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        await expect(checkout).toBeInViewport({ ratio: 1, timeout: 500 });
      }).toPass();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    }
  });

  test(`the ${name} cart stands right in a page that reads from right to left, and its markup comes back exactly when Islet stops`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await page.goto(await makePage(inMain(own(fixture, {}))));
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    const host = page.locator("main [data-widget]");
    const markup = () =>
      host.evaluate((element) => element.outerHTML.replace(/ data-widget-state="\w+"/, ""));
    const before = await markup();
    await mainToggle(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect
      .poll(
        async () =>
          (await boxOf(page.locator("dialog[open] :is(.islet-drawer__panel, .elementor-menu-cart__main)"))).x,
      )
      .toBe(0);
    await expectNoAxeViolations(page);
    await page.evaluate(() => window.islet?.stop());
    expect(await markup()).toBe(before);
    expect(await page.locator("html").getAttribute("style")).toBeNull();
    await expectQuiet(page);
  });
}

/** What the island needs, and no enhancer: a slow network brings it last. */
const ISLAND = /\/(mini-cart|islands|react-[^/]*|preact[^/]*)\.js/;

/** Presses the cart with its code for that there, and its island on its way. */
async function pressEarly(page: Page, toggle: Locator) {
  const { release, requested } = await holdRequests(page, ISLAND);
  const isThere = page.waitForResponse(/\/cart-opening\.js/);
  return {
    requested,
    release,
    async press() {
      await toggle.focus();
      await (await isThere).finished();
      await page.waitForLoadState("load");
      await expect(async () => {
        await toggle.press("Enter");
        await expect(page.locator(SHOWN_LINES).first()).toBeVisible({ timeout: 300 });
      }).toPass();
    },
  };
}

const SHOWN_LINES = "main .widget_shopping_cart_content a";

/** Counts the frames in which no line of the cart is seen. */
const watchFrames = (page: Page) =>
  page.evaluate((selector) => {
    let hidden = 0;
    const look = () => {
      const isSeen = [...document.querySelectorAll(selector)].some((line) => line.checkVisibility());
      if (!isSeen) hidden += 1;
      Object.assign(window, { hiddenFrames: hidden });
      requestAnimationFrame(look);
    };
    look();
  }, SHOWN_LINES);

for (const { what, html, isModal } of [
  { what: "theme's drawer", html: () => own("fixture", {}, CART_WIDGETS), isModal: true },
  { what: "builder's drawer", html: () => own("fixture-builder", {}, CART_WIDGETS), isModal: true },
  {
    what: "theme's dropdown",
    html: () => own("fixture", { cart_type: "mini-cart" }, CART_WIDGETS),
    isModal: false,
  },
  {
    what: "box of the theme",
    html: () =>
      `<style>.widget_shopping_cart { position: absolute; display: none; z-index: 99 }</style>${own("fixture", {}, CART_WIDGETS)}`,
    isModal: false,
  },
])
  test(`mini-cart.1 mini-cart.2 mini-cart.3 the ${what} opens before its island is there, which takes it over without a jump`, async ({
    page,
    makePage,
  }) => {
    await withMotion(page);
    await page.goto("/shop/?add-to-cart=18");
    await page.goto(await makePage(inMain(html()), { csp: "none" }));
    const cart = page.locator("main [data-widget~=mini-cart]");
    const toggle = mainToggle(page);
    const lines = page.locator(SHOWN_LINES).first();
    const opening = await pressEarly(page, toggle);
    await opening.press();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(cart).toHaveAttribute("data-widget-state", "waiting");
    if (isModal) {
      await expect(cart.getByRole("button", { name: "Close cart" })).toBeFocused();
      await expectNoAxeViolations(page, "dialog");
    }
    await page.keyboard.press("Escape");
    await expect(lines).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.press("Enter");
    await expect(lines).toBeVisible();
    await cart.getByRole("link", { name: "Checkout" }).focus();
    const placeOf = () => boxOf(cart.getByRole("link", { name: "Checkout" }));
    await expect.poll(async () => Math.round((await placeOf()).x)).toBeGreaterThan(0);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const before = await placeOf();
    const shifted = await layoutShift(page);
    await watchFrames(page);

    opening.release();
    await expect(cart).toHaveAttribute("data-widget-state", "mounted");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(lines).toBeVisible();
    expect(await placeOf()).toEqual(before);
    await expect(cart.getByRole("link", { name: "Checkout" })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, "hiddenFrames"))).toBe(0);
    expect(await layoutShift(page)).toBe(shifted);
    await expect(page.locator("main dialog")).toHaveCount(isModal ? 1 : 0);
    await page.keyboard.press("Escape");
    await expect(lines).toBeHidden();
    await expect(toggle).toBeFocused();
    await expectQuiet(page);
  });

test("mini-cart.1 a cart that the visitor closes before its island is there stays closed", async ({
  page,
  makePage,
}) => {
  await page.goto("/shop/?add-to-cart=18");
  await page.goto(await makePage(inMain(own("fixture", {}, CART_WIDGETS))));
  const opening = await pressEarly(page, mainToggle(page));
  await opening.press();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  opening.release();
  await expect(page.locator("main [data-widget~=mini-cart]")).toHaveAttribute("data-widget-state", "mounted");
  await expect(drawer(page)).toBeHidden();
  await mainToggle(page).click();
  await expect(drawer(page)).toBeVisible();
});

test("mini-cart.3 a cart that an add opened, closed before its island is there, leads back to its own button later", async ({
  page,
}) => {
  await page.goto("/shop/");
  const { release } = await holdRequests(page, ISLAND);
  await add(page, "Beanie");
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  release();
  await expect(page.locator(".site-header-cart").first()).toHaveAttribute("data-widget-state", "mounted");
  await headerToggle(page).press("Enter");
  await expect(drawer(page).getByRole("button", { name: "Close cart" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeHidden();
  await expect(headerToggle(page)).toBeFocused();
});

test("mini-cart.4 after an add the cart is shown before its island is there", async ({ page }) => {
  await page.goto("/shop/");
  const { release } = await holdRequests(page, ISLAND);
  await page.mouse.move(5, 5);
  await add(page, "Beanie");
  await expect(drawer(page)).toContainText("Beanie");
  await expect(page.locator(".site-header-cart")).toHaveAttribute("data-widget-state", "waiting");
  release();
  await expect(page.locator(".site-header-cart")).toHaveAttribute("data-widget-state", "mounted");
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expectQuiet(page);
});

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
