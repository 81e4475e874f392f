import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test, troubles } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/frame-gate/fixture.html", import.meta.url), "utf8");
const YOUTUBE = "www.youtube-nocookie.com";
const VIMEO = "player.vimeo.com";
const policy = (frames: string) =>
  `default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' %styles%; img-src 'self' data:; frame-src ${frames}; require-trusted-types-for 'script'; trusted-types islet`;
const allowed = {
  csp: policy(`https://${YOUTUBE} https://${VIMEO}`),
  config: { allowed_hosts: [YOUTUBE, VIMEO] },
};

/** What other hosts were asked for; they answer with a player. */
async function servePlayers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*(?:youtube|vimeo)/, async (route) => {
    asked.push(new URL(route.request().url()).host);
    await route.fulfill({ body: "<!doctype html><title>Player</title>", contentType: "text/html" });
  });
  return asked;
}

const notice = (page: Page) => page.locator(".islet-consent");
const once = (page: Page) => page.getByRole("button", { name: "Load this once" });
const always = (page: Page) => page.getByRole("button", { name: "Always load YouTube", exact: true });
const withdraw = (page: Page) => page.getByRole("button", { name: "Always load YouTube: withdraw" });

for (const width of [390, 1280])
  test(`nobody is contacted before the visitor says so, and nothing moves, at ${width} px`, async ({
    page,
    makePage,
  }) => {
    const asked = await servePlayers(page);
    await page.setViewportSize({ width, height: 800 });
    const direction = width === 390 ? "rtl" : "ltr";
    await page.goto(await makePage(`<div dir="${direction}">${fixture}</div><p>After it</p>`, allowed));
    await expect(page.getByRole("group", { name: "How a belt is made" })).toBeVisible();
    const frame = page.locator("iframe");
    const boxOf = (element: Locator) =>
      element.evaluate((node) => {
        const { x, y, width: w, height } = node.getBoundingClientRect();
        return [x, y, w, height].map(Math.round);
      });
    expect(await boxOf(notice(page))).toEqual(await boxOf(frame));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
    await once(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => asked).toEqual([YOUTUBE]);
    await expect(notice(page)).toHaveCount(0);
    await expect(frame).toBeFocused();
    expect(await layoutShift(page)).toBe(0);
    await page.reload();
    await expect(once(page)).toBeVisible();
    expect(asked).toEqual([YOUTUBE]);
    await expectQuiet(page);
  });

test("F27 F38 at 400 % zoom and in forced colours everything of the notice can be read, reached and told apart", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await servePlayers(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(await makePage(fixture.replace('"315"', '"120"'), allowed));
  await expect(once(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // What is centred in a box that is too small for it would begin above its edge, where nobody can scroll to.
  const begins = await notice(page).evaluate((box) => {
    box.scrollTop = 0;
    const [text] = box.children;
    return (text?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top;
  });
  expect(begins).toBeGreaterThanOrEqual(0);
  const controls = [once(page), always(page), page.getByRole("link", { name: "Open at YouTube" })];
  await once(page).focus();
  await page.keyboard.press("Shift+Tab");
  for (const control of controls) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 0.9 });
    expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
  }
});

test("what a visitor allows for always loads on every page, until they withdraw it", async ({
  page,
  makePage,
}) => {
  const asked = await servePlayers(page);
  const vimeo = `<div data-widget="frame-gate"><template><iframe src="https://${VIMEO}/video/76979871" title="A film"></iframe></template></div>`;
  await page.goto(await makePage(`${fixture}${vimeo}`, allowed));
  await always(page).click();
  await expect.poll(() => asked).toEqual([YOUTUBE]);
  await expect(page.getByRole("group", { name: "A film" })).toBeVisible();
  await page.reload();
  await expect.poll(() => asked).toEqual([YOUTUBE, YOUTUBE]);
  await withdraw(page).focus();
  await page.keyboard.press("Enter");
  await expect(once(page).first()).toBeFocused();
  await page.reload();
  await expect(notice(page)).toHaveCount(2);
  expect(asked).toEqual([YOUTUBE, YOUTUBE]);
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("a frame loads with the consent of the page's plugin, and is empty once it is withdrawn", async ({
  page,
  makePage,
}) => {
  const asked = await servePlayers(page);
  await page.addInitScript(() => Reflect.set(window, "cnArgs", {}));
  await page.goto(
    await makePage(`${fixture}<div id="cookie-notice"><button>Cookies</button></div>`, allowed),
  );
  const choose = async (isGiven: boolean) => {
    await page.evaluate((value) => {
      document.cookie = `cookie_notice_accepted=${value}; path=/`;
    }, isGiven);
    await page.getByRole("button", { name: "Cookies" }).click();
  };
  await expect(once(page)).toBeVisible();
  await choose(true);
  await expect.poll(() => asked).toEqual([YOUTUBE]);
  await expect(notice(page)).toHaveCount(0);
  await choose(false);
  await expect(once(page)).toBeVisible();
  await expect.poll(() => page.frames().filter((frame) => frame.url().includes(YOUTUBE)).length).toBe(0);
  await expectQuiet(page);
});

test("a frame that the page's policy refuses is told to the visitor, who finds a link", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(fixture, { ...allowed, csp: policy("'none'") }));
  await once(page).click();
  await expect(page.getByText("YouTube could not be loaded.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open at YouTube" })).toHaveAttribute(
    "href",
    /youtube-nocookie/,
  );
  await expect
    .poll(() => troubles(page).consoleErrors.join())
    .toContain("refused by the page's content security policy");
  troubles(page).consoleErrors.splice(0);
  troubles(page).policyViolations.splice(0);
});

test("a frame that is printed with its address is stopped, and given back", async ({ page, makePage }) => {
  await servePlayers(page);
  const film = `https://${VIMEO}/video/76979871`;
  const printed = `<div data-widget="frame-gate"><iframe src="${film}" title="A film"></iframe></div>`;
  await page.goto(await makePage(printed, allowed));
  await expect(page.getByRole("group", { name: "A film" })).toBeVisible();
  await expect(page.locator("iframe")).not.toHaveAttribute("src");
  // The browser may have begun to ask for it before the code came.
  const { outsideRequests } = troubles(page);
  if (outsideRequests[0] === film) outsideRequests.shift();
  const length = await page.evaluate(() => history.length);
  await once(page).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /vimeo/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  await expect(page.locator("iframe")).toHaveAttribute("src", /vimeo/);
  await expectQuiet(page);
});
