import type { Page } from "@playwright/test";
import { ALL_IN_VIEW, examplesOf, pagesOf, widgets } from "../support/examples.ts";
import { settled } from "../support/idle.ts";
import { pageLibraries } from "../support/page-libraries.ts";
import { EXAMPLE_CONFIG, TAG, test } from "../support/runtime-pages.ts";
import { expect, troubles } from "../support/test.ts";

/** What an island says when a script has replaced its inside. */
const DRAWN_AGAIN = /has replaced the inside of its element .* It is drawn again\./;

const NONE = (body: string) => body;

/** A popup with a link to another page, and what makes that page long. */
const popupPage = (title: string, next: string) => `<h1>${title}</h1>
  <p><a class="open" href="#letter">Get the letter</a></p>
  <section id="letter" data-widget="popup" data-settings='{"id":7,"open_selector":".open","timing":[],"triggers":[]}'>
    <h2>Four letters a year</h2><p><a href="${next}">To the other page</a></p>
  </section>
  ${examplesOf(["carousel", "star-rating", "tabs", "accordion"])}
  <div style="block-size: 3000px"></div>`;

/** Waits until every widget of the page has started, and expects that none has failed and nothing was thrown. */
async function expectAlive(page: Page) {
  await expect(page.locator("[data-widget-state=mounted]").first()).toBeAttached();
  await expect(page.locator("[data-widget-state=waiting]")).toHaveCount(0);
  const failed = await page
    .locator("[data-widget-state=failed]")
    .evaluateAll((hosts) => hosts.map((host) => host.getAttribute("data-widget")));
  const { pageErrors, consoleErrors } = troubles(page);
  expect([failed, pageErrors, consoleErrors.filter((error) => !DRAWN_AGAIN.test(error))]).toEqual([
    [],
    [],
    [],
  ]);
}

/** What a visitor finds in each example: how many controls, and what else has a role. Parsers of scripts fill noscript. */
const partsOf = (page: Page) =>
  page.locator("[data-example]").evaluateAll((examples) =>
    examples.map((example) => {
      const count = (selector: string) => example.querySelectorAll(selector).length;
      return `${example.getAttribute("data-example")}: ${count("button")} buttons, ${count("a[href]:not(noscript *)")} links, ${count("[role]")} roles, ${count("[data-widget-state=mounted]")} running`;
    }),
  );

for (const [library, { head, around = NONE, navigates, morph }] of Object.entries(pageLibraries))
  test.describe(`on a page with ${library}`, () => {
    const inHead = EXAMPLE_CONFIG + head + TAG;

    for (const [index, group] of pagesOf(Object.keys(widgets)).entries())
      test(`F20 every widget runs, and has its parts after the page is made what the server prints (${index + 1})`, async ({
        page,
        bare,
      }) => {
        await page.setViewportSize({ width: 1280, height: ALL_IN_VIEW });
        await page.goto(await bare({ head: inHead, body: around(examplesOf(group)), csp: null }));
        await expectAlive(page);
        if (!morph) return;
        // Some parts come after their widget has mounted: what a library draws, the steps of a form, the visitor's cart.
        await settled(page);
        const before = await partsOf(page);
        await page.evaluate(`(async () => {
          const answer = await fetch(location.href);
          const served = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main").outerHTML;
          ${morph};
        })()`);
        await expect.poll(() => partsOf(page)).toEqual(before);
        await expectAlive(page);
      });

    if (navigates)
      test("F20 a link in an open popup leads to a page that scrolls, and back to one with the parts that it had", async ({
        page,
        bare,
      }) => {
        const other = await bare({ head: inHead, body: around(popupPage("Other page", "/")), csp: null });
        const next = new URL(other).pathname;
        await page.goto(await bare({ head: inHead, body: around(popupPage("First page", next)), csp: null }));
        await expectAlive(page);
        await settled(page);
        const before = await partsOf(page);
        await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
        await page.getByRole("link", { name: "Get the letter" }).click();
        await page.getByRole("link", { name: "To the other page" }).click();
        await expect(page.getByRole("heading", { name: "Other page" })).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expectAlive(page);
        await page.mouse.move(600, 300);
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await page.goBack();
        await expect(page.getByRole("heading", { name: "First page" })).toBeVisible();
        await expect.poll(() => partsOf(page)).toEqual(before);
        await expectAlive(page);
        expect(await page.evaluate(() => "isSameWindow" in window)).toBe(true);
        await page.getByRole("link", { name: "Get the letter" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      });
  });
