import type { Locator, Page } from "@playwright/test";
import { ONE_ENGINE, repeated } from "../support/one-engine.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const START = Date.UTC(2025, 5, 15, 10);

interface Markup {
  id?: number;
  widget?: string;
  inside?: string;
  element?: string;
}

const attribute = (value: object) => JSON.stringify(value).replaceAll("'", "&#39;");

const popup = (settings: object = {}, { id = 7, widget = "popup-triggers", inside, element }: Markup = {}) =>
  `<section id="${element ?? `popup-${id}`}" data-widget="${widget}" data-settings='${attribute({ id, open_selector: `.open-${id}`, ...settings })}'>
    <h2>Letter ${id}</h2>${inside ?? `<p>One for each season. <a href="/guide/">Read one</a></p><form><p><label>Email address <input type="email" name="email"></label></p></form>`}
  </section>`;

const opener = (id = 7) =>
  `<p><a class="open-${id}" href="#popup-${id}">Open ${id}</a> <button type="button">Elsewhere</button></p>`;

const page1 = (...parts: string[]) => `<main><h1>Wool</h1>${parts.join("")}</main>`;

const actionHref = (name: string, settings: object = {}) =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

/** A page as editors see it. */
const inMode = (mode: "is_editor" | "is_preview") => ({ status: 200, config: { [mode]: true } });

const letter = (page: Page, id = 7): Locator => page.getByRole("dialog", { name: `Letter ${id}` });
const open = (page: Page, id = 7) => page.getByRole("link", { name: `Open ${id}` }).click();

const ready = (page: Page, id = 7) =>
  page.locator(`#popup-${id}[data-widget-state=mounted]`).waitFor({ state: "attached" });

/** How themes end all animations at once for visitors who want less motion. */
const RESET =
  "<style>* { animation-duration: .01ms !important; animation-delay: -1ms !important; animation-iteration-count: 1 !important }</style>";

/** Bus events of popups so far, as the page's own scripts hear them. */
async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ["show", "hide"])
      addEventListener(`elementor/popup/${name}`, (event) =>
        told.push(`${name} ${(event as CustomEvent<{ id: string }>).detail.id}`),
      );
  });
}
const events = (page: Page) => page.evaluate(() => Reflect.get(window, "told") as string[]);

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
          return animation.effect?.getTiming().duration;
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

