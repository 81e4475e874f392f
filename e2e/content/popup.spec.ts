import { CORE } from "../support/core.ts";
import { ONE_ENGINE, repeated } from "../support/one-engine.ts";
import {
  events,
  letter,
  open,
  opener,
  page1,
  popup,
  ready,
  recordEvents,
  START,
} from "../support/popup-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

test.describe("the dialog", () => {
  test("popup.1 comes and goes with its animations, for as long as is set; classes; show and hide are told once", async ({
    page,
    makePage,
  }) => {
    await recordEvents(page);
    const settings = {
      classes: "spring",
      entrance_animation: "fadeInUp",
      exit_animation: "zoomIn",
      entrance_animation_duration: { unit: "s", size: 25 },
    };
    await page.goto(await makePage(page1(opener(), popup(settings))));
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
    /** What moves the panel now; ends it. */
    const movement = () =>
      page.locator(".islet-popup__panel").evaluate((panel) =>
        panel.getAnimations().map((animation) => {
          animation.finish();
          return [(animation as CSSAnimation).animationName, animation.effect?.getTiming().duration];
        }),
      );
    expect(await movement()).toEqual([["islet-popup-in", 25_000]]);
    await expect(page.locator("dialog.spring")).toHaveCount(1);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.locator("dialog[data-phase=leaving]")).toBeVisible();
    expect(await events(page)).toEqual(["show 7"]);
    expect(await movement()).toEqual([["islet-popup-out", 25_000]]);
    await page.locator("dialog").evaluate((dialog) => {
      for (const overlay of dialog.getAnimations()) overlay.finish();
    });
    await expect(letter(page)).toBeHidden();
    expect(await events(page)).toEqual(["show 7", "hide 7"]);
    await expectQuiet(page);
  });

  test("popup.1 every animation of the builder moves the panel, and an unknown one does not", {
    tag: ONE_ENGINE,
  }, async ({ page, makePage }) => {
    const directions = ["", "Down", "Left", "Right", "Up"];
    const names = [
      ...["fadeIn", "zoomIn", "bounceIn"].flatMap((kind) => directions.map((way) => kind + way)),
      ...["Down", "Left", "Right", "Up"].map((way) => `slideIn${way}`),
      ...["", "DownLeft", "DownRight", "UpLeft", "UpRight"].map((way) => `rotateIn${way}`),
      ..."lightSpeedIn rollIn bounce flash pulse rubberBand shake headShake swing tada wobble jello".split(
        " ",
      ),
    ];
    await page.goto(await makePage(page1(opener(), popup())));
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
    const still = await page.evaluate(
      (tried) => {
        const dialog = document.querySelector("dialog") as HTMLElement;
        const panel = dialog.querySelector(".islet-popup__panel") as HTMLElement;
        // A frame within every movement of each of them.
        return tried.filter((name) => {
          dialog.dataset["animation"] = name;
          const [animation] = panel.getAnimations();
          if (!animation) return true;
          animation.pause();
          animation.currentTime = 1_200 * 0.3;
          const { opacity, transform, translate, scale, rotate } = getComputedStyle(panel);
          return [opacity, transform, translate, scale, rotate].join() === "1,none,none,none,none";
        });
      },
      [...names, "none", "unheardOf"],
    );
    expect(still).toEqual(["none", "unheardOf"]);
  });

  test("popup.1 with reduced motion nothing moves, and closing needs no waiting", async ({
    page,
    makePage,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const settings = {
      entrance_animation: "bounceIn",
      exit_animation: "fadeIn",
      entrance_animation_duration: 20,
    };
    await page.goto(await makePage(page1(opener(), popup(settings))));
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(letter(page)).toBeHidden({ timeout: 2_000 });
  });

  test("popup.1 the close button stands outside the panel, after its delay", async ({ page, makePage }) => {
    await page.clock.install({ time: START });
    await page.goto(
      await makePage(page1(opener(), popup({ close_button_position: "outside", close_button_delay: 60 }))),
    );
    await ready(page);
    await page.clock.pauseAt(START + 10_000);
    await open(page);
    await expect(letter(page)).toBeVisible();
    const button = page.getByRole("button", { name: "Close" });
    await page.clock.runFor(59_000);
    await expect(button).toHaveCount(0);
    await page.clock.runFor(2_000);
    const [cross, panel] = await Promise.all([
      button.boundingBox(),
      page.locator(".islet-popup__panel").boundingBox(),
    ]);
    expect(cross && panel && cross.y + cross.height <= panel.y).toBe(true);
    await button.click();
    await expect(letter(page)).toBeHidden();
  });

  for (const [index, width] of [360, 800, 1280].entries())
    test(
      `popup.1 at ${width} px nothing shifts, nothing overflows, and the words are not seen before`,
      repeated(index),
      async ({ page, makePage }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(await makePage(page1(opener(), popup({ width: 900 }), "<p>What follows.</p>")));
        await ready(page);
        await expect(page.getByText("One for each season.")).toBeHidden();
        await open(page);
        await expect(letter(page)).toBeVisible();
        const panel = await page.locator(".islet-popup__panel").boundingBox();
        expect(panel && panel.x >= 0 && panel.x + panel.width <= width).toBe(true);
        await page.keyboard.press("Escape");
        await expect(letter(page)).toBeHidden();
        expect(await layoutShift(page)).toBe(0);
        await expectQuiet(page);
      },
    );

  test("popup.1 in a right-to-left page the cross stands on the left", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(opener(), popup())));
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
    const [cross, panel] = await Promise.all([
      page.getByRole("button", { name: "Close" }).boundingBox(),
      page.locator(".islet-popup__panel").boundingBox(),
    ]);
    expect(cross && panel && cross.x - panel.x < panel.width / 2).toBe(true);
  });

  for (const [index, [width, height, dir, head]] of (
    [
      [360, 640, "ltr", ""],
      [1280, 800, "rtl", ""],
      [320, 256, "ltr", "<style>:root { --islet-popup-padding: 0px }</style>"],
      [360, 640, "rtl", "<style>:root { --islet-popup-padding: 5rem }</style>"],
    ] as const
  ).entries())
    test(
      `popup.3 the cross stays in reach while long content scrolls: ${width} × ${height}, ${dir}, ${head || "as it is"}`,
      repeated(index),
      async ({ page, makePage }) => {
        await page.setViewportSize({ width, height });
        const inside = "<p>A long letter, and more of it on a line.</p>".repeat(80);
        await page.goto(await makePage(page1(opener(), popup({}, { inside })), { head, csp: "none" }));
        await page.evaluate((way) => document.documentElement.setAttribute("dir", way), dir);
        await ready(page);
        await open(page);
        await expect(letter(page)).toBeVisible();
        const cross = page.getByRole("button", { name: "Close" });
        const panel = page.locator(".islet-popup__panel");
        const before = await cross.boundingBox();
        const box = await panel.boundingBox();
        const heading = await page.getByRole("heading", { name: "Letter 7" }).boundingBox();
        if (!before || !box || !heading) throw new Error("not drawn");
        expect(before.y + before.height).toBeLessThanOrEqual(heading.y);
        expect(before.x - box.x < box.width / 2).toBe(dir === "rtl");
        await page.mouse.move(width / 2, height / 2);
        await page.mouse.wheel(0, 1_500);
        await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1_000);
        expect(await cross.boundingBox()).toEqual(before);
        await cross.click();
        await expect(letter(page)).toBeHidden();
      },
    );

  test("popup.8 axe finds nothing, closed and open: modal, with its cross outside, and beside the page", async ({
    page,
    makePage,
  }) => {
    const kinds = [{}, { close_button_position: "outside" }, { a11y_navigation: "", overlay: "" }];
    const ids = [...kinds.keys()].map((index) => index + 1);
    await page.goto(
      await makePage(
        page1(...ids.map(opener), ...kinds.map((kind, index) => popup(kind, { id: index + 1 }))),
      ),
    );
    await Promise.all(ids.map((id) => ready(page, id)));
    await expectNoAxeViolations(page);
    for (const id of ids) {
      await open(page, id);
      await expect(letter(page, id)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(letter(page, id)).toBeHidden();
    }
  });
});

