import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { scrollToEnd } from "../support/scroll-to-end.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/scroll-up/fixture.html", import.meta.url), "utf8");
/** The code that scrolls, which comes with the first press. */
const SCROLLING = /\/scroll-to\.js/;
const tall = "<p>Words.</p>".repeat(120);

test("scroll-up.1 appears past its offset, and leads to the top", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(fixture.replace('"always":true', '"offset":20,"duration":300') + tall));
  const link = page.getByRole("link", { name: "Scroll to top" });
  await expect(link).toBeHidden();
  await scrollToEnd(page);
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page);
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(link).toBeHidden();
  await expectQuiet(page);
});

test("scroll-up.1 a press counts although the code that scrolls comes later, or never", async ({
  page,
  makePage,
}) => {
  const url = await makePage(fixture + tall);
  const link = page.getByRole("link", { name: "Scroll to top" });
  const scrollY = () => page.evaluate(() => window.scrollY);
  const press = async () => {
    await page.goto(url);
    await page.locator(".islet-scroll-up[data-widget-state=mounted]").waitFor();
    await scrollToEnd(page);
    await link.click();
  };
  const held = await holdRequests(page, SCROLLING);
  await press();
  await expect.poll(() => held.requested.length).toBe(1);
  expect(await scrollY()).toBeGreaterThan(500);
  held.release();
  await expect.poll(scrollY).toBe(0);
  await page.route(SCROLLING, (route) => route.abort());
  await press();
  await expect.poll(scrollY).toBe(0);
});
