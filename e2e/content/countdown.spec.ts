import { CORE } from "../support/core.ts";
import { ONE_ENGINE, repeated } from "../support/one-engine.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const NOW = new Date("2025-06-15T10:00:00Z");
const inSeconds = (seconds: number) => NOW.getTime() / 1_000 + seconds;
const marker = (settings: object, attributes = "") =>
  `<div ${attributes} data-widget="countdown" data-settings='${JSON.stringify(settings)}'><p>Ends <time>soon</time></p></div>`;

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: NOW });
});

test("countdown.1 ticks every 1000 ms towards the end date and stops at zero", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(marker({ end_date: inSeconds(3_661) })));
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/00 Days 01 Hour 0(0 Minutes|1 Minute)/);
  // Code that is still on its way would time out when the clock leaps an hour.
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
  await expect(timer).toHaveText(/01 Hour 00 Minutes 01 Second/);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText(/01 Hour 00 Minutes 00 Seconds/);
  await page.clock.fastForward(3_600_000);
  await expect(timer).toHaveText(/00 Days 00 Hours 00 Minutes 00 Seconds/);
  await expectQuiet(page);
});

test("countdown.2 shows the message, hides, and redirects, each once", async ({ page, makePage, cms }) => {
  const shop = `${cms}/shop/`;
  let visits = 0;
  page.on("request", (request) => {
    if (request.url() === shop) visits++;
  });
  const end = inSeconds(30);
  await page.goto(
    await makePage(
      marker({ end_date: end, expire_actions: [{ type: "message" }], expire_message: "The sale is over." }) +
        marker({ end_date: end, expire_actions: [{ type: "hide" }] }, 'id="hides"') +
        marker({ end_date: end + 30, expire_actions: [{ type: "redirect", redirect_url: "/shop/" }] }),
    ),
  );
  await expect(page.getByRole("timer")).toHaveCount(3);
  await page.clock.fastForward(31_000);
  await expect(page.getByText("The sale is over.")).toBeVisible();
  await expect(page.locator("#hides").getByRole("timer")).toHaveCount(0);
  expect(visits).toBe(0);
  await page.clock.fastForward(31_000);
  await page.waitForURL(shop);
  expect(visits).toBe(1);
});

test("countdown.2 redirects wherever the visitor is in the page; others cost nothing out of sight", async ({
  page,
  makePage,
  cms,
}) => {
  const end = inSeconds(60);
  const redirect = { type: "redirect", redirect_url: "/shop/" };
  const gap = '<img src="data:," width="1" height="4000" alt="">';
  await page.goto(await makePage(gap + marker({ end_date: end, expire_actions: [{ type: "hide" }] })));
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(31_000);
  await expect(page.locator("[data-widget=countdown]")).toHaveAttribute("data-widget-state", "waiting");
  await page.goto(await makePage(gap + marker({ end_date: end, expire_actions: [redirect] })));
  await expect(page.locator("[data-widget=countdown]")).toHaveAttribute("data-widget-state", "mounted");
  await page.clock.fastForward(61_000);
  await page.waitForURL(`${cms}/shop/`);
});

test("countdown.2 what the end hides leaves no room behind, and the message comes in its place", async ({
  page,
  makePage,
}) => {
  const end = inSeconds(30);
  const actions = { end_date: end, expire_actions: [{ type: "hide" }, { type: "message" }] };
  await page.goto(
    await makePage(
      marker({ end_date: end, expire_actions: [{ type: "hide" }] }, 'id="hides"') +
        marker({ ...actions, expire_message: "The sale is over." }, 'id="tells"'),
    ),
  );
  await expect(page.getByRole("timer")).toHaveCount(2);
  await page.clock.fastForward(31_000);
  await expect(page.locator("#tells")).toHaveText("The sale is over.");
  await expect(page.getByText("The sale is over.")).toBeVisible();
  expect(await page.locator("#hides").evaluate((host) => host.getBoundingClientRect().height)).toBe(0);
  await expectQuiet(page);
});

test("countdown.3 an evergreen countdown goes on where the visitor left it", async ({ page, makePage }) => {
  const url = await makePage(marker({ evergreen_interval: 3_600 }, 'id="mine"'));
  await page.goto(url);
  await expect(page.getByRole("timer")).toHaveText(/01 Hour 00 Minutes|59 Minutes/);
  await page.clock.fastForward(600_000);
  await page.reload();
  await expect(page.getByRole("timer")).toHaveText(/(50|49) Minutes/);
});

/** With 30 minutes and 40 seconds over: meanwhile no word becomes a plural, which would be wider. */
const DAY_AND_A_HALF = 36 * 3600 + 30 * 60 + 40;

for (const [index, width] of [360, 800, 1280].entries())
  test(
    `a countdown moves nothing while it mounts, at ${width} px`,
    repeated(index),
    async ({ page, makePage }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(
        await makePage(
          `${marker({ end_date: inSeconds(DAY_AND_A_HALF) })}<p>What follows stays where it is.</p>`,
        ),
      );
      await expect(page.getByRole("timer")).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
      await expectNoAxeViolations(page, "main");
    },
  );

/** WCAG 1.4.12. */
const TEXT_SPACING = "* { letter-spacing: .12em !important; word-spacing: .16em !important }";

test("a box grows with its digits, and no word is cut on the narrowest screen with the widest spacing", async ({
  page,
  makePage,
}) => {
  const years = { end_date: inSeconds(400 * 86_400) };
  const secondsOnly = { ...years, show_days: "", show_hours: "", show_minutes: "" };
  const wordy = { ...years, label_days: "days and nights", label_seconds: "Wimpernschläge" };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    await makePage(`<main>${marker(secondsOnly)}${marker(years)}${marker(wordy)}</main>`, { csp: "none" }),
  );
  await expect(page.getByRole("timer")).toHaveCount(3);
  await page.addStyleTag({ content: TEXT_SPACING });
  const cut = await page
    .locator(".islet-countdown__digits, .islet-countdown__label, .islet-countdown__item, main")
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > Math.ceil(one.clientWidth || Infinity))
        .map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

test("a countdown without JavaScript says when it ends", { tag: ONE_ENGINE }, async ({
  browser,
  makePage,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await makePage(marker({ end_date: inSeconds(90_000) })));
  await expect(page.getByText("Ends soon")).toBeVisible();
  await context.close();
});
