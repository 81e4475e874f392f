import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { renderWidget } from "#entries/server/render-widget.ts";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { ONE_ENGINE, repeated } from "../support/one-engine.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(
  new URL("../../widgets/table-of-contents/fixture.html", import.meta.url),
  "utf8",
);
/** The code that scrolls, which comes with the first click. */
const SCROLLING = /\/scroll-to\.js/;

const long = (tag: string, name: string, id = "") =>
  `<${tag}${id && ` id="${id}"`}>${name}</${tag}><p>${"Words and words. ".repeat(400)}</p>`;
const table = (settings: object, inside = "<h2>On this page</h2>") =>
  `<div data-widget="table-of-contents" data-settings='${JSON.stringify(settings)}'>${inside}</div>`;

const mounted = (page: Page) =>
  page.locator("[data-widget~=table-of-contents][data-widget-state=mounted]").first().waitFor();
const active = (page: Page) => page.locator(".islet-toc [aria-current=location]");
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const opened = async (page: Page, url: string, widthPx = 1280) => {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.goto(url);
  await mounted(page);
};
/** Scrolls, and waits until the page has been told: that takes a frame, whatever a stopped clock says. */
const scrollInPage = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        addEventListener("scroll", resolve, { once: true });
        scrollTo({ top, behavior: "instant" });
      }),
    top,
  );

test.describe("the list", () => {
  test("table-of-contents.1 the guide's headings of every kind, nested, each with text and a link that leads to it", {
    tag: CORE,
  }, async ({ page }) => {
    await opened(page, "/guide/");
    const nav = page.getByRole("navigation", { name: "On this page" });
    const links = nav.getByRole("link");
    await expect(links).toHaveCount(28);
    await expect(nav.locator(":scope > div > ol > li > a")).toHaveText([
      "Fibres",
      "Making",
      "Care",
      "Words",
      "Overview",
    ]);
    await expect(links.filter({ hasText: "Overview" })).toHaveCount(5);
    await expect(nav.getByRole("link", { name: "Spaces and line breaks", exact: true })).toBeVisible();
    await expect(nav.getByRole("link", { name: "What is “2 < 3 & 4 > 1”?" })).toBeVisible();
    await expect(nav.locator("bdi[lang=he]")).toHaveText("צמר וכותנה: מילון קצר");
    const ids = await links.evaluateAll((all) =>
      all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );
    expect(new Set(ids).size).toBe(28);
    const tags = await page.evaluate(
      (all) => all.map((id) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length),
      ids,
    );
    expect(new Set(tags)).toEqual(new Set([1]));
    expect(ids).toEqual(
      expect.arrayContaining(["fibres", "glossary-end", "overview", "overview-2", "الصوف-والقطن"]),
    );
    await expectNoAxeViolations(page, ".islet-toc");
  });

  test("a nested entry that has the focus stays while the page scrolls on", async ({ page, makePage }) => {
    const beside = `<div style="position: fixed; inset: 0 0 auto auto; width: 12rem">${table({ minimized_on: "none", collapse_subitems: "yes" })}</div>`;
    const html = `<main>${beside}${long("h2", "One", "one")}${long("h3", "Below one")}${long("h2", "Two", "two")}</main>`;
    await opened(page, await makePage(html, { csp: "none" }));
    const scrollTo = (selector: string) =>
      page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await scrollTo("#one");
    const nested = page.getByRole("link", { name: "Below one" });
    await nested.focus();
    await scrollTo("#two");
    await expect(active(page)).toHaveText("Two");
    await expect(nested).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Two" })).toBeFocused();
    await expect(nested).toHaveCount(0);
  });

  test("two tables on one page link to the same ids, and headings that come late are listed", async ({
    page,
    makePage,
  }) => {
    await opened(
      page,
      await makePage(`${table({})}${table({ title: "Again" })}${long("h2", "One")}<section></section>`),
    );
    await expect(page.locator(".islet-toc a")).toHaveText(["One", "One"]);
    await page.evaluate(() => {
      const heading = document.createElement("h3");
      heading.textContent = "One";
      document.querySelector("section")?.append(heading);
    });
    await expect(page.locator(".islet-toc a")).toHaveText(["One", "One", "One", "One"]);
    const hrefs = page
      .locator(".islet-toc a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(await hrefs).toEqual(["#one", "#one-2", "#one", "#one-2"]);
    await expectQuiet(page);
  });

  test("table-of-contents.4 a page without headings says so", async ({ page, makePage }) => {
    await opened(page, await makePage(table({}, "") + "<p>Nothing to list.</p>"));
    await expect(page.locator(".islet-toc__body")).toHaveText("No headings were found on this page.");
    await expectQuiet(page);
  });

  test("without script the server's list is there and works, on a phone too", { tag: ONE_ENGINE }, async ({
    browser,
    cms,
    makePage,
  }) => {
    const url = await makePage(fixture);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 640 },
    });
    const page = await context.newPage();
    await page.goto(new URL(url, cms).href);
    await page.getByRole("link", { name: "Cotton" }).click();
    await expect(page).toHaveURL(/#cotton$/);
    await context.close();
  });
});

