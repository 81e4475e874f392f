import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { approach, live, log, names, openForm, widgets } from "../support/gallery.ts";
import { idleMoment } from "../support/idle.ts";
import { expect, expectNoAxeViolations, expectQuiet, movedElements, test } from "../support/test.ts";

test("the gallery lists every widget of the manifest, and the home page leads to it", { tag: CORE }, async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Widgets" }).click();
  await expect(page).toHaveURL(/\/gallery\/$/);
  const links = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.toSorted()).toEqual(names.map((name) => `/gallery/${name}/`).toSorted());
  const titles = names.map((name) => widgets[name]?.editor.title ?? "");
  expect((await links.allTextContents()).toSorted()).toEqual(titles.toSorted());
  await expectNoAxeViolations(page);
});

const stage = (page: Page) => page.locator("#gallery-stage");
const inStage = (page: Page, name: string) => stage(page).getByRole("button", { name });
const remove = (page: Page, product: string) => inStage(page, `Remove ${product} from cart`);

async function pay(page: Page) {
  await inStage(page, "Place order").click();
  await expect(page.getByRole("dialog", { name: "Payment" })).toBeVisible();
}

/** What a visitor first tries with a widget of the shop, in a session that has never bought anything. */
const firstActs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "account-tabs": (page) => expect(stage(page).locator("[aria-current=page]")).toHaveText("Dashboard"),
  async cart(page) {
    await stage(page).getByLabel("Beanie quantity").fill("3");
    await expect(stage(page).locator(".cart-subtotal")).toContainText("£46.98");
    await remove(page, "Belt").click();
    await expect(stage(page).locator(".cart-subtotal")).toContainText("£27.00");
  },
  async checkout(page) {
    await inStage(page, "Place order").click();
    await expect(stage(page).getByRole("textbox", { name: "Postcode" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await stage(page).getByRole("textbox", { name: "Postcode" }).fill("BD1 1AA");
    await inStage(page, "Place order").click();
    await expect(page).toHaveURL(/\/checkout\/order-received\//);
  },
  async "coming-soon-banner"(page) {
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await inStage(page, "Dismiss").click();
    expect((await answer).ok()).toBe(true);
    await expect(live(page, "coming-soon-banner")).toBeHidden();
  },
  async "mini-cart"(page) {
    await stage(page).locator(".cart-contents").click();
    await expect(stage(page).locator(".islet-mini-cart__panel")).toContainText("2 × £9.00");
  },
  "payment-popup": pay,
  "payment-popup-triggers": pay,
  async "remove-from-cart"(page) {
    await remove(page, "Beanie").click();
    await expect(stage(page).locator(".cart-contents")).toContainText("£30.00");
    await expect(remove(page, "Beanie")).toHaveCount(0);
  },
};

/** Waits for the widget, unless it waits for the visitor. */
const settled = async (page: Page, name: string) =>
  widgets[name]?.when === "interaction" ||
  (await expect(live(page, name)).toHaveAttribute("data-widget-state", "mounted"));

/** How many copies of the widget run, as the log tells. */
async function runningCopies(page: Page, name: string) {
  const text = await log(page).innerText();
  const told = (event: string) => text.split(`${event} {"widget":"${name}"`).length - 1;
  return told("islet:mounted") - told("islet:unmounted");
}

for (const [name, act] of Object.entries(firstActs))
  test(`${name} works on its page for a visitor who has just come, and again after Restart`, {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await page.goto(`/gallery/${name}/`);
    await settled(page, name);
    await act(page);
    await expectQuiet(page);
    await page.goto(`/gallery/${name}/`);
    const take = await stage(page).locator(":scope > div").elementHandle();
    await page.getByRole("button", { name: "Restart" }).click();
    await expect.poll(() => take?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await settled(page, name);
    // A copy that takes over from the last one may mount a second time.
    if (widgets[name]?.when !== "interaction") await expect.poll(() => runningCopies(page, name)).toBe(1);
    await act(page);
    await expectQuiet(page);
  });

test("events whose names a `*` stands for are logged: each way to pay has its own", async ({ page }) => {
  await page.goto("/gallery/checkout/");
  await settled(page, "checkout");
  await stage(page).getByRole("textbox", { name: "Postcode" }).fill("BD1 1AA");
  await stage(page).getByLabel("Cash on delivery").check();
  await page.evaluate(() => {
    document.body.addEventListener("checkout_place_order_cod", (event) => event.preventDefault());
  });
  await inStage(page, "Place order").click();
  await expect(log(page)).toContainText('checkout_place_order_cod {"form":"form.checkout');
});

test("the overlay comes and goes by its events, which its page sends and logs", async ({ page }) => {
  await page.goto("/gallery/overlay/");
  const notes = stage(page).getByLabel("Order notes");
  await expect(live(page, "overlay")).toHaveAttribute("data-widget-state", "mounted");
  await page.getByRole("button", { name: "Send update_checkout" }).click();
  await expect(stage(page)).toContainText("Please wait...");
  await expect(page.getByRole("button", { name: "Send update_checkout" })).toBeFocused();
  await page.getByRole("button", { name: "Send updated_checkout" }).click();
  await expect(stage(page)).not.toContainText("Please wait...");
  await expect(notes).toBeVisible();
  await expect(log(page)).toContainText(/ update_checkout .* updated_checkout /);
});

test("order-attribution follows the settings of its page", async ({ page }) => {
  await page.goto("/gallery/order-attribution/");
  await expect(live(page, "order-attribution")).toHaveAttribute("data-widget-state", "mounted");
  const input = stage(page).locator("wc-order-attribution-inputs input").first();
  await expect(input).toHaveAttribute("name", /^wc_order_attribution_/);
  const panel = await openForm(page);
  await panel.getByLabel("Prefix").fill("from_");
  await expect(input).toHaveAttribute("name", /^from_/);
});

test.describe("a widget's page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/gallery/countdown/");
    await expect(live(page, "countdown")).toHaveAttribute("data-widget-state", "mounted");
  });

  test("a changed control changes the widget, which keeps its state, and the markup to copy", async ({
    page,
  }) => {
    const timer = page.locator("#gallery-stage").getByRole("timer");
    const node = await timer.elementHandle();
    const panel = await openForm(page);
    await panel.getByRole("group", { name: "Units" }).getByLabel("Seconds").uncheck();
    await panel.getByRole("group", { name: "Labels" }).getByLabel("Days").fill("Nights");
    await expect(timer).toContainText("Nights");
    await expect(timer).not.toContainText("Seconds");
    await expect(page.locator("#gallery-markup")).toContainText('"label_days":"Nights"');
    expect(await timer.evaluate((now, before) => now === before, node)).toBe(true);
    await expect(log(page)).not.toContainText("islet:unmounted");

    await panel.getByRole("button", { name: "Reset" }).click();
    await expect(timer).toContainText("Seconds");
    await expect(panel.getByRole("group", { name: "Units" }).getByLabel("Seconds")).toBeChecked();
    await expect(page.locator("#gallery-markup")).toHaveText(widgets["countdown"]?.example ?? "");
  });

  test("events appear: the runtime's own, the widget's on the bus, problems", async ({ page }) => {
    await expect(log(page)).toContainText('islet:mounted {"widget":"countdown"}');
    const panel = await openForm(page);
    await panel.getByLabel("Ends on").fill("2020-01-01T00:00:00");
    await expect(log(page)).toContainText("countdown_expire");
    await expect(page.locator("#gallery-stage")).toContainText("The sale has ended.");
    await panel.getByLabel("Time for each visitor").fill("-1");
    await expect(log(page)).toContainText(/islet:problem .*settings\.evergreen_interval must be/);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(log(page).locator("li")).toHaveCount(0);
  });

  test("Restart takes the widget away and puts the example there anew, with the form's settings, as it says", async ({
    page,
  }) => {
    const panel = await openForm(page);
    await panel.getByRole("group", { name: "Labels" }).getByLabel("Days").fill("Nights");
    const restart = page.getByRole("button", { name: "Restart" });
    await expect(restart).toHaveAccessibleDescription(
      "Restart shows the example again and keeps the settings.",
    );
    await restart.focus();
    await page.keyboard.press("Enter");
    // What follows a widget from one element to another loads with the first that leaves, so that one may end later.
    await expect(log(page)).toContainText("islet:unmounted");
    await expect(log(page).locator("li", { hasText: "islet:mounted" })).toHaveCount(2);
    await expect(restart).toBeFocused();
    await expect(page.locator("#gallery-stage").getByRole("timer")).toContainText("Nights");
    await expect(panel.getByRole("group", { name: "Labels" }).getByLabel("Days")).toHaveValue("Nights");
  });

  test("Copy puts the markup into the clipboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.locator("#gallery-copied")).toHaveText("Copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(widgets["countdown"]?.example);
  });

  test("everything is reached and worked by keyboard, and the focus is seen", async ({ page }) => {
    await page.getByRole("button", { name: "Restart" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(log(page)).toBeFocused();
    await page.keyboard.press("Tab");
    const summary = page.locator("#gallery-panel summary");
    await expect(summary).toBeFocused();
    expect(await summary.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
    const add = page.getByRole("button", { name: "Add to Actions" });
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("group", { name: "Actions 2" }).getByLabel("Action", { exact: true }),
    ).toBeFocused();
    await page.getByRole("button", { name: "Remove Actions 2" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "Actions", exact: true })).toBeFocused();
  });
});

