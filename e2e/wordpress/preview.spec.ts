import type { Browser, Page } from "@playwright/test";
import type { WordPressSite } from "./site/start-site.ts";
import { choose, publish, withCode } from "./site/with-code.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const SCREEN = "/wp-admin/options-general.php?page=islet";
const STOCK = "#wc-cart-js, #jquery-core-js, #underscore-js";

/** A shop's script with its libraries; the admin bar, which the test site hides. */
const SHOP = `
  define( 'WC_VERSION', '10.9.1' );
  add_filter( 'show_admin_bar', '__return_true', 20 );
  add_action( 'wp_enqueue_scripts', function () {
    wp_enqueue_script( 'wc-cart', includes_url( 'js/wp-util.js' ), array( 'jquery', 'underscore' ), '1', true );
  } );
`;

test.afterEach(({ site }) => {
  choose(site, {});
  site.run(
    `delete_option( 'islet_former' ); delete_user_option( get_user_by( 'login', 'admin' )->ID, 'islet_preview' );`,
  );
});

/** Somebody else, who is not signed in. */
const visitorOf = async (browser: Browser, site: WordPressSite): Promise<Page> =>
  (await browser.newContext({ baseURL: site.origin })).newPage();

const expectStock = (page: Page, count: number) => expect(page.locator(STOCK)).toHaveCount(count);
const item = (page: Page) => page.locator("#wp-admin-bar-islet-preview");
const press = async (page: Page, name: string) => {
  await item(page).hover();
  await item(page).getByRole("menuitem", { name }).click();
};

test("an administrator tries a preset alone, uses it for all visitors, and goes back; a second press undoes that", async ({
  page,
  site,
  signIn,
  browser,
}) => {
  await withCode(site, SHOP, async () => {
    const path = publish(site, "<p>No widget</p>");
    const visitor = await visitorOf(browser, site);
    const expectForVisitors = async (count: number) => {
      await visitor.goto(path);
      await expectStock(visitor, count);
    };
    await signIn("admin", path);
    await expectStock(page, 3);
    await expect(item(page)).toHaveCount(0);

    await page.goto(SCREEN);
    const proposal = page.getByRole("listitem").filter({ hasText: "WooCommerce 10.9.1 is active." });
    await expect(proposal).toContainText(
      /the page \S+ loads \d+ script files?, .+ compressed\) instead of \d+ script files, .+ compressed\)\./,
    );
    await proposal.getByRole("button", { name: "Try all jobs of WooCommerce for me alone" }).click();
    const notice = page.getByRole("region", { name: "You are trying these choices for yourself alone" });
    await expect(notice).toBeVisible();
    await expect(page.getByText("You alone get these choices now.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Use the preset WooCommerce" })).toBeChecked();
    await expect(proposal).toHaveCount(0);
    await expectNoAxeViolations(page, "#wpbody-content .wrap");

    const response = await page.goto(path);
    expect(response?.headers()["cache-control"]).toBe("no-store, private");
    await expectStock(page, 0);
    await expectForVisitors(3);
    await expect(item(page)).toContainText("Islet: preview");
    await item(page).hover();
    await item(page).getByRole("menuitem", { name: "See this page as visitors get it" }).click();
    await expectStock(page, 3);
    await expect(item(page)).toContainText("Islet: saved");

    await press(page, "Use it for all visitors");
    await expect(page.getByText("Settings saved.")).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expectForVisitors(0);
    const back = page
      .locator(".settings-error")
      .getByRole("button", { name: /^Go back to the choices before/ });
    await back.click();
    await expect(page.getByText("Settings saved.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Use the preset WooCommerce" })).not.toBeChecked();
    await expectForVisitors(3);
    await back.click();
    await expect(page.getByRole("checkbox", { name: "Use the preset WooCommerce" })).toBeChecked();
    await expectForVisitors(0);
    await visitor.context().close();
    await expectQuiet(page);
  });
  expect(site.complaints()).toEqual([]);
});

test("without JavaScript choices of the form are tried, and forgotten on a page of the site, where one stays", async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await withCode(site, SHOP, async () => {
    const path = publish(site, "<p>No widget</p>");
    await page.goto("/?sign-in=admin");
    await page.goto(SCREEN);
    await page.getByRole("checkbox", { name: "Use the preset WooCommerce" }).check();
    await page
      .getByText(/^Who does each job/)
      .first()
      .click();
    await page.getByRole("group", { name: "Cart page" }).getByRole("radio", { name: "Takes over" }).check();
    await page.getByRole("button", { name: "Try it for me alone", exact: true }).click();
    await expect(page.getByRole("button", { name: "Save for all visitors" })).toBeVisible();
    await expect(
      page.getByRole("group", { name: "Cart page" }).getByRole("radio", { name: "Takes over" }),
    ).toBeChecked();
    expect(site.run("echo wp_json_encode( get_option( 'islet' ) );")).toBe("[]");

    await page.goto(path);
    await expectStock(page, 0);
    await press(page, "End the preview");
    await expect(page).toHaveURL(new RegExp(`${path.replace("?", String.raw`\?`)}$`));
    await expectStock(page, 3);
    await expect(item(page)).toHaveCount(0);
  });
  await context.close();
  expect(site.complaints()).toEqual([]);
});

test("what pages load is listed before and after, and asked for anew once the choices are others", async ({
  page,
  site,
  signIn,
}) => {
  await withCode(site, SHOP, async () => {
    const path = publish(site, "<p>No widget</p>");
    await signIn("admin", path);
    await page.goto(SCREEN);
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: path, exact: true }) });
    await expect(row.getByRole("cell")).toHaveText([/^\d+ script files, .* KB/, /^\d+ script files, .* KB/]);
    choose(site, { presets: ["woocommerce"], jobs: ["woocommerce-cart"] });
    await page.reload();
    await expect(row.getByRole("cell").last()).toHaveText(/^Open the page again/);
    await row.getByRole("link").click();
    await expectStock(page, 0);
    await page.goto(SCREEN);
    await expect(row.getByRole("cell").last()).toHaveText(/^\d+ script files?, .* KB/);
  });
  expect(site.complaints()).toEqual([]);
});

test("only who may manage the site can press: another user's press, and one without the screen's nonce, change nothing", async ({
  page,
  site,
  signIn,
}) => {
  site.run(`update_option( 'islet_former', array( 'presets' => array( 'pojo' ), 'changed' => 1 ) );`);
  for (const user of ["contributor", "admin"] as const) {
    await signIn(user, "/wp-admin/profile.php");
    const response = await page.request.post("/wp-admin/admin-post.php", {
      form: { action: "islet_press", press: "back", _wpnonce: "0000000000" },
    });
    expect(response.status()).toBe(403);
  }
  expect(site.run("echo wp_json_encode( get_option( 'islet' ) );")).toBe("[]");
});
