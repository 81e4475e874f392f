import { announced } from "../support/announced.ts";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const AREA = '<div class="area" data-widget="notices"></div>';
const TALL = '<div class="tall"></div>';
const HEAD = "<style>.tall { block-size: 3000px } .site-header { display: none }</style>";
const NOTICE =
  '<div class="woocommerce"><div class="woocommerce-notices-wrapper"><div class="woocommerce-error" role="alert">No such thing.</div></div></div>';

const print = `<button type="button" class="tell">Tell</button><label>Name <input class="name"></label>`;
/** What the server's answer puts on the page, in the shop's own way. */
const tell = (page: import("@playwright/test").Page, className: string, role = "alert") =>
  page.evaluate(
    ([name = "", kind = ""]) => {
      const notice = document.createElement("div");
      notice.className = name;
      notice.setAttribute("role", kind);
      notice.textContent = "The shop says something.";
      document.querySelector(".woocommerce-notices-wrapper")?.append(notice);
      document.body.dispatchEvent(new CustomEvent("updated_wc_div", { bubbles: true }));
    },
    [className, role],
  );

test("notices.1 notices move into the area, and the page scrolls until it stands 100 px below the top", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(`${TALL}${AREA}${NOTICE}${TALL}`, { head: HEAD, csp: "none" }));
  await expect(page.locator(".area > .woocommerce-error")).toHaveText("No such thing.");
  const topPx = () => page.locator(".area").evaluate((area) => Math.round(area.getBoundingClientRect().top));
  await expect.poll(topPx).toBe(100);
  await expectNoAxeViolations(page, ".area");
  await expectQuiet(page);
});

test("notices.1 with keep_seen, what is in the window when the page opens stays, gets the focus, and what comes later moves", async ({
  page,
  makePage,
}) => {
  const area = AREA.replace("></div>", ` data-settings='{"keep_seen":"yes"}'></div>`);
  await page.goto(await makePage(`${NOTICE}${area}${TALL}`, { head: HEAD, csp: "none" }));
  // What the page opens with is not announced, so it may stay an alert.
  const opening = page.getByRole("alert", { name: "No such thing." });
  await expect(opening).toBeFocused();
  await expectNoAxeViolations(page, ".woocommerce");
  await expect(page.locator(".woocommerce .woocommerce-error")).toHaveText("No such thing.");
  await expect(page.locator(".area > *")).toHaveCount(0);
  await tell(page, "woocommerce-message");
  await expect(page.locator(".area > .woocommerce-message")).toBeVisible();
  await expectQuiet(page);
});

for (const [motion, shares] of [
  ["no-preference", { 500: 0.5, 900: 0.98, 1_050: 1 }],
  ["reduce", { 50: 1 }],
] as const)
  test(`notices.1 the way there takes 1000 ms, or none for visitors who want less motion: ${motion}`, async ({
    page,
    makePage,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.clock.install({ time: 0 });
    const html = `${TALL}${AREA}${TALL}<div class="woocommerce-notices-wrapper"></div>`;
    await page.goto(await makePage(html, { head: HEAD, csp: "none" }));
    await expect(page.locator(".area")).toHaveAttribute("data-widget-state", "mounted");
    // From here on only the test lets time pass.
    await page.clock.pauseAt(60_000);
    await tell(page, "woocommerce-error");
    await expect(page.locator(".area > .woocommerce-error")).toHaveCount(1);
    const endPx = await page
      .locator(".area")
      .evaluate((area) => scrollY + area.getBoundingClientRect().top - 100);
    let passedMs = 0;
    for (const [ms, share] of Object.entries(shares)) {
      await page.clock.runFor(Number(ms) - passedMs);
      passedMs = Number(ms);
      expect((await page.evaluate(() => scrollY)) / endPx).toBeCloseTo(share, share === 1 ? 3 : 1);
      if (share < 1) expect(await page.evaluate(() => scrollY)).toBeLessThan(endPx - 10);
    }
  });

test("notices.2 an alert gets the focus after 500 ms", async ({ page, makePage }) => {
  await page.clock.install();
  await page.goto(
    await makePage(`${AREA}${print}<div class="woocommerce-notices-wrapper"></div>`, {
      head: HEAD,
      csp: "none",
    }),
  );
  await expect(page.locator(".area")).toHaveAttribute("data-widget-state", "mounted");
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await tell(page, "woocommerce-message");
  const alert = page.locator(".area > .woocommerce-message");
  await expect(alert).toBeVisible();
  await page.clock.runFor(450);
  await expect(alert).not.toBeFocused();
  await page.clock.runFor(100);
  await expect(alert).toBeFocused();
  await expect(announced(page, "The shop says something.")).toHaveAccessibleName("The shop says something.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByRole("alert", { name: "The shop says something." })).toBeFocused();
  await expect(announced(page, "The shop says something.")).toBeFocused();
});

test("a notice that is no alert takes no focus, nor does a success from a field that is typed in; an error does", async ({
  page,
  makePage,
}) => {
  await page.clock.install();
  await page.goto(
    await makePage(`${AREA}${print}<div class="woocommerce-notices-wrapper"></div>`, {
      head: HEAD,
      csp: "none",
    }),
  );
  await expect(page.locator(".area")).toHaveAttribute("data-widget-state", "mounted");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Ada");
  await tell(page, "woocommerce-info", "status");
  await tell(page, "woocommerce-message");
  await expect(page.locator(".area > *")).toHaveCount(2);
  await page.clock.runFor(2_000);
  await expect(name).toBeFocused();
  await tell(page, "woocommerce-error");
  await expect(page.locator(".area > .woocommerce-error")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.locator(".area > .woocommerce-error")).toBeFocused();
});
