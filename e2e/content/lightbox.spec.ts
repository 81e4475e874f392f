import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test, troubles } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/lightbox/fixture.html", import.meta.url), "utf8");
const page1 = (html: string) => `<main><h1>Wool</h1>${html}</main>`;
const UPLOADS = "/wp-content/uploads";
const link = (name: string, attributes = "") =>
  `<a href="${UPLOADS}/${name}-900x900.svg" ${attributes}><img src="${UPLOADS}/${name}-600x600.svg" width="150" height="150" alt="A ${name}" /></a>`;
const hosted = (...links: string[]) => page1(`<div data-widget="lightbox">${links.join(" ")}</div>`);

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Pictures" });
const shown = (page: Page) => lightbox(page).locator(".islet-lightbox__frame:not([inert])");
const opener = (page: Page, name: string) => page.getByRole("link", { name });
const isFocusInside = (page: Page) =>
  lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement) || !document.hasFocus());
/** Until nothing fades or slides any more: what does has less contrast. */
const isStill = (page: Page) =>
  expect
    .poll(() => lightbox(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length))
    .toBe(0);

for (const width of [390, 1280])
  test(`at ${width} px, as the dialog practice's modal dialog: takes the focus, keeps Tab inside, closes with Escape and gives the focus back`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(await makePage(page1(fixture)));
    await opener(page, "Hills behind the mill").focus();
    await page.keyboard.press("Enter");
    await expect(lightbox(page)).toBeVisible();
    await expect(lightbox(page)).toContainText("The valley in May");
    await expect(lightbox(page).getByRole("button", { name: "Close (Esc)" })).toBeFocused();
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press("Tab");
      expect(await isFocusInside(page)).toBe(true);
    }
    await isStill(page);
    await expectNoAxeViolations(page, ".islet-lightbox");
    const scrolled = await page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(scrolled).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener(page, "Hills behind the mill")).toBeFocused();
    expect(await layoutShift(page)).toBe(0);
    await expectQuiet(page);
  });

test("as the carousel practice's basic carousel: previous and next, slides with a role and a position, and a polite live region", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(hosted(link("belt"), link("cap"), link("hoodie"))));
  await opener(page, "A cap").click();
  await expect(shown(page)).toHaveAttribute("role", "group");
  await expect(shown(page)).toHaveAttribute("aria-roledescription", "slide");
  await expect(shown(page)).toHaveAccessibleName("2 / 3");
  await expect(shown(page).locator("xpath=..")).toHaveAttribute("aria-live", "polite");
  const next = lightbox(page).getByRole("button", { name: /Next/ });
  await next.click();
  await expect(shown(page)).toHaveAccessibleName("3 / 3");
  await expect(next).toBeFocused();
  await next.press("Enter");
  await expect(shown(page)).toHaveAccessibleName("1 / 3");
  await lightbox(page)
    .getByRole("button", { name: /Previous/ })
    .press("Space");
  await expect(shown(page).getByRole("img")).toHaveAccessibleName("A hoodie");
  await expectQuiet(page);
});

test("from right to left the left arrow leads on, and for less motion nothing moves", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await makePage(`<div dir="rtl">${hosted(link("belt"), link("cap"))}</div>`));
  await opener(page, "A belt").click();
  await expect(shown(page)).toHaveAccessibleName("1 / 2");
  await page.keyboard.press("ArrowLeft");
  await expect(shown(page)).toHaveAccessibleName("2 / 2");
  expect(await lightbox(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
  const sides = await lightbox(page).evaluate((dialog) =>
    ["next", "previous"].map(
      (name) => dialog.querySelector(`.islet-lightbox__${name}`)?.getBoundingClientRect().left ?? NaN,
    ),
  );
  expect(sides[0]).toBeLessThan(sides[1] as number);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a link opens its picture", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(fixture)));
    await opener(page, "A belt").click();
    await expect(page).toHaveURL(/belt-900x900\.svg$/);
  });
});

test("a link opens its picture where the code for the dialog does not come", async ({ page, makePage }) => {
  await page.route(/\/lightbox-(?:open|view)\.js/, (route) => route.abort());
  await page.goto(await makePage(page1(fixture)));
  await opener(page, "A belt").click();
  await expect(page).toHaveURL(/belt-900x900\.svg$/);
});

test("the browser's Back closes it and stays on the page; closed otherwise, it leaves nothing to go back to", async ({
  page,
  makePage,
}) => {
  const before = await makePage("<p>Before</p>");
  await page.goto(before);
  const address = await makePage(
    '<main data-widget="lightbox"><a href="/belt.jpg">Belt</a><a href="/buckle.jpg">Buckle</a></main>',
  );
  await page.goto(address);
  const link = page.getByRole("link", { name: "Belt" });
  const dialog = page.locator("dialog.islet-lightbox");
  const url = page.url();
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(url);
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe("null");
  await page.goBack();
  await expect(page.getByText("Before")).toBeVisible();
});

