import type { Page } from "@playwright/test";
import { idleMoment } from "../support/idle.ts";
import type { WordPressSite } from "./site/start-site.ts";
import { choose, publish } from "./site/with-code.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const SCREEN = "/wp-admin/options-general.php?page=islet";
const ON = { vitals: { on: "1", share: 100 } };
const TAKEN = { presets: ["woocommerce"], jobs: ["woocommerce-cart"] };

test.afterEach(({ site }) => {
  choose(site, {});
  site.run("global $wpdb; $wpdb->query( 'DROP TABLE IF EXISTS ' . Islet\\vitals_table() );");
});

/** All counts, by name. */
const counts = (site: WordPressSite) =>
  JSON.parse(
    site.run("echo wp_json_encode( (object) Islet\\counts_between( '2000-01-01', '2100-01-01' ) );"),
  ) as Record<string, number>;

/** Looks at a page until it is measured, and leaves it. */
async function visit(page: Page, path: string) {
  const code = page.waitForResponse(/\/report-views\.js/);
  await page.goto(path);
  await code;
  await idleMoment(page);
  await page.goto("/wp-includes/css/buttons.css");
}

test("what visitors leave is counted, before the hand-over and since, and the site owner reads it", async ({
  page,
  site,
  signIn,
}) => {
  const path = publish(site, "<p>No widget</p>");
  await page.goto(path);
  await expect(page.locator("#islet-js")).toHaveCount(0);
  choose(site, ON);
  await visit(page, path);
  await expect.poll(() => counts(site)["views"]).toBe(1);
  const names = Object.keys(counts(site));
  expect(names.filter((name) => name.startsWith("stock.page.desktop.LCP."))).toHaveLength(1);
  expect(
    names.filter((name) => !/^(?:views$|stock\.page\.desktop\.(?:LCP|CLS|FCP|TTFB)\.\d+$)/.test(name)),
  ).toEqual([]);

  choose(site, { ...ON, ...TAKEN });
  await visit(page, path);
  await expect.poll(() => counts(site)["views"]).toBe(2);

  await signIn("admin", path);
  await expect(page.locator("#islet-js")).toHaveCount(1);
  expect(await page.locator("#islet-config").textContent()).not.toContain("web-vitals");
  await page.goto(SCREEN);
  await expect(page.getByRole("checkbox", { name: "Measure pages in the field" })).toBeChecked();
  const row = page.getByRole("table", { name: "Tablets and computers" }).getByRole("row", { name: /^LCP/ });
  await expect(row.getByRole("cell")).toHaveText([/\(1 view\)/, /\(1 view\)/]);
  await expectNoAxeViolations(page, "#wpbody-content .wrap");
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("a site owner switches it on by hand, and nothing is taken before", async ({
  page,
  site,
  signIn,
  request,
}) => {
  const report = JSON.stringify({
    page: "home",
    variant: "stock",
    device: "mobile",
    metrics: { CLS: { value: 0 } },
  });
  const send = (data: string) =>
    request.post("/?rest_route=/islet/v1/vitals", { data, headers: { "content-type": "text/plain" } });
  expect((await send(report)).status()).toBe(404);
  await signIn("admin", SCREEN);
  await page.getByRole("checkbox", { name: "Measure pages in the field" }).check();
  await page.getByRole("combobox", { name: "Share of page views" }).selectOption("25 %");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Share of page views" })).toHaveValue("25");
  await expect(page.getByText("There are no numbers yet.")).toBeVisible();
  for (const wrong of ["", "[]", report.replace("home", "x"), report.padEnd(5_000)])
    expect((await send(wrong)).status()).toBe(204);
  expect(counts(site)).toEqual({});
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(report)));
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 204));
  expect(counts(site)).toEqual({ "stock.home.phone.CLS.0": 20, views: 20 });
  expect(site.complaints()).toEqual([]);
});

test("numbers that are no longer shown are deleted, those of before the hand-over stay", async ({ site }) => {
  choose(site, { ...ON, ...TAKEN });
  const days = [10, 40, 70, 90, 120];
  site.run(`
    update_option( 'islet_handed_over', Islet\\vitals_day( 65 ), false );
    global $wpdb;
    Islet\\make_vitals_table();
    foreach ( array( ${days.join(", ")} ) as $ago ) {
      $wpdb->insert( Islet\\vitals_table(), array( 'day' => Islet\\vitals_day( $ago ), 'name' => "day.$ago", 'views' => 1 ) );
    }
    Islet\\clean_vitals();
  `);
  expect(Object.keys(counts(site))).toEqual(["day.10", "day.40", "day.70", "day.90"]);
  site.run("delete_option( 'islet_handed_over' ); Islet\\clean_vitals();");
  expect(Object.keys(counts(site))).toEqual(["day.10", "day.40"]);
});
