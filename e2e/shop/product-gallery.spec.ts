import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test, troubles } from "../support/test.ts";

const PRODUCT = "/product/belt/";
const fixture = readFileSync(new URL("../../widgets/product-gallery/fixture.html", import.meta.url), "utf8");
const withSettings = (settings: object) =>
  `<main><h1>Belt</h1>${fixture.replace(/data-settings='[^']*'/, `data-settings='${JSON.stringify(settings)}'`)}<p id="else" tabindex="0">Else</p></main>`;

const gallery = (page: Page) => page.locator(".woocommerce-product-gallery");
const slide = (page: Page, index: number) => page.locator(".woocommerce-product-gallery__image").nth(index);
const thumb = (page: Page, name: string) => gallery(page).getByRole("button", { name, exact: true });
const trigger = (page: Page) => page.getByRole("button", { name: "View full-screen image gallery" });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Product pictures" });
const shown = (page: Page) => lightbox(page).locator(".islet-lightbox__frame:not([inert]) img");

const open = async (page: Page) => {
  await trigger(page).click();
  await expect(lightbox(page)).toBeVisible();
};
/** Durations of what moves in an element and below it, in ms. */
const durations = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map((animation) => animation.effect?.getTiming().duration)
      .filter((duration) => duration !== 150),
  );