test.describe("closing", () => {
  test("popup.3 by its button, by the background, by Escape and by the bus", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(opener(), popup())));
    await ready(page);
    const ways: (() => Promise<unknown>)[] = [
      () => page.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 400),
      () => page.keyboard.press("Escape"),
      () =>
        page.evaluate(() =>
          document.dispatchEvent(new CustomEvent("elementor/popup/close", { detail: { id: "7" } })),
        ),
    ];
    for (const close of ways) {
      await open(page);
      await expect(letter(page)).toBeVisible();
      await close();
      await expect(letter(page)).toBeHidden();
    }
    await expectQuiet(page);
  });

  test("popup.3 background and Escape can each be prevented; Escape pressed again and again, too", async ({
    page,
    makePage,
  }) => {
    await page.goto(
      await makePage(
        page1(
          opener(7),
          popup({ prevent_close_on_background_click: "yes" }),
          opener(8),
          popup({ prevent_close_on_esc_key: "yes" }, { id: 8 }),
        ),
      ),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    await open(page, 7);
    await expect(letter(page, 7)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(letter(page, 7)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(letter(page, 7)).toBeHidden();
    await open(page, 8);
    await expect(letter(page, 8)).toBeVisible();
    for (let time = 0; time < 3; time++) await page.keyboard.press("Escape");
    await expect(letter(page, 8)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(letter(page, 8)).toBeHidden();
  });

  test("popup.3 by itself after its delay", async ({ page, makePage }) => {
    await page.clock.install({ time: START });
    await page.goto(await makePage(page1(opener(), popup({ close_automatically: 60 }))));
    await ready(page);
    await page.clock.pauseAt(START + 10_000);
    await open(page);
    await expect(letter(page)).toBeVisible();
    await page.clock.runFor(59_000);
    await expect(letter(page)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(letter(page)).toBeHidden();
  });

  test("popup.3 text that is selected out of the panel does not close it", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(opener(), popup())));
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
    const words = await page.getByText("One for each season.").boundingBox();
    await page.mouse.move((words?.x ?? 0) + 10, (words?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(letter(page)).toBeVisible();
  });

  test("popup.4 closed for good, it does not come back on the next page either", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a href="${actionHref("popup:close", { do_not_show_again: "yes" })}">Never again</a></p>`;
    const url = await makePage(page1(opener(), popup({ triggers: { page_load: "yes" } }, { inside })));
    await page.goto(url);
    await page.getByRole("link", { name: "Never again" }).click();
    await expect(letter(page)).toBeHidden();
    await page.reload();
    await ready(page);
    await open(page);
    await page.getByRole("button", { name: "Elsewhere" }).click();
    await expect(page.locator("dialog")).toHaveCount(0);
    const preview = await makePage(page1(opener(), popup()), inMode("is_preview"));
    await page.goto(preview);
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
  });
});

test.describe("several popups", () => {
  test("popup.5 one that wants to be alone keeps the other away, until it has gone", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a class="open-8" href="#popup-8">Open 8</a></p>`;
    const html = page1(
      opener(),
      popup({ avoid_multiple_popups: "yes" }, { inside }),
      popup({}, { id: 8 }),
      opener(8),
    );
    await page.goto(await makePage(html));
    await Promise.all([ready(page, 7), ready(page, 8)]);
    await open(page, 7);
    await letter(page, 7).getByRole("link", { name: "Open 8" }).click();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(letter(page, 7)).toBeHidden();
    await page.locator("main > p .open-8").click();
    await expect(letter(page, 8)).toBeVisible();
  });

  test("popup.5 in preview both are shown; Escape and the background close the one on top only", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a class="open-8" href="#popup-8">Open 8</a></p>`;
    const alone = { avoid_multiple_popups: "yes" };
    await page.goto(
      await makePage(
        page1(opener(), popup(alone, { inside }), popup({ ...alone, width: 300 }, { id: 8 })),
        inMode("is_preview"),
      ),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 400)]) {
      await open(page, 7);
      await letter(page, 7).getByRole("link", { name: "Open 8" }).click();
      await expect(letter(page, 8)).toBeVisible();
      await close();
      await expect(letter(page, 8)).toBeHidden();
      await expect(letter(page, 7)).toBeVisible();
      await expect(letter(page, 7).getByRole("link", { name: "Open 8" })).toBeFocused();
      await close();
      await expect(letter(page, 7)).toBeHidden();
    }
  });

  test("popup.3 a press that opens one beside another closes only the other", async ({ page, makePage }) => {
    const beside = { a11y_navigation: "", overlay: "", vertical: "bottom", width: 200 };
    await page.goto(
      await makePage(
        page1(
          opener(),
          opener(8),
          popup({ ...beside, horizontal: "left" }),
          popup({ ...beside, horizontal: "right" }, { id: 8 }),
        ),
      ),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    // Once seen, the second one's code is there, and it opens within the press.
    await open(page, 8);
    await expect(letter(page, 8)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(letter(page, 8)).toBeHidden();
    await open(page, 7);
    await expect(letter(page, 7)).toBeVisible();
    await open(page, 8);
    await expect(letter(page, 7)).toBeHidden();
    await expect(letter(page, 8)).toBeVisible();
  });

  test("popup.8 one without accessible navigation over a modal one can still be reached", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a class="open-8" href="#popup-8">Open 8</a></p>`;
    await page.goto(
      await makePage(page1(opener(), popup({}, { inside }), popup({ a11y_navigation: "" }, { id: 8 }))),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    await open(page, 7);
    await letter(page, 7).getByRole("link", { name: "Open 8" }).click();
    await letter(page, 8).getByRole("button", { name: "Close" }).click();
    await expect(letter(page, 8)).toBeHidden();
    await expect(letter(page, 7)).toBeVisible();
  });
});

test.describe("keyboard and scrolling", () => {
  test("popup.8 the focus starts in the content, stays inside and returns to the opener", async ({
    page,
    makePage,
  }) => {
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

// A trigger only opens the popup: what draws it is the same as for the link.
test.describe("triggers", { tag: ONE_ENGINE }, () => {
  const tall = "<p>Much to read.</p>".repeat(100);
  const withTriggers = (triggers: object, more = "") => page1(popup({ triggers }), more);

  test("popup.19 page load, after its delay in seconds", async ({ page, makePage }) => {
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

  test("popup.21 scrolling to an element; a wrong selector troubles nobody", async ({ page, makePage }) => {
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
    await expectQuiet(page);
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
