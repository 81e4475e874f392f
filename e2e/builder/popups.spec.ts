import type { Locator, Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { holdAnimations } from "../support/hold-animations.ts";
import { expect, expectNoAxeViolations, test } from "../support/test.ts";

// One popup is for Chrome and Firefox alone; a headless browser has a name of its own.
test.use({
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

const PAGE = "/builder/popups/";
const START = Date.UTC(2026, 10, 22, 10);

const modal = (page: Page, id: number): Locator => page.locator(`#elementor-popup-modal-${id}`);
const panel = (page: Page, id: number): Locator => modal(page, id).locator(".dialog-widget-content");
const close = (page: Page, id: number): Locator =>
  modal(page, id).getByRole("button", { name: "Close", exact: true });

/** These open after a while by themselves, which on a slow machine is in the midst of a test. */
const TIMED = [61, 65];

/**
 * Opens the recorded page and waits until all six popups listen.
 * @param never the popups that the visitor has asked not to see again
 */
async function visit(page: Page, never = TIMED) {
  await page.addInitScript((ids) => {
    const fields = Object.fromEntries(ids.map((id) => [`popup_${id}_disable`, true]));
    localStorage.setItem("elementor", localStorage.getItem("elementor") ?? JSON.stringify(fields));
  }, never);
  await page.goto(PAGE);
  await expect(page.locator("[data-elementor-type=popup][data-widget-state=mounted]")).toHaveCount(6);
  // What opens them by itself loads after they have mounted.
  await page.waitForLoadState("networkidle");
}

const finish = (animated: Locator) =>
  animated.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));

const hasReact = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /\/p?react-/.test(name)));