test.describe("the box", () => {
  test("table-of-contents.2 opens and closes by click, Enter and Space; its state is told", async ({
    page,
  }) => {
    await opened(page, "/guide/");
    const toggle = page.getByRole("button", { name: "On this page" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("link", { name: "Fibres" })).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Fibres" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("link", { name: "Fibres" })).toBeHidden();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Fibres" })).toBeFocused();
  });

  for (const [index, [widthPx, settings, expanded]] of (
    [
      [1280, {}, "true"],
      [800, {}, "false"],
      [800, { minimized_on: "mobile" }, "true"],
      [360, { minimized_on: "mobile" }, "false"],
      [1280, { minimized_on: "desktop" }, "false"],
      [360, { minimized_on: "none" }, "true"],
    ] as const
  ).entries())
    test(
      `table-of-contents.2 at ${widthPx} px with ${JSON.stringify(settings)} it is ${expanded === "true" ? "open" : "closed"}, and nothing has moved`,
      repeated(index),
      async ({ page, makePage }) => {
        const markup = fixture.replace(
          /data-settings='[^']*'/,
          `data-settings='${JSON.stringify(settings)}'`,
        );
        await opened(page, await makePage(markup), widthPx);
        await expect(page.getByRole("button", { name: "On this page" })).toHaveAttribute(
          "aria-expanded",
          expanded,
        );
        expect(await layoutShift(page)).toBe(0);
        await expectNoAxeViolations(page, ".islet-toc");
      },
    );

  for (const [index, widthPx] of [360, 800, 1280].entries())
    test(
      `on the guide at ${widthPx} px nothing moves when the island takes the list's place`,
      repeated(index),
      async ({ page }) => {
        await opened(page, "/guide/", widthPx);
        expect(await layoutShift(page)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widthPx);
      },
    );

  for (const widthPx of [360, 1280])
    test(`a box that the server has drawn is taken over node by node at ${widthPx} px, and nothing moves`, async ({
      page,
      makePage,
    }) => {
      const content = { title: "On this page", headings: [{ level: 2, text: "Wool", id: "wool" }] };
      const drawn = await renderWidget("table-of-contents", {}, { id: "toc", content });
      await page.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () =>
          Reflect.set(window, "printed", document.querySelector(".islet-toc a")),
        ),
      );
      await opened(page, await makePage(`${drawn}${long("h2", "Wool", "wool")}`), widthPx);
      const isSame = () =>
        page.evaluate(() => Reflect.get(window, "printed") === document.querySelector(".islet-toc a"));
      expect(await isSame()).toBe(true);
      await expect(page.getByRole("button", { name: "On this page" })).toHaveAttribute(
        "aria-expanded",
        String(widthPx > 1024),
      );
      expect(await layoutShift(page)).toBe(0);
      await expectQuiet(page);
    });

  test("nothing moves where a theme ends all animations at once", async ({ page, makePage }) => {
    const head =
      "<style>* { animation-duration: .01ms !important; animation-delay: -1ms !important; animation-iteration-count: 1 !important }</style>";
    await page.route("**/islet.js*", (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(await makePage(fixture, { head, csp: "none" }));
    await expect(page.getByRole("heading", { name: "On this page" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cotton" })).toBeHidden();
    expect(await layoutShift(page)).toBe(0);
  });

  test("where no script comes the folded list unfolds by itself", { tag: ONE_ENGINE }, async ({
    page,
    makePage,
  }) => {
    await page.route("**/islet.js", (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(await makePage(fixture));
    await expect(page.getByRole("link", { name: "Cotton" })).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByRole("link", { name: "Cotton" })).toBeVisible();
  });
});

test.describe("the active entry", () => {
  test("table-of-contents.3 follows the scroll, down and up, and stays in the view of its box", async ({
    page,
  }) => {
    await opened(page, "/guide/");
    await expect(active(page)).toHaveCount(0);
    for (const id of ["making", "care", "fibres"]) {
      await page.evaluate((id) => {
        const target = document.getElementById(id)!;
        scrollTo({ top: target.getBoundingClientRect().top + scrollY - 75, behavior: "instant" });
      }, id);
      await expect(active(page)).toHaveAttribute("href", `#${id}`);
      await expect(active(page)).toHaveClass(/elementor-item-active/);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(active(page)).toHaveAttribute("href", "#glossary-end");
    const isInBox = await active(page).evaluate((link) => {
      const box = link.closest(".guide-contents")!.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom + 1;
    });
    expect(isInBox).toBe(true);
  });

  test("table-of-contents.3 after a click the entry stays active for 2 s, whatever is scrolled past; then the next scroll counts", async ({
    page,
    makePage,
  }) => {
    await page.clock.install({ time: 0 });
    await opened(
      page,
      await makePage(table({}) + ["One", "Two", "Three", "Four"].map((name) => long("h2", name)).join("")),
    );
    // From here on only the test lets time pass.
    await page.clock.pauseAt(60_000);
    await page.getByRole("link", { name: "Four" }).click();
    await page.clock.runFor(100);
    await expect(active(page)).toHaveText("Four");
    await page.mouse.wheel(0, 10);
    await scrollInPage(page, 0);
    await page.clock.runFor(1_800);
    await expect(active(page)).toHaveText("Four");
    await page.clock.runFor(5_000);
    await expect(active(page)).toHaveText("Four");
    await scrollInPage(page, 1);
    await page.clock.runFor(100);
    await expect(active(page)).toHaveCount(0);
  });

  test("a click leads below the sticky header, takes the focus along, and writes the address once; Back returns", async ({
    page,
  }) => {
    await opened(page, "/guide/");
    const entries = await page.evaluate(() => history.length);
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Knitting" })
      .click();
    await expect(page).toHaveURL(/#knitting$/);
    const headerPx = await page
      .locator(".site-header")
      .evaluate((header: HTMLElement) => header.offsetHeight);
    await expect
      .poll(() => topOf(page, "#knitting").then((top) => Math.abs(top - headerPx)))
      .toBeLessThanOrEqual(1);
    await expect(page.locator("#knitting")).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/guide\/$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("#knitting")).toHaveCount(1);
    await expectQuiet(page, [/no widget has this name/]);
  });

  test("a click counts although the code that scrolls comes later", async ({ page }) => {
    const held = await holdRequests(page, SCROLLING);
    await opened(page, "/guide/");
    await page.getByRole("link", { name: "Knitting" }).click();
    await expect.poll(() => held.requested.length).toBe(1);
    held.release();
    await expect(page).toHaveURL(/#knitting$/);
    await expect(page.locator("#knitting")).toBeFocused();
  });

  test("a click leads to its heading where the code that scrolls cannot be loaded", async ({ page }) => {
    await page.route(SCROLLING, (route) => route.abort());
    await opened(page, "/guide/");
    await page.getByRole("link", { name: "Knitting" }).click();
    await expect(page).toHaveURL(/#knitting$/);
    await expect.poll(() => topOf(page, "#knitting")).toBeLessThan(200);
  });

  test("an address with an id that only the table gives leads to its heading", async ({ page }) => {
    await opened(page, "/guide/#weaving");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await topOf(page, "#weaving")).toBeLessThan(200);
  });
});