test("over a popup, Escape and a press beside the picture close the lightbox only", async ({
  page,
  makePage,
}) => {
  const popup = `<p><a class="open-letter" href="#letter">Open</a></p>
    <section id="letter" data-widget="popup-triggers" data-settings='{"id":7,"open_selector":".open-letter"}'>
      <h2>Letter</h2><div data-widget="lightbox">${link("belt")} ${link("cap")}</div>
    </section>`;
  await page.goto(await makePage(page1(popup)));
  // Before that, the link leads to the letter within the page.
  await expect(page.locator("#letter")).toHaveAttribute("data-widget-state", "mounted");
  const letter = page.getByRole("dialog", { name: "Letter" });
  await page.getByRole("link", { name: "Open" }).click();
  await expect(letter).toBeVisible();
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 300)]) {
    await letter.getByRole("link", { name: "A belt" }).click();
    await expect(lightbox(page)).toContainText("1 / 2");
    await close();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(letter).toBeVisible();
    await expect(letter.getByRole("link", { name: "A belt" })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(letter).toHaveCount(0);
  await expectQuiet(page);
});

test("in a carousel a press opens all its pictures, and a drag none", async ({ page, makePage }) => {
  const slide = (name: string) => `<div class="islet-carousel__slide">${link(name)}</div>`;
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(
    await makePage(
      page1(
        `<div data-widget="carousel lightbox" data-settings='{"pause_on_hover":true}'><div class="islet-carousel" role="region" aria-label="Wool"><div class="islet-carousel__track">${["belt", "cap", "hoodie"].map(slide).join("")}</div></div></div>`,
      ),
    ),
  );
  const host = page.locator("[data-widget~=carousel]");
  await expect(host).toHaveAttribute("data-slide-index", "0");
  // The code of both comes before.
  await opener(page, "A belt").click();
  await expect(lightbox(page)).toContainText("1 / 3");
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  const box = (await opener(page, "A belt").boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 200, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, y, { steps: 5 });
  await page.mouse.move(box.x + 60, y, { steps: 5 });
  await page.mouse.up();
  await expect(host).toHaveAttribute("data-slide-index", "1");
  await expect(host).toHaveAttribute("data-slide-state", "idle");
  await expect(lightbox(page)).toHaveCount(0);
  await opener(page, "A cap").click();
  await expect(lightbox(page)).toContainText("2 / 3");
});

test("a slow picture is busy until it comes; one that fails is told, comes when tried again, and others are shown meanwhile", async ({
  page,
  makePage,
}) => {
  let isDown = true;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/belt-900x900\.svg/, async (route) => {
    if (isDown) return route.fulfill({ status: 503, body: "" });
    await arrival;
    return route.continue();
  });
  await page.goto(await makePage(hosted(link("cap"), link("belt"), link("hoodie"))));
  await opener(page, "A belt").click();
  const alert = shown(page).getByRole("alert");
  await expect(alert).toContainText("The image could not be loaded.");
  await expect(alert.getByRole("link", { name: "Open the image" })).toHaveAttribute("href", /belt-900x900/);
  await isStill(page);
  await expectNoAxeViolations(page, ".islet-lightbox");
  await page.keyboard.press("ArrowRight");
  await expect(shown(page).getByRole("img")).toHaveAccessibleName("A hoodie");
  await page.keyboard.press("ArrowLeft");
  await expect(alert).toBeVisible();
  isDown = false;
  await alert.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(shown(page)).toHaveAttribute("aria-busy", "true");
  await expect(shown(page)).toBeFocused();
  arrive();
  await expect(shown(page)).not.toHaveAttribute("aria-busy");
  const picture = shown(page).getByRole("img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(troubles(page).pageErrors).toEqual([]);
});