test.describe("keyboard and scrolling", () => {
  test("popup.8 the focus starts in the content, stays inside and returns to the opener", {
    tag: CORE,
  }, async ({ page, makePage }) => {
    await page.goto(
      await makePage(
        page1(
          opener(),
          popup({}, { inside: "<p><input aria-label='Name'> <a href='/guide/'>Guide</a></p>" }),
        ),
      ),
    );
    await ready(page);
    await page.getByRole("link", { name: "Open 7" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Name")).toBeFocused();
    const focused: (string | undefined)[] = [];
    for (let time = 0; time < 5; time++) {
      await page.keyboard.press("Tab");
      focused.push(
        await page.evaluate(() => {
          const { activeElement: element } = document;
          return element === document.body
            ? "the browser"
            : element?.closest("dialog")
              ? "inside"
              : element?.textContent;
        }),
      );
    }
    expect(new Set(focused)).toEqual(new Set(["inside", "the browser"]));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(letter(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Open 7" })).toBeFocused();
  });

  test("popup.8 in content longer than the window the popup itself has the focus, at its beginning", async ({
    page,
    makePage,
  }) => {
    const inside = `${"<p>A long letter.</p>".repeat(60)}<p><a href="/guide/">Guide</a></p>`;
    await page.goto(await makePage(page1(opener(), popup({ prevent_scroll: "yes" }, { inside }))));
    await ready(page);
    await open(page);
    const panel = page.locator(".islet-popup__panel");
    await expect(panel).toBeFocused();
    expect(await panel.evaluate((element) => element.scrollTop)).toBe(0);
    await page.keyboard.press("End");
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    await expectNoAxeViolations(page);
  });

  test("popup.8 on a touch screen no keyboard is called up", async ({ browser, makePage, cms }) => {
    const url = await makePage(page1(opener(), popup({}, { inside: "<p><input aria-label='Name'></p>" })));
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 700 },
    });
    const page = await context.newPage();
    await page.goto(new URL(url, cms).href);
    await ready(page);
    await page.getByRole("link", { name: "Open 7" }).tap();
    await expect(page.locator(".islet-popup__panel")).toBeFocused();
    await context.close();
  });

  test("popup.8 without accessible navigation the focus stays where it was, and the page answers", async ({
    page,
    makePage,
  }) => {
    const settings = {
      a11y_navigation: "",
      overlay: "",
      vertical: "bottom",
      prevent_close_on_background_click: "yes",
    };
    await page.goto(await makePage(page1(opener(), popup(settings))));
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Open 7" })).toBeFocused();
    await page.getByRole("button", { name: "Elsewhere" }).click();
    await expect(page.getByRole("button", { name: "Elsewhere" })).toBeFocused();
    await expect(letter(page)).toBeVisible();
  });

  for (const isPrevented of [true, false])
    test(`popup.9 the page ${isPrevented ? "does not scroll" : "scrolls"} behind it, and does afterwards`, async ({
      page,
      makePage,
    }) => {
      const tall = "<p>Much to read.</p>".repeat(100);
      const settings = { prevent_scroll: isPrevented ? "yes" : "" };
      await page.goto(await makePage(page1(opener(), popup(settings), tall)));
      await ready(page);
      const leftOf = () => page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().left);
      const before = await leftOf();
      await open(page);
      await expect(letter(page)).toBeVisible();
      await page.mouse.move(5, 400);
      await page.mouse.wheel(0, 300);
      if (isPrevented) {
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await page.evaluate(() => scrollY)).toBe(0);
      } else await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await leftOf()).toBe(before);
      await page.keyboard.press("Escape");
      await expect(letter(page)).toBeHidden();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

  test("a form inside keeps what was typed", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(opener(), popup())));
    await ready(page);
    await open(page);
    await page.getByLabel("Email address").fill("ewe@example.org");
    await page.keyboard.press("Escape");
    await open(page);
    await expect(page.getByLabel("Email address")).toHaveValue("ewe@example.org");
  });
});
