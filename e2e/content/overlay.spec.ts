import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/overlay/fixture.html", import.meta.url), "utf8");
const markup = `<main><h1>Checkout</h1>${fixture}<button type="button">Elsewhere</button></main>`;
const notes = (page: Page) => page.getByRole("textbox", { name: "Order notes" });
const part = (page: Page) => page.locator("[data-widget=overlay]");

const tell = (page: Page, type: string) =>
  page.evaluate((name) => {
    document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  }, type);
/** How long each fade of the layers took that has begun so far, in ms. */
const fades = (page: Page) => page.evaluate(() => Reflect.get(window, "fades") as unknown[]);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, "fades", seen);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.matches(".blockUI")) seen.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, frames, options);
    };
  }),
);

const mounted = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(part(page)).toHaveAttribute("data-widget-state", "mounted");
};

test("overlay.1 says Please wait..., comes within 200 ms and goes within 400 ms; what it covers cannot be operated meanwhile", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await mounted(page, await makePage(markup));
  await notes(page).fill("Ring twice");
  await tell(page, "update_checkout");
  await expect(page.getByText("Please wait...")).toBeVisible();
  expect(await fades(page)).toEqual([200, 200, 200]);
  await expect(part(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(".blockUI.blockOverlay")).toBeVisible();

  // Neither by mouse …
  const box = (await page.locator("#order_comments").boundingBox())!;
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(page.locator("#order_comments")).not.toBeFocused();
  // … nor by keyboard.
  await page.getByRole("heading").click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Elsewhere" })).toBeFocused();
  await expectNoAxeViolations(page, "main");

  await tell(page, "updated_checkout");
  expect(await fades(page)).toEqual([200, 200, 200, 400, 400, 400]);
  await notes(page).click();
  await expect(notes(page)).toBeFocused();
  await expect(notes(page)).toHaveValue("Ring twice");
  await expect(page.locator(".blockUI")).toHaveCount(0);
  await expect(part(page)).not.toHaveAttribute("aria-busy");
  await expectQuiet(page);
});

test("the focus that was inside comes back when it is over", async ({ page, makePage }) => {
  await mounted(page, await makePage(markup));
  await notes(page).focus();
  await tell(page, "update_checkout");
  await expect(page.locator("#order_comments")).not.toBeFocused();
  await tell(page, "updated_checkout");
  await expect(notes(page)).toBeFocused();
});

test("an element that is covered from the start is free again after the longest wait", async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  const settings = `data-settings='{"is_active":"yes","longest":5,"text":""}'`;
  await mounted(page, await makePage(markup.replace(/data-settings='[^']*'/, settings)));
  await expect(part(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("Please wait...")).toHaveCount(0);
  await page.clock.runFor(5_100);
  await expect(notes(page)).toBeEnabled();
  await expect(part(page)).not.toHaveAttribute("inert");
  await expect(page.locator(".blockUI")).toHaveCount(0);
});

test("visitors who want less motion see it come and go at once", async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await mounted(page, await makePage(markup));
  await tell(page, "update_checkout");
  await expect(page.getByText("Please wait...")).toBeVisible();
  expect(await fades(page)).toEqual([]);
  await tell(page, "updated_checkout");
  await expect(page.locator(".blockUI")).toHaveCount(0);
});