test.describe("videos", () => {
  const YOUTUBE = "www.youtube-nocookie.com";
  const framePolicy = `default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; style-src 'self' %styles%; img-src 'self' data:; media-src 'self'; frame-src https://${YOUTUBE}; require-trusted-types-for 'script'; trusted-types islet`;
  const film = `<a href="https://www.youtube.com/watch?v=XHOmBV4js_E">The film</a>`;

  async function servePlayer(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(/^https:\/\/(?!localhost)[^/]*(?:youtube|vimeo)/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ body: "<!doctype html><title>Player</title>", contentType: "text/html" });
    });
    return asked;
  }

  const allowed = { csp: framePolicy, config: { allowed_hosts: [YOUTUBE] } };
  const agreed = { csp: framePolicy, config: { allowed_hosts: [YOUTUBE], consent: { marketing: true } } };
  const notice = (page: Page) => shown(page).getByRole("group", { name: "The film" });
  const once = (page: Page) => shown(page).getByRole("button", { name: "Load this once" });

  test("of a provider load with the visitor's consent when their turn comes, not before, and end with it", async ({
    page,
    makePage,
  }) => {
    const asked = await servePlayer(page);
    await page.goto(await makePage(hosted(link("belt"), film), agreed));
    await opener(page, "A belt").click();
    await expect(lightbox(page)).toContainText("1 / 2");
    await isStill(page);
    expect(asked).toEqual([]);
    await page.keyboard.press("ArrowRight");
    const player = shown(page).locator("iframe");
    await expect(player).toHaveAttribute(
      "src",
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?/,
    );
    await expect(player).toHaveAttribute("title", "The film");
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).not.toContain("autoplay=1");
    const box = (await player.boundingBox())!;
    expect(Math.abs(box.width / box.height - 16 / 9)).toBeLessThan(0.02);
    await isStill(page);
    await expectNoAxeViolations(page, ".islet-lightbox");
    await lightbox(page)
      .getByRole("button", { name: /Previous/ })
      .click();
    await expect(lightbox(page).locator("iframe")).toHaveCount(0);
    await expectQuiet(page);
  });

  for (const width of [390, 1280])
    test(`of a provider ask nobody before the visitor says so, by keyboard, too, at ${width} px`, async ({
      page,
      makePage,
    }) => {
      const asked = await servePlayer(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await makePage(hosted(film, link("belt")), allowed));
      await opener(page, "The film").focus();
      await page.keyboard.press("Enter");
      await expect(notice(page)).toContainText(`your browser contacts ${YOUTUBE}`);
      await expect(shown(page)).not.toHaveAttribute("aria-busy");
      await expect(notice(page).getByRole("link", { name: "Open at YouTube" })).toHaveAttribute(
        "href",
        "https://www.youtube.com/watch?v=XHOmBV4js_E",
      );
      await isStill(page);
      await expectNoAxeViolations(page, ".islet-lightbox");
      // All of it is in view, in the room of the player.
      const { scrollHeight, clientHeight } = await notice(page).evaluate((box) => ({
        scrollHeight: box.scrollHeight,
        clientHeight: box.clientHeight,
      }));
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
      while (!(await once(page).evaluate((button) => button === document.activeElement))) {
        await page.keyboard.press("Tab");
        expect(await isFocusInside(page)).toBe(true);
      }
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await page.keyboard.press("Enter");
      await expect.poll(() => asked.map((url) => new URL(url).host)).toEqual([YOUTUBE]);
      await expect(notice(page)).toHaveCount(0);
      await expect(shown(page)).toBeFocused();
      // What plays ends, and asks again when its turn is back.
      await page.keyboard.press("ArrowRight");
      await expect(lightbox(page).locator("iframe")).toHaveCount(0);
      await page.keyboard.press("ArrowLeft");
      await expect(once(page)).toBeVisible();
      expect(asked).toHaveLength(1);
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(opener(page, "The film")).toBeFocused();
      await expectQuiet(page);
    });

  test("of a provider that a visitor always allows load on every page, until they withdraw it in the lightbox", async ({
    page,
    makePage,
  }) => {
    const asked = await servePlayer(page);
    await page.goto(await makePage(hosted(film), allowed));
    await opener(page, "The film").click();
    await shown(page).getByRole("button", { name: "Always load YouTube", exact: true }).click();
    await expect.poll(() => asked.length).toBe(1);
    await page.reload();
    await opener(page, "The film").click();
    await expect.poll(() => asked.length).toBe(2);
    await isStill(page);
    const withdraw = shown(page).getByRole("button", { name: "Always load YouTube: withdraw" });
    await withdraw.focus();
    await page.keyboard.press("Enter");
    await expect(once(page)).toBeVisible();
    expect(await isFocusInside(page)).toBe(true);
    expect(page.frames().filter((frame) => frame.url().includes(YOUTUBE))).toEqual([]);
    await page.reload();
    await opener(page, "The film").click();
    await expect(once(page)).toBeVisible();
    expect(asked).toHaveLength(2);
    await expectQuiet(page);
  });

  test("of a provider bring the code that asks when they are shown, pictures do not", async ({
    page,
    makePage,
  }) => {
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
    await servePlayer(page);
    await page.goto(await makePage(hosted(link("belt"), film), allowed));
    await opener(page, "A belt").click();
    await expect(lightbox(page)).toContainText("1 / 2");
    await page.waitForLoadState("networkidle");
    const isOfNotice = (file: string) => /^(?:consent|frame-gate|lightbox-video)\./.test(file);
    expect(files.filter(isOfNotice)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(once(page)).toBeVisible();
    expect(files.filter(isOfNotice)).toContain("frame-gate.js");
    await expectQuiet(page);
  });

  test("of other hosts load nothing before a press on a button that names the host", async ({
    page,
    makePage,
  }) => {
    const asked = await servePlayer(page);
    await page.goto(await makePage(hosted(film), { csp: framePolicy }));
    await opener(page, "The film").click();
    await expect(lightbox(page)).toContainText("The video is at www.youtube-nocookie.com.");
    expect(asked).toEqual([]);
    await isStill(page);
    await expectNoAxeViolations(page, ".islet-lightbox");
    await lightbox(page).getByRole("button", { name: "Load the video" }).click();
    await expect(shown(page).locator("iframe")).toHaveAttribute("src", /autoplay=1/);
    await expect.poll(() => asked.length).toBe(1);
    await expectQuiet(page);
  });

  test("of the site's own play with the browser's controls", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(fixture), { csp: framePolicy }));
    await opener(page, "The waves").click();
    const video = shown(page).locator("video");
    await expect(video).toHaveAttribute("controls", "");
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    await expect(shown(page)).not.toHaveAttribute("aria-busy");
    await isStill(page);
    await expectNoAxeViolations(page, ".islet-lightbox");
    await expectQuiet(page);
  });
});