for (const width of [360, 800, 1280])
  test(`at ${width} px nothing moves while the page is still coming`, { tag: EXHAUSTIVE }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/gallery/", "/gallery/countdown/", "/product/v-neck/"]) {
      await page.goto(`${path}?cms-fault=pieces:30`);
      await idleMoment(page);
      expect(await movedElements(page), path).toEqual([]);
    }
  });

for (const width of [360, 800, 1280])
  test(`at ${width} px nothing moves and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/gallery/", "/gallery/countdown/"]) {
      await page.goto(path);
      // Not until the network is idle: the pictures of the list are pages of their own.
      await idleMoment(page);
      expect(await movedElements(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("runtime.13 a widget's page reads: example, markup, settings and events stand in it", async ({
    page,
  }) => {
    await page.goto("/gallery/countdown/");
    await expect(page.locator("#gallery-stage")).toContainText("The sale ends on 1 January 2027");
    await expect(page.locator("#gallery-markup")).toHaveText(widgets["countdown"]?.example ?? "");
    await expect(page.locator("dt", { hasText: "end_date" })).toBeVisible();
    await expect(page.getByText("countdown_expire")).toBeVisible();
    await expect(page.getByText("Without JavaScript there are none.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeHidden();
  });
});

test("an unknown widget has no page", async ({ page }) => {
  const answer = await page.goto("/gallery/no-such-widget/");
  expect(answer?.status()).toBe(404);
  await expectQuiet(page, [/404/, /no widget has this name/]);
});

test("long texts of feeds, forms, videos and embeds break at 390 px, also where they wait for consent", {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const stage = page.locator("#gallery-stage");
  for (const name of [
    "form",
    "frame-gate",
    "photo-feed",
    "share-buttons",
    "social-embed",
    "social-feed",
    "video",
  ]) {
    await page.goto(`/gallery/${name}/?state=long`);
    await expect(page.getByRole("link", { name: "Long texts" })).toHaveAttribute("aria-current", "page");
    const host = await approach(page, name);
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    if (name === "video")
      // Nothing on the page asks for consent, so the press would load it; the notice comes with a refusal.
      await page.evaluate(() => Reflect.set(window, "WPConsent", { hasConsent: () => false }));
    if (name === "video") await stage.getByRole("button", { name: /^Play video/ }).click();
    const tooWide = await stage.evaluate((element) =>
      [document.documentElement, ...element.querySelectorAll(".islet-consent")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
    expect([name, tooWide, await stage.locator(".islet-consent").count()]).toEqual([
      name,
      [],
      /frame-gate|embed|social-feed|video/.test(name) ? 1 : 0,
    ]);
  }
});
