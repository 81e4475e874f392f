import type { Page } from "@playwright/test";
import { live, log, openForm, widgets } from "../support/gallery.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

const query = (page: Page) => new URL(page.url()).searchParams;
const timer = (page: Page) => page.locator("#gallery-stage").getByRole("timer");
const days = (page: Page) => page.getByRole("group", { name: "Labels" }).getByLabel("Days");

async function openCountdown(page: Page, search = "") {
  await page.goto(`/gallery/countdown/${search}`);
  await expect(live(page, "countdown")).toHaveAttribute("data-widget-state", "mounted");
  return openForm(page);
}

test("what the form changes is in the address, and whoever opens it sees the same", async ({ page }) => {
  const panel = await openCountdown(page);
  await days(page).fill("Nights");
  await panel.getByRole("group", { name: "Units" }).getByLabel("Seconds").uncheck();
  await expect.poll(() => query(page).get("set.show_seconds")).toBe("no");
  expect([...query(page)]).toEqual([
    ["set.show_seconds", "no"],
    ["set.label_days", "Nights"],
  ]);
  await openCountdown(page, new URL(page.url()).search);
  await expect(timer(page)).toContainText("Nights");
  await expect(timer(page)).not.toContainText("Seconds");
  await expect(days(page)).toHaveValue("Nights");
  await expect(page.locator("#gallery-markup")).toContainText('"label_days":"Nights"');
  await panel.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await expect(timer(page)).toContainText("Seconds");
  await expect(page.locator("#gallery-markup")).toHaveText(widgets["countdown"]?.example ?? "");
  await expectQuiet(page);
});

test("a chosen example is in the address, with what differs from it", async ({ page }) => {
  const panel = await openCountdown(page);
  const examples = panel.getByLabel("Example");
  const title = await examples.locator("option").nth(1).textContent();
  await examples.selectOption({ index: 1 });
  await expect.poll(() => query(page).get("example")).toBeTruthy();
  const markup = await page.locator("#gallery-markup").textContent();
  await page.reload();
  await expect(page.locator("#gallery-markup")).toHaveText(markup ?? "");
  await expect(examples.locator("option:checked")).toHaveText(title ?? "");
  await days(page).fill("Nights");
  await expect.poll(() => query(page).get("set.label_days")).toBe("Nights");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => [...query(page).keys()]).toEqual(["example"]);
});

test("Copy link puts the address of what is shown into the clipboard, at once", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCountdown(page);
  await days(page).fill("Nights");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("#gallery-link-copied")).toHaveText("Copied.");
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get("set.label_days")).toBe("Nights");
  expect(link.href).toBe(page.url());
});

test("an address says no more than an attribute: the widget refuses wrong values, and what gives power stays", async ({
  page,
}) => {
  const hostile = new URLSearchParams([
    ["set.evergreen_interval", "-1"],
    ["set.expire_message", '"><img src=x onerror=alert(1)>'],
    ["set.__proto__.polluted", "yes"],
    ["set.expire_actions.0.type", "redirect"],
    ["set.expire_actions.0.redirect_url", "javascript:alert(1)"],
    ["set.end_date", "2020-01-01T00:00"],
    ["ajax_url", "/evil/"],
  ]);
  await page.goto(`/gallery/countdown/?${hostile.toString()}`);
  await expect(live(page, "countdown")).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.locator("#gallery-stage img, #gallery-markup img")).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery\/countdown\//);
  const config = await page.locator("#islet-config").textContent();
  expect(config).not.toContain("evil");
  expect(await page.evaluate(() => Reflect.get({}, "polluted"))).toBeUndefined();
  // The log begins once its script runs, which may be after the widget's.
  await (await openForm(page)).getByLabel("Time for each visitor").fill("-2");
  await expect(log(page)).toContainText(/islet:problem .*settings\.evergreen_interval must be/);
});

test("settings that are too long for an address are not in it, none of them, and Copy link says so", async ({
  page,
}) => {
  await openCountdown(page);
  await days(page).fill("Nights");
  await expect.poll(() => query(page).get("set.label_days")).toBe("Nights");
  await page.getByRole("group", { name: "After the end" }).getByLabel("Message").fill("x".repeat(7_000));
  await expect(page.locator("#gallery-link-copied")).toHaveText("These settings are too long for a link.");
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("#gallery-link-copied")).toHaveText("These settings are too long for a link.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("runtime.13 a shared address shows its settings in the markup", async ({ page }) => {
    await page.goto("/gallery/countdown/?set.label_days=Nights");
    await expect(page.locator("#gallery-markup")).toContainText('"label_days":"Nights"');
    expect(await live(page, "countdown").getAttribute("data-settings")).toContain('"label_days":"Nights"');
  });
});
