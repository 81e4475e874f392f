import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { SECTIONS, widgetDocument } from "#outputs/docs/documents.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { settled } from "../support/idle.ts";
import { groupsOf, inOnePage } from "../support/in-one-page.ts";
import { expect, expectNoAxeViolations, layoutShift, test, troubles } from "../support/test.ts";

/** The addresses of all pages, below the site. */
const pages = [
  ...SECTIONS.flatMap(({ documents }) => documents.map(({ address }) => address)),
  ...Object.keys(catalogue).map((name) => widgetDocument(name).address),
];

// The build does not write the site. Whoever comes second finds it written.
test.beforeAll(() => {
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  execFileSync(process.execPath, ["build.mjs", "docs"], { cwd, stdio: "ignore" });
});

const widgetOf = (address: string) => /^widgets\/(.+)\/$/.exec(address)?.[1];

/** A sample with every kind of page; axe takes longer than all the rest. */
const KINDS = [
  "",
  "widgets/",
  "guides/accessibility-statement/",
  "guides/csp/",
  "reference/runtime/",
  "widgets/contact-form/",
  "widgets/countdown/",
  "widgets/posts/",
  "widgets/tabs/",
];

/** Where the links of a page lead, without those of its example, and the ids that it has. */
const linksAndIds = (page: Page) =>
  page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter((link) => !link.closest("#gallery-stage, .docs-demo"))
      .map(({ href }) => href),
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
  }));

/** Shows a widget's example, and waits until it runs. */
async function expectExample(page: Page, name: string): Promise<void> {
  const host = page.locator(`#gallery-stage [data-widget~="${name}"]`).first();
  if (await host.isVisible()) await host.scrollIntoViewIfNeeded();
  for (const type of ["pointerover", "focusin"]) await host.dispatchEvent(type);
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
}

test("every link of the site leads to a page and a heading that are there", async ({ page }) => {
  test.setTimeout(test.info().timeout * 4);
  const idsOf = new Map<string, readonly string[]>();
  const linksOf = new Map<string, readonly string[]>();
  await page.route("**/*.js", (route) => route.abort());
  for (const address of pages) {
    await page.goto(`/docs/${address}`);
    const { links, ids } = await linksAndIds(page);
    idsOf.set(page.url(), ids);
    linksOf.set(address, links);
  }
  const site = new URL("/docs/", page.url()).href;
  const dead = [...linksOf].flatMap(([address, links]) =>
    links
      .filter((link) => link.startsWith(new URL("/", site).href))
      .filter((link) => {
        const [path = "", id] = link.split("#");
        const ids = idsOf.get(path);
        return !ids || (id !== undefined && id !== "" && !ids.includes(id));
      })
      .map((link) => `${address}: ${link}`),
  );
  expect(dead).toEqual([]);
});

for (const group of groupsOf(pages))
  test(`${group.join(", ") || "the first page"} of the documentation: its example runs, nothing moves, nothing fails`, async ({
    page,
  }) =>
    inOnePage(page, group, async (address) => {
      await page.goto(`/docs/${address}`);
      const name = widgetOf(address);
      if (name) await expectExample(page, name);
      await expect(page.locator(".islet-toc, main:not(:has(.docs-contents))").first()).toBeAttached();
      expect(await layoutShift(page)).toBeLessThan(0.001);
      const { pageErrors, policyViolations, outsideRequests } = troubles(page);
      expect({ pageErrors, policyViolations, outsideRequests }).toEqual({
        pageErrors: [],
        policyViolations: [],
        outsideRequests: [],
      });
    }));

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing on each kind of page of the documentation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await inOnePage(page, KINDS, async (address) => {
      await page.goto(`/docs/${address}`);
      await settled(page);
      await expectNoAxeViolations(page);
    });
  });

test("the search of the documentation is opened, used and left by keys", async ({ page }) => {
  await page.goto("/docs/guides/csp/");
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("/");
  const input = page.getByRole("combobox", { name: "Search" });
  await expect(input).toBeFocused();
  await page.keyboard.type("coutdown");
  await expect(page.getByRole("option", { selected: true })).toContainText("Countdown");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(input).toBeHidden();
  await page.keyboard.press("/");
  await page.keyboard.type("countdown");
  await expect(page.getByRole("option").first()).toContainText("Countdown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/widgets\/countdown\/$/);
});

test("a chosen scheme stays, and the navigation of phones opens and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs/");
  await page.getByRole("button", { name: "Dark" }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");
  const menu = page.getByRole("link", { name: "Menu", exact: true });
  const panel = page.getByRole("dialog", { name: "Documentation" });
  await expect(page.locator("#docs-nav")).toHaveAttribute("data-widget-state", "mounted");
  await menu.click();
  await expect(panel.getByRole("link", { name: "Migration" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("the form of an example changes it, its markup in each output and the address, which brings it back", async ({
  page,
}) => {
  await page.goto("/docs/widgets/countdown/");
  await page.getByRole("textbox", { name: "Days", exact: true }).fill("Sleeps");
  await expect(page.locator("#gallery-stage")).toContainText("Sleeps");
  await expect(page.locator("#snippet-html")).toContainText('"label_days":"Sleeps"');
  await expect(page.locator("#snippet-shortcode")).toContainText('label_days="Sleeps"');
  await expect(page).toHaveURL(/set\.label_days=Sleeps/);
  await page.reload();
  await expect(page.locator("#gallery-stage")).toContainText("Sleeps");
  await expect(page.locator("#snippet-html")).toContainText('"label_days":"Sleeps"');
});