test("where a site wants every link to a picture opened, those of a product are left to its gallery", async ({
  page,
  makePage,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { elementorFrontendConfig: { kit: { global_image_lightbox: "yes" } } });
  });
  const html = `<p>${link("cap")}</p><div class="woocommerce-product-gallery"><p>${link("belt")}</p></div>`;
  await page.goto(await makePage(page1(html), { config: { presets: ["elementor"] } }));
  await expect(opener(page, "A cap")).toHaveAttribute("data-widget-state", "waiting");
  await opener(page, "A cap").click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(opener(page, "A belt")).not.toHaveAttribute("data-widget-state");
  await opener(page, "A belt").click();
  await expect(page).toHaveURL(/belt-900x900\.svg$/);
});

test.describe("recorded pages", () => {
  test("the theme's gallery opens its pictures where the site has the theme's lightbox, and leads to them elsewhere", async ({
    page,
  }) => {
    await page.goto("/builder/theme-sliders/");
    await page.waitForFunction(() => "islet" in window);
    const picture = page.locator(".gallery-icon a").first();
    await picture.click();
    await expect(page).toHaveURL(/bed-i0\.jpg$/);
    await page.addInitScript(() => {
      Object.assign(window, { PojoLightboxOptions: { script_type: "photoswipe", lightbox_args: {} } });
    });
    await page.goto("/builder/theme-sliders/");
    await page.locator(".gallery-icon a[data-widget-state]").first().waitFor();
    await picture.click();
    await expect(lightbox(page)).toContainText(/1 \/ [2-9]/);
    await expect(lightbox(page)).toContainText("Caption of Picture 0");
  });

  test("a page that is opened with an action of one of its links opens what the link leads to", async ({
    page,
  }) => {
    await page.goto("/builder/reading/");
    const link = page.locator('[data-widget_type^="image-gallery."] a').nth(2);
    const hash = await link.getAttribute("data-e-action-hash");
    await page.goto("about:blank");
    await page.goto(`/builder/reading/${hash}`);
    await expect(lightbox(page)).toContainText("3 / 7");
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();
  });

  test("a link with the action of a lightbox opens its picture", async ({ page }) => {
    await page.route(/^http:\/\/127\.0\.0\.1:846/, (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    );
    await page.goto("/builder/popups/");
    await page.locator('a[href*="lightbox"][data-widget-state]').click();
    await expect(shown(page).locator("img")).toHaveAttribute("src", /bed-i0\.jpg$/);
  });
});

test("the name of a file as a caption stays in the window", async ({ page, makePage }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const name = `${"summer_festival_at_the_old_mill_".repeat(3)}.jpg`;
  const head = "<style>body { overflow-wrap: normal }</style>";
  const markup = hosted(link("belt", `data-elementor-lightbox-title="${name}"`));
  await page.goto(await makePage(markup, { head }));
  await opener(page, "A belt").click();
  const caption = lightbox(page).getByText(name);
  await expect(caption).toBeVisible();
  await isStill(page);
  expect(await caption.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360);
  const box = await caption.boundingBox();
  expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= 360]).toEqual([true, true]);
});