test.describe("the builder's popups on an unedited page", () => {
  test("popup.19 popup.3 one opens three seconds after loading, its button comes later, and it leaves by itself", async ({
    page,
  }) => {
    await page.clock.install({ time: START });
    await visit(page, [65]);
    expect(await hasReact(page)).toBe(false);
    await page.clock.runFor(3_000);
    await expect(panel(page, 61)).toBeVisible();
    await expect(close(page, 61)).toHaveCount(0);
    await page.clock.runFor(2_100);
    await expect(modal(page, 61).locator("> .dialog-close-button")).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await page.clock.runFor(18_000);
    await expect(panel(page, 61)).toBeHidden();
  });

  test("popup.20 one opens at two fifths of the way down, with its own classes", async ({ page }) => {
    await visit(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.45));
    await expect(panel(page, 62)).toBeVisible();
    await expect(modal(page, 62)).toHaveClass(/(?:^| )my-extra other(?: |$)/);
    await expect(modal(page, 62).locator(".dialog-message > * > [data-elementor-id='62']")).toHaveCSS(
      "display",
      "block",
    );
  });

  test("popup.21 popup.15 popup.11 popup.3 one opens at a part of the page, on the third view, and only its button closes it; on phones, where another stays away", async ({
    page,
  }) => {
    const goToPart = () => page.locator("#part-3").evaluate((part) => part.scrollIntoView());
    await page.setViewportSize({ width: 390, height: 700 });
    for (const _view of [1, 2]) {
      await visit(page);
      await goToPart();
      await expect(page.locator("dialog")).toHaveCount(0);
    }
    await visit(page);
    await goToPart();
    await expect(panel(page, 63)).toBeVisible();
    await expect(modal(page, 62)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(panel(page, 63)).toBeVisible();
    await close(page, 63).click();
    await expect(panel(page, 63)).toBeHidden();
  });

  test("popup.22 popup.11 popup.8 one opens at the third press of a second session; without overlay the page stays usable", async ({
    page,
    context,
  }) => {
    await visit(page);
    const second = await context.newPage();
    await visit(second);
    for (const _press of [1, 2, 3]) await second.mouse.click(600, 260);
    await expect(panel(second, 64)).toBeVisible();
    expect(await modal(second, 64).evaluate((dialog) => dialog.matches(":modal"))).toBe(false);
    await expect(modal(second, 64).locator(".dialog-close-button")).toBeHidden();
    await second.mouse.click(600, 260);
    await expect(panel(second, 64)).toBeHidden();
  });

  test("popup.24 popup.18 popup.14 one opens when the pointer leaves, for visitors and while its schedule lasts", async ({
    page,
  }) => {
    await visit(page, [61]);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })),
    );
    await expect(panel(page, 65)).toBeVisible();
  });

  test("popup.23 it opens after half a minute of nothing, too", async ({ page }) => {
    await page.clock.install({ time: START });
    await visit(page, [61]);
    await page.clock.runFor(31_000);
    await expect(panel(page, 65)).toBeVisible();
  });

  test("popup.2 popup.8 popup.4 one opens on its selector and on a link; focus, Escape, and never again", {
    tag: CORE,
  }, async ({ page }) => {
    await visit(page);
    const opener = page.locator(".open-form-popup a");
    await opener.click();
    await expect(panel(page, 66)).toBeVisible();
    expect(await hasReact(page)).toBe(true);
    expect(await modal(page, 66).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await finish(panel(page, 66));
    // The colours inside are the site's own.
    await expectNoAxeViolations(page, "#elementor-popup-modal-66 .dialog-close-button");
    await expect(page.getByRole("dialog", { name: "Form popup" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page, 66)).toBeHidden();
    await expect(opener).toBeFocused();

    const link = page.getByRole("link", { name: "Open form popup" });
    await link.press("Enter");
    await expect(panel(page, 66)).toBeVisible();
    await modal(page, 66).locator('a[href*="popup%3Aclose"]').click();
    await expect(panel(page, 66)).toBeHidden();
    await link.click();
    await expect(panel(page, 66)).toBeHidden();
  });

  test("popup.1 one comes and goes with the builder's animations, for as long as its rules say", async ({
    page,
  }) => {
    await visit(page);
    await holdAnimations(page);
    const movement = () =>
      panel(page, 66).evaluate((element) =>
        element.getAnimations().map((animation) => {
          const { duration, direction } = animation.effect?.getTiming() ?? {};
          return [(animation as CSSAnimation).animationName, duration, direction];
        }),
      );
    await page.locator(".open-form-popup a").click();
    await expect(panel(page, 66)).toBeVisible();
    expect(await movement()).toEqual([["fadeInDown", 600, "normal"]]);
    await finish(panel(page, 66));
    await close(page, 66).press("Enter");
    expect(await movement()).toEqual([["fadeInUp", 600, "reverse"]]);
    await finish(panel(page, 66));
    await expect(panel(page, 66)).toBeHidden();
  });

  test("popup.1 nothing of it is left when Islet stops", async ({ page }) => {
    await visit(page);
    const markup = () => page.locator("[data-elementor-id='66']").evaluate((section) => section.outerHTML);
    await page.locator(".open-form-popup a").click();
    await expect(panel(page, 66)).toBeVisible();
    await page.evaluate(() => window.islet?.stop());
    await expect(page.locator("dialog, islet-slot")).toHaveCount(0);
    expect(await markup()).not.toMatch(/islet|data-widget(?!_type)|style="display/);
  });
});

test("a popup whose section a theme hides opens, whatever the rule", async ({ page, makePage }) => {
  for (const hidden of ["#offer { display: none !important }", "#offer { visibility: hidden }"]) {
    const markup = `<main><h1>Wool</h1><button class="open" aria-controls="offer">Open</button></main><section id="offer" data-widget="popup-triggers" data-settings='{"id":12,"open_selector":".open"}'><h2>Offer</h2><p>A tenth off.</p></section>`;
    await page.goto(await makePage(markup, { head: `<style>${hidden}</style>` }));
    await page.locator("#offer[data-widget-state=mounted]").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Open" }).click();
    await expect(page.getByRole("dialog", { name: "Offer" }).getByText("A tenth off.")).toBeVisible();
  }
});

test("one in a part of the page that is hidden never leaves the page dead", async ({ page, makePage }) => {
  const markup = `<main><h1>Wool</h1><button class="open" aria-controls="offer">Open</button></main><div hidden><section id="offer" data-widget="popup-triggers" data-settings='{"id":12,"open_selector":".open"}'><h2>Offer</h2></section></div>`;
  await page.goto(await makePage(markup, {}));
  const told = page.waitForEvent("console", (message) => message.text().includes("it cannot open"));
  await page.locator("#offer[data-widget-state=mounted]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Open" }).click();
  await told;
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.getByRole("button", { name: "Open" }).focus();
  await expect(page.getByRole("button", { name: "Open" })).toBeFocused();
});

test("popup.3 one whose button a theme hides is left by Escape and by a press beside it, whatever its settings", async ({
  page,
  makePage,
}) => {
  const markup = `<main><h1>Wool</h1><button class="open" aria-controls="offer">Open</button></main><section id="offer" data-widget="popup-triggers" data-settings='{"id":12,"open_selector":".open","prevent_close_on_esc_key":"yes","prevent_close_on_background_click":"yes"}'><h2>Offer</h2></section>`;
  await page.goto(
    await makePage(markup, { head: "<style>.islet-popup__close { display: none !important }</style>" }),
  );
  await page.locator("#offer[data-widget-state=mounted]").waitFor({ state: "attached" });
  const dialog = page.getByRole("dialog", { name: "Offer" });
  for (const leave of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
    await page.getByRole("button", { name: "Open" }).click();
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole("button", { name: "Open" })).toBeFocused();
});
