import { CORE } from "../support/core.ts";
import { ONE_ENGINE } from "../support/one-engine.ts";
import {
  actionHref,
  events,
  inMode,
  letter,
  open,
  opener,
  page1,
  popup,
  ready,
  recordEvents,
  START,
} from "../support/popup-page.ts";
import { expect, expectQuiet, test, troubles } from "../support/test.ts";

/** How themes end all animations at once for visitors who want less motion. */
const RESET =
  "<style>* { animation-duration: .01ms !important; animation-delay: -1ms !important; animation-iteration-count: 1 !important }</style>";

test.describe("opening", () => {
  test("popup.2 React is fetched when the popup is about to open, not before", async ({ page, makePage }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto(await makePage(page1(opener(), popup({ triggers: { exit_intent: "yes" } }))));
    await ready(page);
    const hasReact = () => scripts.some((url) => /\/p?react-/.test(url));
    expect(hasReact()).toBe(false);
    await open(page);
    await expect(letter(page)).toBeVisible();
    expect(hasReact()).toBe(true);
    expect(new URL(page.url()).hash).toBe("");
  });

  test("popup.2 a popup marked by its own name alone gets what opens it", async ({ page, makePage }) => {
    const html = page1(opener(), popup({ triggers: { exit_intent: "yes" } }, { widget: "popup" }));
    await page.goto(await makePage(html));
    await page.locator("#popup-7[data-widget='popup popup-triggers'][data-widget-state=mounted]").waitFor({
      state: "attached",
    });
    await open(page);
    await expect(letter(page)).toBeVisible();
  });

  test("popup.2 a link with the builder's action opens and closes; with the keyboard, too", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a href="${actionHref("popup:close")}">No, thanks</a></p>`;
    await page.goto(
      await makePage(
        page1(
          `<p><a href="${actionHref("popup:open", { id: 7, toggle: false })}">Letter</a></p>`,
          popup({}, { inside }),
        ),
      ),
    );
    await ready(page);
    await page.getByRole("link", { name: "Letter" }).focus();
    await page.keyboard.press("Enter");
    await expect(letter(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "No, thanks" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(letter(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Letter" })).toBeFocused();
  });

  test("popup.2 an action in the address counts only where the page offers it", { tag: ONE_ENGINE }, async ({
    page,
    makePage,
  }) => {
    const hash = actionHref("popup:open", { id: 7 });
    await page.goto((await makePage(page1(popup()))) + hash);
    await ready(page);
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.goto((await makePage(page1(`<p><a href="${hash}">Letter</a></p>`, popup()))) + hash);
    await expect(letter(page)).toBeVisible();
  });

  test("popup.2 a form's answer opens it: the event on the bus", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(popup())));
    await ready(page);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new CustomEvent("elementor/popup/open", { detail: { id: 7 }, bubbles: true }),
      ),
    );
    await expect(letter(page)).toBeVisible();
  });

  test("popup.2 without JavaScript the words stand in their place, and the link leads there", {
    tag: ONE_ENGINE,
  }, async ({ browser, makePage, cms }) => {
    const url = await makePage(page1(opener(), "<p>Much to read.</p>".repeat(100), popup()));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(url, cms).href);
    await expect(page.getByText("One for each season.")).toBeVisible();
    await expect(page.getByText("One for each season.")).not.toBeInViewport();
    await open(page);
    await expect(page.getByText("One for each season.")).toBeInViewport();
    await context.close();
  });

  test("popup.2 where the script is blocked, the link shows the words at once", { tag: ONE_ENGINE }, async ({
    page,
    makePage,
  }) => {
    await page.route("**/islet.js", (route) => route.abort());
    await page.goto(await makePage(page1(opener(), popup())));
    await expect(page.getByText("One for each season.")).toBeHidden();
    await open(page);
    await expect(page.getByText("One for each season.")).toBeVisible();
  });

  for (const [head, where] of [
    ["", ""],
    [RESET, ", also where a theme ends all animations at once"],
  ] as const)
    test(`popup.2 where the script is blocked, the words come after some seconds${where}`, {
      tag: ONE_ENGINE,
    }, async ({ page, makePage }) => {
      await page.route("**/islet.js", (route) => route.abort());
      await page.goto(await makePage(page1(opener(), popup()), { head, csp: "none" }));
      await expect(page.getByText("One for each season.")).toBeHidden();
      const waits = await page.evaluate(() =>
        document.getAnimations().map((animation) => {
          animation.finish();
          return animation.effect?.getComputedTiming().endTime;
        }),
      );
      expect(waits).toEqual([8_000]);
      await expect(page.getByText("One for each season.")).toBeVisible();
    });

  test("popup.2 where the dialog's code does not arrive, the words come back to their place", async ({
    page,
    makePage,
  }) => {
    await page.route(/\/popup\.js/, (route) => route.abort());
    await page.goto(
      await makePage(
        page1(opener(), popup({ avoid_multiple_popups: "yes" }), opener(8), popup({}, { id: 8 })),
      ),
    );
    await ready(page);
    await open(page);
    await expect(
      page.locator("#popup-7[data-widget-state=failed]").getByText("One for each season."),
    ).toBeVisible();
    await open(page);
    expect(new URL(page.url()).hash).toBe("#popup-7");
  });
});

// A trigger only opens the popup: what draws it is the same as for the link.
test.describe("triggers", { tag: ONE_ENGINE }, () => {
  const tall = "<p>Much to read.</p>".repeat(100);
  const withTriggers = (triggers: object, more = "") => page1(popup({ triggers }), more);

  test("popup.19 page load, after its delay in seconds", { tag: CORE }, async ({ page, makePage }) => {
    await page.clock.install({ time: START });
    await page.goto(await makePage(withTriggers({ page_load: "yes", page_load_delay: 60 })));
    await ready(page);
    // The delay counts from when the triggers' code has come.
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(START + 30_000);
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.clock.runFor(61_000);
    await expect(letter(page)).toBeVisible();
  });

  test("popup.20 scrolling down to the offset", async ({ page, makePage }) => {
    await page.goto(await makePage(withTriggers({ scrolling: "yes", scrolling_offset: 50 }, tall)));
    await ready(page);
    const scrollDown = (part: number) =>
      page.evaluate((share) => {
        scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share);
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, part);
    // The chunk of rules and triggers may still be on its way: scrolled to and fro until it hears.
    await scrollDown(0.45);
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(async () => {
      await scrollDown(0.52);
      await scrollDown(0.55);
      await expect(letter(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test("popup.20 scrolling any way up", async ({ page, makePage }) => {
    await page.goto(await makePage(withTriggers({ scrolling: "yes", scrolling_direction: "up" }, tall)));
    await ready(page);
    await page.waitForLoadState("networkidle");
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.mouse.wheel(0, -50);
    await expect(letter(page)).toBeVisible();
  });

  test("popup.21 scrolling to an element; a wrong selector is told and troubles no visitor", async ({
    page,
    makePage,
  }) => {
    await page.goto(
      await makePage(
        page1(
          popup({ triggers: { scrolling_to: "yes", scrolling_to_selector: "#end" } }),
          popup({ triggers: { scrolling_to: "yes", scrolling_to_selector: "#end[" } }, { id: 8 }),
          tall,
          '<p id="end">The end.</p>',
        ),
      ),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.locator("#end").scrollIntoViewIfNeeded();
    await expect(letter(page)).toBeVisible();
    await expect(page.locator("dialog")).toHaveCount(1);
    const told = /scrolling_to_selector must be a CSS selector, not "#end\["/;
    await expect.poll(() => troubles(page).consoleErrors).toEqual([expect.stringMatching(told)]);
    await expectQuiet(page, [told]);
  });

  test("popup.22 popup.6 the Nth click on the page, and then no other trigger", async ({
    page,
    makePage,
  }) => {
    await recordEvents(page);
    await page.goto(await makePage(withTriggers({ click: "yes", click_times: 3, exit_intent: "yes" })));
    await ready(page);
    await page.waitForLoadState("networkidle");
    const heading = page.getByRole("heading", { name: "Wool" });
    await heading.click();
    await heading.click();
    await expect(page.locator("dialog")).toHaveCount(0);
    await heading.click();
    await expect(letter(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(letter(page)).toBeHidden();
    await heading.click();
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })),
    );
    await expect(letter(page)).toBeHidden();
    expect(await events(page)).toEqual(["show 7", "hide 7"]);
  });

  test("popup.23 inactivity for so many seconds; a sign of life begins them anew", async ({
    page,
    makePage,
  }) => {
    await page.clock.install({ time: START });
    await page.goto(await makePage(withTriggers({ inactivity: "yes", inactivity_time: 60 })));
    await ready(page);
    await page.waitForLoadState("networkidle");
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(START + 30_000);
    await page.mouse.move(200, 200);
    await page.clock.runFor(59_000);
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(letter(page)).toBeVisible();
  });

  test("popup.24 exit intent: the pointer leaves over the upper edge", async ({ page, makePage }) => {
    await page.goto(await makePage(withTriggers({ exit_intent: "yes" })));
    await ready(page);
    await page.waitForLoadState("networkidle");
    const leave = (clientY: number) =>
      page.evaluate(
        (y) => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: y })),
        clientY,
      );
    await leave(500);
    await expect(page.locator("dialog")).toHaveCount(0);
    await leave(-2);
    await expect(letter(page)).toBeVisible();
  });

  test("popup.7 in the editor no trigger starts: the content stands in its place", async ({
    page,
    makePage,
  }) => {
    const html = page1(opener(), popup({ triggers: { page_load: "yes", click: "yes" } }));
    await page.goto(await makePage(html, inMode("is_editor")));
    await ready(page);
    await page.getByRole("heading", { name: "Wool" }).click();
    await expect(page.locator("dialog")).toHaveCount(0);
    await open(page);
    await expect(page.locator("#popup-7")).toBeVisible();
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});
