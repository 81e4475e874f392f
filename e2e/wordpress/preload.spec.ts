import { STOCK_JOBS } from "#presets/stock.ts";
import { choose, publish, withCode } from "./site/with-code.ts";
import { expect, expectQuiet, test } from "./test.ts";

test.afterEach(({ site }) => {
  choose(site, {});
});

/** What the shop says of its pages. */
const KINDS = `
  function is_product() { return false; }
  function is_checkout() { return isset( $_GET['checkout'] ); }
  function is_checkout_pay_page() { return isset( $_GET['pay'] ); }
  function is_order_received_page() { return false; }
  function is_cart() { return isset( $_GET['cart'] ); }
  function is_shop() { return false; }
  function is_product_taxonomy() { return false; }
  function is_account_page() { return isset( $_GET['account'] ); }
`;

test("a cart or a checkout that the shop's blocks draw asks for no file of the classic one", async ({
  site,
}) => {
  choose(site, { presets: ["woocommerce"] });
  const [classic, cart, checkout] = [
    // In a theme of blocks the shop's preset waits on a page without markup of the shop.
    '<form class="woocommerce-cart-form"></form>',
    "<!-- wp:woocommerce/cart --><div></div><!-- /wp:woocommerce/cart -->",
    '<!-- wp:woocommerce/checkout --><form id="order_review"></form><!-- /wp:woocommerce/checkout -->',
  ].map((content) => site.origin + publish(site, content)) as [string, string, string];
  await withCode(site, KINDS, async () => {
    const filesOf = async (address: string) =>
      Array.from(
        (await (await fetch(address)).text()).matchAll(
          /rel="modulepreload" href="[^"]*\/islet\/[^"]*\/(\w+)\.js"/g,
        ),
        ([, file]) => file,
      );
    expect(await filesOf(`${classic}?cart`)).toContain("cart");
    for (const address of [`${classic}?checkout`, `${checkout}?checkout&pay`])
      expect(await filesOf(address), address).toContain("checkout");
    expect(await filesOf(`${cart}?cart`)).toEqual([]);
    // Where other markup of the shop stands, the preset's own files come.
    expect(await filesOf(`${checkout}?checkout`)).toEqual(["core", "woocommerce", "shop"]);
  });
  expect(site.complaints()).toEqual([]);
});

test("a page of the shop links the styles of its widgets alone, and all styles where others may stand", async ({
  site,
}) => {
  choose(site, { presets: ["woocommerce"] });
  const [plain, marked] = [
    '<form class="cart"></form>',
    '[islet widget="countdown" end_date="2099-01-01T00:00"]Soon.[/islet]',
  ].map((content) => site.origin + publish(site, content)) as [string, string];
  await withCode(site, KINDS, async () => {
    const linkOn = async (address: string) =>
      /<link\b[^>]*\bid=.islet-css.[^>]*>/.exec(await (await fetch(address)).text())?.[0] ?? "";
    expect(await linkOn(`${plain}?cart`)).toMatch(
      / data-styles="[^"]*\bcart\.css\b[^"]*" .*\/page-cart\.css\b/,
    );
    expect(await linkOn(`${plain}?account`)).toMatch(/\/page-account\.css\b/);
    for (const address of [plain, `${marked}?cart`]) {
      expect(await linkOn(address)).toMatch(/\/islet\.css\b/);
      expect(await linkOn(address)).not.toContain("data-styles");
    }
    choose(site, { presets: ["woocommerce", "elementor"] });
    expect(await linkOn(`${plain}?cart`)).toMatch(/\/islet\.css\b/);
  });
  expect(site.complaints()).toEqual([]);
});

test("a page that Islet looks into links the styles of what stands on it, and loads no others", async ({
  page,
  site,
}) => {
  choose(site, {
    ...{ presets: ["pojo"], jobs: STOCK_JOBS.map(({ id }) => id) },
    markers: [{ selector: ".note", widget: "reveal" }],
  });
  const path = publish(
    site,
    '<div class="note">Words</div>[islet widget="countdown" end_date="2099-01-01T00:00"]Soon.[/islet]',
  );
  await page.goto(path);
  await expect(page.locator("[data-widget=countdown]")).toHaveAttribute("data-widget-state", "mounted");
  const links = page.locator("link[rel=stylesheet][href*='/islet/']");
  const sheets = await links.evaluateAll((all) => all.map((link) => link.dataset["styles"]));
  expect(sheets).toEqual([expect.stringContaining("slide-bar.css"), "countdown.css", "reveal.css"]);
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
