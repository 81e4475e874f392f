import { TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

/** A theme whose body has the height and the scroll bar of the window. */
const THEME =
  "<style>html { overflow: hidden } html, body { height: 100%; margin: 0 } body { overflow: auto }</style>";
const tall = "<p>Words.</p>".repeat(120);
const scrollBodyTo = (share: number) => {
  const { body } = document;
  body.scrollTo({ top: (body.scrollHeight - body.clientHeight) * share, behavior: "instant" });
};

test("a popup at half of the page and a link to the top follow a body that scrolls", async ({
  page,
  bare,
}) => {
  const popup = `<section id="letter" data-widget="popup popup-triggers" data-settings='{"id":7,"triggers":{"scrolling":"yes","scrolling_offset":50}}'><p>Four letters a year</p></section>`;
  const link = `<div class="islet-scroll-up" data-widget="scroll-up" data-settings='{"offset":20,"duration":300}'><a href="#" aria-label="Scroll to top">↑</a></div>`;
  await page.goto(await bare({ head: THEME + TAG, body: link + popup + tall, csp: null }));
  await page.locator(".islet-scroll-up[data-widget-state=mounted]").waitFor({ state: "attached" });
  const toTop = page.getByRole("link", { name: "Scroll to top" });
  await expect(toTop).toBeHidden();
  await page.evaluate(scrollBodyTo, 0.4);
  await expect(toTop).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  // The code of triggers may still be on its way: scrolled to and fro until it hears.
  await expect(async () => {
    await page.evaluate(scrollBodyTo, 0.55);
    await page.evaluate(scrollBodyTo, 0.6);
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => document.body.scrollTop)).toBe(0);
  await expect(toTop).toBeHidden();
  await expectQuiet(page);
});
