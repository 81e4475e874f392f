import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/counter/fixture.html", import.meta.url), "utf8");
const tall = "<p>Words.</p>".repeat(100);

/** The first number that is shown, and the last one so far; counts every change, which may be quick. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const number = document.querySelector(".islet-counter-number");
    if (!number) throw new Error("The page has no counter.");
    const texts: (string | null)[] = [];
    Object.assign(window, { counted: texts });
    new MutationObserver(() => texts.push(number.textContent)).observe(number, { childList: true });
  });
const counted = (page: Page) =>
  page.evaluate(() => {
    const texts = (window as unknown as { counted: string[] }).counted;
    return [texts[0], texts.length > 3, texts.at(-1)];
  });

test("counter.1 a counter waits below the window, and counts to its number once the visitor scrolls to it", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(tall + fixture + tall));
  await watch(page);
  await page.locator(".islet-counter-number").scrollIntoViewIfNeeded();
  await expect.poll(() => counted(page)).toEqual(["0", true, "1,250"]);
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("what stands beside or below a number stays in its place while it counts and after it", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const counter = (display: string) =>
    `<div id="${display}">${fixture.replace("<span", `<span style="display: ${display}"`)}</div>`;
  const kinds = ["inline", "block", "flex", "inline-block"];
  const { release } = await holdRequests(page, /\/chunks\//);
  await page.goto(await makePage(kinds.map(counter).join("") + tall, { csp: "none" }));
  const places = () =>
    page.evaluate(
      (ids) =>
        ids.map((id) => {
          const words = document.querySelector(`#${id} p`)?.lastChild as Text;
          const range = document.createRange();
          range.selectNodeContents(words);
          const { left, top } = range.getBoundingClientRect();
          return [Math.round(left), Math.round(top)];
        }),
      kinds,
    );
  const printed = await places();
  release();
  await expect(page.locator("[data-widget=counter][data-widget-state=mounted]")).toHaveCount(kinds.length);
  expect(await places()).toEqual(printed);
  await expect(page.locator(".islet-counter-number")).toHaveText(kinds.map(() => "1,250"));
  // One that counts is a picture to screen readers.
  await expect(page.locator(".islet-counter-number[role]")).toHaveCount(0);
  expect(await places()).toEqual(printed);
  expect(await layoutShift(page)).toBe(0);
});

test("a counter at the end of a page counts, though it never reaches 90 % of the window", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makePage(tall + fixture));
  await watch(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => counted(page)).toEqual(["0", true, "1,250"]);
});
