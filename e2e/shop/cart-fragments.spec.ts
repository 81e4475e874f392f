import { corpus } from "#tests/corpora/corpus.ts";
import { CORE } from "../support/core.ts";
import { buttonOf, headerCount, test } from "../support/shop.ts";
import { expect, expectQuiet, layoutShift } from "../support/test.ts";

const CART = `<div class="mine" data-widget="cart-fragments"><div class="widget_shopping_cart_content">cached</div></div>`;
const mine = ".mine .widget_shopping_cart_content";

test("a visitor with an empty cart costs no request", { tag: CORE }, async ({ page, shop }) => {
  await page.goto("/shop/");
  await expect(page.locator(".site-header-cart")).toHaveAttribute("data-widget-state", /./);
  await page.waitForLoadState("networkidle");
  expect(await shop.endpoints()).toEqual([]);
});

test("add-to-cart.8 a cached page shows the visitor's own cart, then the kept one without asking again", async ({
  page,
  makePage,
  shop,
}) => {
  await shop.put(18);
  const url = await makePage(CART);
  await page.goto(url);
  await expect(page.locator(mine)).toContainText("Beanie");
  await page.reload();
  await expect(page.locator(mine)).toContainText("Beanie");
  expect(await shop.endpoints()).toEqual(["get_refreshed_fragments"]);
  expect(await layoutShift(page)).toBeLessThan(0.1);
  await expectQuiet(page);
});

test("a page that comes back from the history shows the cart as it is now", async ({ page, makePage }) => {
  const url = await makePage(CART);
  await page.goto(url);
  await page.goto("/shop/");
  await buttonOf(page, "Belt").click();
  await expect(headerCount(page)).toHaveText(/^1/);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.locator(mine)).toContainText("Belt");
});

test("when the server cannot be asked the page stays as it was printed", async ({ page, makePage, shop }) => {
  await shop.put(18);
  await shop.fault("get_refreshed_fragments=status:500");
  await page.goto(await makePage(CART));
  await page.waitForLoadState("networkidle");
  await expect(page.locator(mine)).toHaveText("cached");
  await expectQuiet(page, [/Failed to load resource/]);
});

for (const csp of ["none", "strict"])
  test(`add-to-cart.6 a fragment shows what was hidden, moves a bar and keeps an icon (policy: ${csp})`, async ({
    page,
    makePage,
  }) => {
    const bar = (percent: number) =>
      `<b class="bar" style="display:block;height:9px;width:${percent}%">x</b>`;
    const icon = (text: string) =>
      `<a class="basket" href="/cart/"><svg width="9" height="9"><use href="#c"></use></svg>${text}</a>`;
    const printed = `<i class="badge" style="display:none">0</i>${bar(10)}${icon("0")}<p class="room"></p>`;
    await page.goto(await makePage(CART + printed, { csp }));
    await expect(page.locator(".mine")).toHaveAttribute("data-widget-state", "mounted");
    const fragments = {
      ".badge": '<i class="badge" style="">1</i>',
      ".bar": bar(60),
      ".basket": icon("1"),
      ".room": `<div class="room">${bar(30)}</div>`,
    };
    await page.evaluate((given) => {
      const detail = { fragments: given, cartHash: "h" };
      document.body.dispatchEvent(new CustomEvent("added_to_cart", { detail, bubbles: true }));
    }, fragments);
    await expect(page.locator(".basket")).toHaveText("1");
    await expect(page.locator(".badge")).toBeVisible();
    const widths = page
      .locator(".bar")
      .evaluateAll((bars) => bars.map((one) => (one as HTMLElement).style.width));
    expect(await widths).toEqual(["60%", "30%"]);
    await expect(page.locator(".basket use")).toHaveAttribute("href", "#c");
  });

test("add-to-cart.6 fragments of other scripts are applied: by a DOM event, and without harm whatever they hold", async ({
  page,
  makePage,
}) => {
  await page.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print"])
      Reflect.set(window, name, () => document.documentElement.setAttribute("data-hacked", name));
  });
  await page.goto(await makePage(`${CART}<div class="cart">c</div>`));
  await expect(page.locator(".mine")).toHaveAttribute("data-widget-state", "mounted");
  const send = (fragments: unknown) =>
    page.evaluate(
      (given) =>
        new Promise<void>((resolve) => {
          // Without anything to show, the server is asked.
          for (const name of ["wc_fragments_loaded", "wc_fragments_refreshed"])
            document.body.addEventListener(name, () => resolve(), { once: true });
          const detail = { fragments: given, cartHash: "x", button: null };
          document.body.dispatchEvent(new CustomEvent("added_to_cart", { detail, bubbles: true }));
        }),
      fragments,
    );
  await send({ ".cart": '<div class="cart"><b>theirs</b></div>' });
  await expect(page.locator(".cart b")).toHaveText("theirs");

  const bodies = corpus("fragments", "body").filter(({ text }) => text.startsWith('{"fragments"'));
  expect(bodies.length).toBeGreaterThan(5);
  for (const { text } of bodies) await send((JSON.parse(text) as { fragments: unknown }).fragments);
  const harm = await page.evaluate(() => ({
    hacked: document.documentElement.dataset["hacked"],
    elements: document.querySelectorAll(
      "main :is(script, style, base, meta, object, embed, [onerror], [onclick])",
    ).length,
    actions: [...document.forms]
      .map((form) => form.getAttribute("action") ?? "")
      .filter((url) => url.includes("evil")),
    hasHead: document.head.querySelector("title") !== null,
  }));
  expect(harm).toEqual({ hacked: undefined, elements: 0, actions: [], hasHead: true });
  // An image of the corpus is asked for, and is not there. What holds a script is told, once the code that tells it is there.
  await expectQuiet(page, [/404/, /The fragment for .* holds a script, which is not run/]);
});

test("an element that says the same already stays the node it is, with its focus and its open menu", async ({
  page,
  makePage,
  shop,
}) => {
  await shop.put(18);
  await page.goto(await makePage(CART));
  await expect(page.locator(mine)).toContainText("Beanie");
  const checkout = page.locator(`${mine} a.checkout`);
  await checkout.focus();
  const before = await checkout.elementHandle();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.body.addEventListener("wc_fragments_refreshed", () => resolve(), { once: true });
        document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }));
      }),
  );
  expect(await checkout.evaluate((now, old) => now === old, before)).toBe(true);
  await expect(checkout).toBeFocused();
});