/** Which slide stands in the gallery's window. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector(".woocommerce-product-gallery__wrapper") as HTMLElement;
    const { left } = strip.getBoundingClientRect();
    return [...strip.children].findIndex((one) => Math.abs(one.getBoundingClientRect().left - left) < 2);
  });

test.describe("the pictures of a product", () => {
  for (const [index, width] of [360, 1280].entries())
    test(
      `at ${width} px stand one at a time, choose by thumbnail and keys, and move nothing`,
      onceInCore(index),
      async ({ page }) => {
        const files: string[] = [];
        page.on("request", (request) => files.push(request.url()));
        await page.setViewportSize({ width, height: 800 });
        await page.goto(PRODUCT);
        await expect(thumb(page, "Belt, view 3")).toBeVisible();
        expect(await layoutShift(page)).toBe(0);
        expect(files.filter((url) => /carousel|behave|zoom|lightbox/.test(url))).toEqual([]);
        await expectNoAxeViolations(page, "main");

        await thumb(page, "Belt, view 2").click();
        await expect.poll(() => inView(page)).toBe(1);
        await expect(thumb(page, "Belt, view 2")).toHaveAttribute("aria-current", "true");
        await expect(page.locator(".flex-control-thumbs img.flex-active")).toHaveAttribute(
          "alt",
          "Belt, view 2",
        );
        await expect(slide(page, 1)).toHaveClass(/flex-active-slide/);
        await thumb(page, "Belt, view 2").press("ArrowRight");
        await expect(thumb(page, "Belt, view 3")).toBeFocused();
        await expect.poll(() => inView(page)).toBe(2);
        // The last one: there it stays.
        await page.keyboard.press("ArrowRight");
        await expect(thumb(page, "Belt, view 3")).toBeFocused();
        await page.keyboard.press("Home");
        await expect.poll(() => inView(page)).toBe(0);
        await expectNoAxeViolations(page, ".woocommerce-product-gallery");
        await expectQuiet(page);
      },
    );

  for (const [index, width] of [390, 1280].entries())
    test(
      `at ${width} px have thumbnails as the shop's theme lays them out, and move next to nothing`,
      onceInShort(index),
      async ({ page, makePage }) => {
        const styles = `<style>
        .woocommerce .product .images .woocommerce-product-gallery__wrapper { margin: 0; }
        .woocommerce .woocommerce-product-gallery .flex-viewport { margin-bottom: 26px; }
        .woocommerce .woocommerce-product-gallery .flex-control-thumbs { margin: 0; padding: 0; }
        .woocommerce .woocommerce-product-gallery .flex-control-thumbs::before { content: ""; display: table; }
        .woocommerce .woocommerce-product-gallery .flex-control-thumbs li { float: left; width: 10%; margin: 0 15% 20px 0; }
        .woocommerce .product .images img { display: block; width: 100%; height: auto; }
      </style>`;
        await page.setViewportSize({ width, height: 800 });
        const product = withSettings({ flexslider: { animation: "slide" } });
        await page.goto(
          await makePage(`${styles}<div class="woocommerce"><div class="product">${product}</div></div>`, {
            csp: "none",
          }),
        );
        await expect(thumb(page, "Belt, view 3")).toBeVisible();
        const places = await gallery(page).evaluate((host) => {
          const of = (selector: string) => [...host.querySelectorAll(selector)];
          const [pictures, list] = of(".woocommerce-product-gallery__wrapper, ol").map((one) =>
            one.getBoundingClientRect(),
          );
          const part = (px: number) => Math.round((px / (list?.width ?? 0)) * 100);
          const boxes = of("li img").map((one) => one.getBoundingClientRect());
          return {
            below: Math.round((list?.top ?? 0) - (pictures?.bottom ?? 0)),
            starts: boxes.map(({ left }) => part(left - (list?.left ?? 0))),
            sizes: boxes.flatMap((box) => [part(box.width), part(box.height)]),
            end: Math.round((list?.bottom ?? 0) - (boxes[0]?.bottom ?? 0)),
          };
        });
        expect(places).toEqual({
          below: 26,
          starts: [0, 25, 50],
          sizes: [10, 10, 10, 10, 10, 10],
          end: 20,
        });
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      },
    );

  test("in a document read from the right, the left key leads on", async ({ page, makePage }) => {
    await page.goto(await makePage(`<div dir="rtl">${withSettings({})}</div>`));
    await thumb(page, "Belt").click();
    await expect(slide(page, 0)).toHaveClass(/flex-active-slide/);
    await page.keyboard.press("ArrowLeft");
    await expect(thumb(page, "Belt, view 2")).toBeFocused();
    await expect.poll(() => inView(page)).toBe(1);
  });

  test("follow a finger that scrolls them, go back to the first one at the shop's event, and are enlarged under the mouse, where there is more to see", async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    await expect(thumb(page, "Belt")).toHaveAttribute("aria-current", "true");
    await page.evaluate(() => {
      const strip = document.querySelector(".woocommerce-product-gallery__wrapper") as HTMLElement;
      strip.scrollTo({ left: strip.clientWidth, behavior: "instant" });
    });
    await expect(thumb(page, "Belt, view 2")).toHaveAttribute("aria-current", "true");
    await expect(slide(page, 0)).toHaveAttribute("inert", "");
    await thumb(page, "Belt, view 3").click();
    await expect.poll(() => inView(page)).toBe(2);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new CustomEvent("woocommerce_gallery_reset_slide_position", { bubbles: true }),
      ),
    );
    await expect.poll(() => inView(page)).toBe(0);

    const large = page.locator("img.zoomImg");
    // Its code comes with the first movement.
    await expect(async () => {
      await slide(page, 0).hover({ position: { x: 20, y: 20 } });
      await slide(page, 0).hover({ position: { x: 10, y: 10 } });
      await expect(large).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await expect(large).toHaveAttribute("src", /belt-900x900|belt\.svg|900/);
    await expect(large).toHaveCSS("opacity", "1");
    const place = async () => (await large.boundingBox())?.x ?? 0;
    const before = await place();
    const box = (await slide(page, 0).boundingBox())!;
    await page.mouse.move(box.x + box.width - 5, box.y + 200);
    await expect.poll(place).toBeLessThan(before - 100);
    await page.mouse.move(0, 0);
    await expect(large).toHaveCount(0);
    await expectQuiet(page);
  });

  test("a picture is a link again where the code does not come", async ({ page }) => {
    await page.route("**/chunks/**", async (route) => {
      const response = await route.fetch();
      return /photoswipe-fullscreen|fullscreen-dialog|aria-roledescription/.test(await response.text()) &&
        !/(product|product-gallery)\.(js|css)/.test(route.request().url())
        ? route.abort()
        : route.fulfill({ response });
    });
    await page.goto(PRODUCT);
    await expect(thumb(page, "Belt, view 2")).toBeVisible();
    await slide(page, 0).getByRole("link").click();
    await expect(page).toHaveURL(/belt.*\.svg/);
  });

  test("are seen, though the shop prints them unseen, where no code comes at all", async ({
    page,
    makePage,
  }) => {
    await page.route(/\/product\.js/, (route) => route.abort());
    await page.goto(
      await makePage(withSettings({}).replace("data-columns", 'style="opacity: 0" data-columns'), {
        csp: "none",
      }),
    );
    await expect(gallery(page)).toHaveAttribute("data-widget-state", "failed");
    await expect(gallery(page)).toHaveCSS("opacity", "1");
    await gallery(page).getByRole("link", { name: "Belt, view 3" }).scrollIntoViewIfNeeded();
    await expect.poll(() => inView(page)).toBe(2);
  });
});

test.describe("a slideshow", () => {
  test("product-gallery.1 fades within 1000 ms to the next picture after 4000 ms, over and over", async ({
    page,
    makePage,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, "fades", seen);
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        const slide = target as Element;
        if (propertyName !== "opacity" || !slide.matches(".woocommerce-product-gallery__image")) return;
        const way = slide.matches(".flex-active-slide") ? "in" : "out";
        for (const { effect } of slide.getAnimations())
          seen.push(`${way} ${String(effect?.getTiming().duration)}`);
      });
    });
    /** How long each fade took that has begun so far, in ms. */
    const fades = () => page.evaluate(() => Reflect.get(window, "fades") as string[]);
    await page.clock.install();
    await page.goto(await makePage(withSettings({ flexslider: { slideshow: true } })));
    const pause = page.getByRole("button", { name: "Stop slide show" });
    await expect(pause).toBeVisible();
    await expect(slide(page, 0)).toHaveClass(/flex-active-slide/);
    const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0;
    expect(await widthOf(gallery(page))).toBeGreaterThan(0);
    expect(await widthOf(slide(page, 0))).toBe(await widthOf(gallery(page)));
    await page.clock.runFor(3_900);
    await expect(slide(page, 0)).toHaveClass(/flex-active-slide/);
    await page.clock.runFor(200);
    await expect(slide(page, 1)).toHaveClass(/flex-active-slide/);
    await expect.poll(fades).toEqual(expect.arrayContaining(["out 1000", "in 1000"]));
    await expect(slide(page, 1)).toHaveCSS("opacity", "1");
    await expect(slide(page, 0)).toHaveCSS("opacity", "0");
    await page.clock.runFor(8_100);
    await expect(slide(page, 0)).toHaveClass(/flex-active-slide/);
  });

  test("waits under the mouse and the focus, stands still after pause, and goes on after start", async ({
    page,
    makePage,
  }) => {
    await page.clock.install();
    await page.goto(await makePage(withSettings({ flexslider: { slideshow: true } })));
    const stop = page.getByRole("button", { name: "Stop slide show" });
    await expect(stop).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    /** Which slide is shown just now, without waiting for another. */
    const active = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".woocommerce-product-gallery__image")].findIndex((one) =>
          one.classList.contains("flex-active-slide"),
        ),
      );
    const next = (index: number) => (index + 1) % 3;
    const start = await active();

    await gallery(page).hover();
    await page.clock.runFor(4_100);
    expect(await active()).toBe(start);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_100);
    expect(await active()).toBe(next(start));

    await trigger(page).focus();
    await page.clock.runFor(4_100);
    expect(await active()).toBe(next(start));
    await page.locator("#else").focus();
    await page.clock.runFor(4_100);
    expect(await active()).toBe(next(next(start)));

    await stop.press("Enter");
    await page.locator("#else").focus();
    await page.clock.runFor(4_100);
    expect(await active()).toBe(next(next(start)));
    await page.getByRole("button", { name: "Start slide show" }).press("Enter");
    await page.clock.runFor(4_100);
    expect(await active()).toBe(start);
    await page.clock.resume();
    await expectNoAxeViolations(page, "main");
  });

  test("does not start by itself for visitors who want less motion", async ({ page, makePage }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(await makePage(withSettings({ flexslider: { slideshow: true } })));
    await expect(page.getByRole("button", { name: "Start slide show" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(slide(page, 0)).toHaveClass(/flex-active-slide/);
  });
});

test.describe("the whole window", () => {
  for (const [index, width] of [360, 1280].entries())
    test(
      `product-gallery.2 at ${width} px: opens, arrow keys lead round, Escape closes and gives the focus back`,
      onceInShort(index),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(PRODUCT);
        await trigger(page).focus();
        await page.keyboard.press("Enter");
        await expect(lightbox(page)).toBeVisible();
        await expect(lightbox(page).getByRole("button", { name: "Close (Esc)" })).toBeFocused();
        await expect(lightbox(page)).toContainText("1 / 3");
        await expect(shown(page)).toHaveAttribute("alt", "Belt");
        // What fades in has less contrast meanwhile.
        await expect.poll(() => durations(page, ".islet-lightbox")).toEqual([]);
        await expectNoAxeViolations(page, ".islet-lightbox");
        await page.keyboard.press("ArrowRight");
        await expect(lightbox(page)).toContainText("2 / 3");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        await expect(lightbox(page)).toContainText("1 / 3");
        await page.keyboard.press("ArrowLeft");
        await expect(lightbox(page)).toContainText("3 / 3");
        await expect(shown(page)).toHaveAttribute("alt", "Belt, view 3");
        await page.keyboard.press("Escape");
        await expect(lightbox(page)).toHaveCount(0);
        await expect(trigger(page)).toBeFocused();
        await expectQuiet(page);
      },
    );

  test("product-gallery.2 shows and hides within 333 ms, and pictures stand 0.12 of the width apart", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: [string, unknown, unknown][] = [];
      Reflect.set(window, "moves", seen);
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        seen.push([this.className, frames, (options as KeyframeAnimationOptions).duration]);
        return animate.call(this, frames, options);
      };
    });
    await page.goto(PRODUCT);
    await open(page);
    await page.keyboard.press("ArrowRight");
    await expect(lightbox(page)).toContainText("2 / 3");
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    const moves = await page.evaluate(() => Reflect.get(window, "moves") as [string, object, number][]);
    expect(moves).toEqual([
      ["islet-lightbox", [{ opacity: 0 }, { opacity: 1 }], 333],
      ["islet-lightbox__stage", [{ scale: 0.9 }, { scale: 1 }], 333],
      ["islet-lightbox__frame", [{ translate: "112% 0" }, { translate: "0 0" }], 333],
      ["islet-lightbox__frame", [{ translate: "0 0" }, { translate: "-112% 0" }], 333],
      ["islet-lightbox", [{ opacity: 1 }, { opacity: 0 }], 333],
    ]);
  });

  test("opens from a picture, too; its buttons, a press beside the picture and the caption", async ({
    page,
    makePage,
  }) => {
    await page.goto(await makePage(withSettings({ photoswipe_options: { loop: "" } })));
    await expect(thumb(page, "Belt")).toBeVisible();
    await slide(page, 0).getByRole("link").click();
    await expect(lightbox(page)).toContainText("Vegetable-tanned leather");
    await expect(lightbox(page).getByRole("button", { name: /Previous/ })).toBeDisabled();
    await lightbox(page).getByRole("button", { name: /Next/ }).click();
    await expect(lightbox(page)).toContainText("2 / 3");
    await expect(lightbox(page)).not.toContainText("Vegetable-tanned leather");
    await page.mouse.click(30, 120);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(slide(page, 0).getByRole("link")).toBeFocused();
  });

  test("product-gallery.3 enlarges by button and by double click, and back; a picture that does not load is told in words, with a link to it", async ({
    page,
  }) => {
    await page.route(/belt-detail(-900x900)?\.svg/, (route) => route.abort());
    await page.goto(PRODUCT);
    await open(page);
    await expect(shown(page)).toBeVisible();
    // It grows while it comes in.
    await expect.poll(() => durations(page, ".islet-lightbox")).toEqual([]);
    const width = async () => (await shown(page).boundingBox())?.width ?? 0;
    const fitted = await width();
    const zoom = lightbox(page).getByRole("button", { name: "Zoom in/out" });
    await zoom.click();
    await expect.poll(width).toBeGreaterThan(fitted * 1.9);
    await expect(zoom).toHaveAttribute("aria-pressed", "true");
    await zoom.click();
    await expect.poll(width).toBeLessThan(fitted * 1.1);
    await shown(page).dblclick();
    await expect.poll(width).toBeGreaterThan(fitted * 1.9);
    await expectNoAxeViolations(page, ".islet-lightbox");
    await zoom.click();
    await expect.poll(width).toBeLessThan(fitted * 1.1);

    await page.keyboard.press("ArrowRight");
    await expect(lightbox(page).getByRole("alert")).toContainText("The image could not be loaded.");
    await expect(lightbox(page).getByRole("link")).toHaveAttribute("href", /belt-detail/);
    await expectNoAxeViolations(page, ".islet-lightbox");
    await page.keyboard.press("ArrowRight");
    await expect(shown(page)).toHaveAttribute("alt", "Belt, view 3");
    expect(troubles(page).pageErrors).toEqual([]);
  });

  test("a finger's swipe leads on", async ({ browser, cms }) => {
    const context = await browser.newContext({
      baseURL: cms,
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(PRODUCT);
    await trigger(page).tap();
    await expect(lightbox(page)).toContainText("1 / 3");
    const client = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...x: number[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: x.map((at) => ({ x: at, y: 300 })) });
    await touch("touchStart", 300);
    await touch("touchMove", 150);
    await touch("touchMove", 100);
    await touch("touchEnd");
    await expect(lightbox(page)).toContainText("2 / 3");
    await page.getByRole("button", { name: "Close (Esc)" }).tap();
    await expect(lightbox(page)).toHaveCount(0);
    // A tap enlarges in place, a second one ends it.
    await slide(page, 0).getByRole("link").tap();
    await expect(page.locator("img.zoomImg")).toHaveCount(1);
    await slide(page, 0).getByRole("link").tap();
    await expect(page.locator("img.zoomImg")).toHaveCount(0);
    await context.close();
  });
});
