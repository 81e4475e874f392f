import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/tooltip/fixture.html", import.meta.url), "utf8");
const markup = `<main><h1>Checkout</h1>${fixture}<button type="button">Elsewhere</button></main>`;
const company = (page: Page) => page.getByLabel("Company");
const onInvoice = (page: Page) => page.getByText("As it is to stand on the invoice.");
const forDelivery = (page: Page) => page.getByText("Only for questions about the delivery.");

/** What Islet's build calls the code of bootstrap's tips is its own affair: it is known by what is in it. */
async function watchBootstrap(page: Page): Promise<() => boolean> {
  let hasCome = false;
  await page.route("**/chunks/**/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("islet-tip")) hasCome = true;
    await route.fulfill({ response });
  });
  return () => hasCome;
}

test("tooltip.1 a description slides open in 250 ms at the field's focus, and shut with Escape, by keyboard alone", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Reflect.set(window, "slides", seen);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      seen.push([this.id, (options as KeyframeAnimationOptions).duration]);
      return animate.call(this, frames, options);
    };
  });
  await page.goto(await makePage(markup));
  await expect(onInvoice(page)).toBeHidden();
  await expect(company(page)).toBeVisible();
  await company(page).focus();
  await expect(onInvoice(page)).toBeVisible();
  await expect(onInvoice(page)).toHaveAttribute("aria-hidden", "false");
  await expect(company(page)).toHaveAccessibleDescription("As it is to stand on the invoice.");
  await page.keyboard.press("Escape");
  await expect(onInvoice(page)).toBeHidden();
  await expect(onInvoice(page)).toHaveAttribute("aria-hidden", "true");
  expect(await page.evaluate(() => Reflect.get(window, "slides") as unknown[])).toEqual([
    ["billing_company-description", 250],
    ["billing_company-description", 250],
  ]);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(forDelivery(page)).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
    "Only for questions about the delivery.",
  );
  await expectNoAxeViolations(page, "main");
  await expectQuiet(page);
});

test("tooltip.1 by the preset, which marks each field by itself, descriptions wait for the visitor just so", async ({
  page,
  makePage,
}) => {
  const native = markup.replaceAll(/ data-widget="[^"]*"/g, "");
  await page.goto(await makePage(native, { config: { presets: ["woocommerce"] } }));
  await expect(page.locator(".woocommerce-input-wrapper[data-widget-marked]")).toHaveCount(2);
  await expect(onInvoice(page)).toBeHidden();
  await company(page).focus();
  await expect(onInvoice(page)).toBeVisible();
  await expect(forDelivery(page)).toBeHidden();
  await expectQuiet(page);
});

test("tooltip.1 a description stays shut after Escape, however late the focus that woke it is told again", async ({
  page,
  makePage,
}) => {
  let isHeld = false;
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    // What tells kept events again.
    if ((await response.text()).includes("a, button, summary, input")) {
      isHeld = true;
      await released;
    }
    await route.fulfill({ response });
  });
  await page.goto(await makePage(markup));
  await company(page).focus();
  await expect(onInvoice(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(onInvoice(page)).toBeHidden();
  expect(isHeld).toBe(true);
  await page.evaluate(() => {
    document.addEventListener("focusin", () => Reflect.set(window, "toldAgain", true));
  });
  letGo();
  await page.waitForFunction(() => Reflect.get(window, "toldAgain") === true);
  await expect(onInvoice(page)).toBeHidden();
  await expect(onInvoice(page)).toHaveAttribute("aria-hidden", "true");
});

test("tooltip.1 one description at a time: another field, or a press elsewhere, shuts it; a press inside does not", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(markup));
  await company(page).click();
  await expect(onInvoice(page)).toBeVisible();
  await onInvoice(page).click();
  await expect(onInvoice(page)).toBeVisible();
  await page.getByLabel("Phone").click();
  await expect(forDelivery(page)).toBeVisible();
  await expect(onInvoice(page)).toBeHidden();
  await page.getByRole("heading").click();
  await expect(forDelivery(page)).toBeHidden();
});

test("tooltip.2 bootstrap's part is not fetched on a page without such attributes, whatever the visitor does", async ({
  page,
  makePage,
}) => {
  const hasCome = await watchBootstrap(page);
  await page.goto(await makePage(markup.replaceAll(/data-bs-[a-z]+="[^"]*"/g, "")));
  await company(page).click();
  await expect(onInvoice(page)).toBeVisible();
  await page.getByRole("link", { name: "Delivery times" }).hover();
  await page.getByRole("button", { name: "Returns" }).click();
  await page.waitForLoadState("networkidle");
  expect(hasCome()).toBe(false);
});

test("tooltip.2 bootstrap's tooltip comes by mouse and by focus, can be pointed at, and goes with Escape", async ({
  page,
  makePage,
}) => {
  const hasCome = await watchBootstrap(page);
  await page.goto(await makePage(markup));
  const link = page.getByRole("link", { name: "Delivery times" });
  const tip = page.getByRole("tooltip");
  await company(page).click();
  await expect(onInvoice(page)).toBeVisible();
  // What slides open moves the link away from the mouse.
  await onInvoice(page).evaluate((tip) =>
    Promise.all(tip.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  expect(hasCome()).toBe(false);

  await link.hover();
  await expect(tip).toHaveText("Two to four working days");
  expect(hasCome()).toBe(true);
  await expect(link).toHaveAccessibleDescription("Two to four working days");
  const [linkBox, tipBox] = [(await link.boundingBox())!, (await tip.boundingBox())!];
  expect(tipBox.y).toBeGreaterThan(linkBox.y);
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await expect(link).toHaveAttribute("title", "Two to four working days");

  await link.focus();
  await expect(tip).toBeVisible();
  await expectNoAxeViolations(page, "main");
  await page.getByRole("heading").hover();
  await page.keyboard.press("Tab");
  await expect(tip).toHaveCount(0);
  await expectQuiet(page);
});

test("tooltip.2 bootstrap's popover opens by press and by key, and shuts by press, Escape or a press elsewhere", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await makePage(markup));
  const button = page.getByRole("button", { name: "Returns" });
  const tip = page.getByText("Thirty days, unworn, at our cost.");
  await button.press("Enter");
  await expect(tip).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute("aria-expanded");
  await button.click();
  await expect(tip).toBeVisible();
  const box = (await page.locator(".islet-tip").boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  await button.click();
  await expect(tip).toHaveCount(0);
  await button.click();
  await page.getByRole("heading").click();
  await expect(tip).toHaveCount(0);
});
