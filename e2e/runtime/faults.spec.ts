import { CORE } from "../support/core.ts";
import { inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

// Rows of tests/faults.md that no other file proves. F34's length of tasks is measured by tests/bench.

const widget = (name: string, settings: object, inside: string, attributes = "") =>
  `<div data-widget="${name}" data-widget-on="load" data-settings='${JSON.stringify(settings)}' ${attributes}>${inside}</div>`;
const CONTENTS = widget("table-of-contents", { title: "Contents" }, "") + "<h2>One</h2><h2>Two</h2>";

test("F15 storage and cookies that throw: every widget runs with a memory of its own", { tag: CORE }, async ({
  page,
  bare,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
    Object.defineProperty(Document.prototype, "cookie", { get, set: get });
  });
  await page.goto(
    await bare({
      body:
        widget("countdown", { evergreen_interval: 600, id: "sale" }, "Soon") +
        widget(
          "popup-triggers popup",
          { id: 3, open_selector: "#open", timing: { times: "yes", times_times: 1 } },
          "<p>Letter</p>",
          'id="letter"',
        ) +
        '<button id="open" aria-controls="letter">Open</button>' +
        widget("order-attribution", {}, "") +
        widget(
          "store-notice",
          {},
          '<p class="woocommerce-store-notice" data-notice-id="a">Sale <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>',
        ) +
        CONTENTS,
    }),
  );
  await expect(page.locator("[data-widget-state=mounted]")).toHaveCount(5);
  await expect(page.getByRole("timer")).toContainText("09 Minutes");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("dialog")).toContainText("Letter");
  await expectQuiet(page);
});

test("F15 on the shop: a product is added and counted without storage", async ({ page, cms }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  await page.goto(`${cms}/shop/`);
  const add = page.getByRole("button", { name: "Add to cart: “Mug”" });
  await add.click();
  await expect(add).toHaveClass(/\badded\b/);
  await expectQuiet(page);
});

test("F24 after eight hours of sleep what was due runs once", async ({ page, bare }) => {
  await page.clock.install({ time: new Date("2025-06-15T10:00:00Z") });
  const heard = inline(
    "window.ended = 0; window.drawn = 0; addEventListener('countdown_expire', () => { ended += 1; });",
  );
  const end = Date.UTC(2025, 5, 15, 11) / 1_000;
  await page.goto(
    await bare({
      head: heard + TAG,
      body: widget(
        "countdown",
        { end_date: end, expire_actions: [{ type: "message" }], expire_message: "Over." },
        "Soon",
      ),
    }),
  );
  const timer = page.getByRole("timer");
  await expect(timer).toContainText("Minutes");
  await timer.evaluate((element) => {
    new MutationObserver((records) => {
      Reflect.set(window, "drawn", (Reflect.get(window, "drawn") as number) + records.length);
    }).observe(element, { characterData: true, childList: true, subtree: true });
  });
  await page.clock.fastForward(8 * 3_600_000);
  await expect(page.getByText("Over.")).toBeVisible();
  const counts = await page.evaluate(
    () => [Reflect.get(window, "ended"), Reflect.get(window, "drawn")] as number[],
  );
  expect(counts[0]).toBe(1);
  // The digits go to zero in one step or two, not in 3,600.
  expect(counts[1]).toBeLessThan(20);
  await expectQuiet(page);
});

test("F34 of 10,000 hosts those in view run, the others wait without code of their own, and the page answers meanwhile", async ({
  page,
  bare,
}) => {
  await page.goto(await bare({ body: '<button onclick="">Press</button><div id="place"></div>', csp: null }));
  await page.waitForFunction(() => window.islet);
  const answered = await page.evaluate(async () => {
    const hosts = Array.from({ length: 10_000 }, (_, index) => {
      const host = document.createElement("div");
      host.setAttribute("data-widget", "countdown");
      host.setAttribute("data-widget-on", "visible");
      host.setAttribute("data-settings", '{"end_date":4102444800}');
      host.style.height = "100px";
      host.textContent = `Sale ${index}`;
      return host;
    });
    let presses = 0;
    document.querySelector("button")?.addEventListener("click", () => presses++);
    document.querySelector("#place")?.append(...hosts);
    while (!document.querySelector("[data-widget-state=mounted]")) {
      document.querySelector("button")?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return presses;
  });
  expect(answered).toBeGreaterThan(1);
  await expect(page.getByText("Sale 9999")).toBeAttached();
  await expect(page.locator("[data-widget-state=waiting]").first()).toBeAttached();
  const mounted = await page.locator("[data-widget-state=mounted]").count();
  expect(mounted).toBeLessThan(50);
  expect(await page.locator("[data-widget-state=waiting]").count()).toBe(10_000 - mounted);
  await page.getByText("Sale 9999").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-widget=countdown]").last()).toHaveAttribute(
    "data-widget-state",
    "mounted",
  );
  await expectQuiet(page);
});

test("F38 on paper and in forced colours the contents and the time can be read", async ({ page, bare }) => {
  await page.goto(
    await bare({
      head: `<link rel="stylesheet" href="/islet/islet.css">${TAG}`,
      body: widget("countdown", { end_date: 4_102_444_800 }, "Soon") + CONTENTS,
    }),
  );
  await expect(page.getByRole("timer")).toBeVisible();
  for (const media of [{ media: "print" }, { media: "screen", forcedColors: "active" }] as const) {
    await page.emulateMedia(media);
    await expect(page.getByRole("timer")).toBeVisible();
    await expect(page.getByRole("link", { name: "Two" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Two" })).toBeVisible();
  }
  await expectQuiet(page);
});

test("F38 by Tab alone, in forced colours: each control is reached, seen and worked", async ({
  page,
  bare,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(
    await bare({ head: `<link rel="stylesheet" href="/islet/islet.css">${TAG}`, body: CONTENTS }),
  );
  const toggle = page.getByRole("button", { name: /contents/i });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  expect(await toggle.evaluate((button) => getComputedStyle(button).outlineStyle)).not.toBe("none");
  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Space");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "One" })).toBeFocused();
  await expectQuiet(page);
});
