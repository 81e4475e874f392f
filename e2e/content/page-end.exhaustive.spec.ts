import { TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

const STYLES = '<link rel="stylesheet" href="/islet/islet.css">';
const CONTENTS = `<div data-widget="table-of-contents" data-widget-on="load" data-settings='{"headings_by_tags":["h2"]}'><ol><li><a href="#first">First</a></li><li><a href="#last">Last</a></li></ol></div>`;
const MENU = `<nav id="menu" data-widget="anchors" data-widget-on="load" data-settings='{"menu_selector":"#menu","mark_active":"yes"}'><a href="#first">To the first</a> <a href="#last">To the last</a></nav>`;
const POPUP = `<section id="letter" data-widget="popup popup-triggers" data-settings='{"id":7,"triggers":{"scrolling":"yes","scrolling_offset":100}}'><p>Four letters a year</p></section>`;
const COUNTER = `<p data-widget="counter" data-widget-on="load" data-settings='{"to_value":7,"duration":0}' style="margin:0">Over <span class="islet-counter-number">7</span> orders</p>`;

/** A page whose last heading never comes near the top of the window, and whose height is no whole number. */
const pageOf = (heightPx: number) =>
  `<style>body { margin: 0; padding-bottom: .3px } [data-widget="table-of-contents"], #menu { position: fixed; top: 0; inset-inline-end: 0; width: 150px; font-size: 12px } #menu { top: 90px }</style>${CONTENTS}${MENU}${POPUP}<h2 id="first">First</h2><div style="height:${heightPx}px"></div><h2 id="last">Last</h2><p>The end.</p>${COUNTER}`;

for (const deviceScaleFactor of [1.1, 1.25, 1.5, 1.75])
  for (const heightPx of [1_583, 1_733.4, 2_000.7])
    test.describe(`on a screen scaled by ${deviceScaleFactor}, at the end of a page with ${heightPx} px between its headings`, () => {
      test.use({ deviceScaleFactor, viewport: { width: 390, height: 611 } });

      test("the last heading is the current one, a popup for the end is open, and the last number has counted", async ({
        page,
        bare,
      }) => {
        await page.goto(await bare({ head: STYLES + TAG, body: pageOf(heightPx), csp: null }));
        for (const widget of ["table-of-contents", "anchors", "counter"])
          await expect(page.locator(`[data-widget="${widget}"]`)).toHaveAttribute(
            "data-widget-state",
            "mounted",
          );
        await expect(page.getByRole("dialog")).toBeHidden();
        // The code of triggers may still be on its way: scrolled to and fro until it hears.
        await expect(async () => {
          for (const share of [0.9, 1])
            await page.evaluate(
              (part) => scrollTo({ top: document.documentElement.scrollHeight * part, behavior: "instant" }),
              share,
            );
          await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
        }).toPass();
        await page.keyboard.press("Escape");
        await expect(page.locator("[data-widget=table-of-contents] a[href$='#last']")).toHaveAttribute(
          "aria-current",
          /./,
        );
        await expect(page.getByRole("link", { name: "To the last" })).toHaveAttribute("aria-current", /./);
        await expect(page.locator(".islet-counter-number")).toHaveText("7");
        await expectQuiet(page);
      });
    });

for (const deviceScaleFactor of [1.1, 1.25, 1.5, 1.75])
  test.describe(`on a screen scaled by ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 377, height: 611 } });

    test("a carousel that does not repeat ends at its last slide, which is whole, and begins at its first", async ({
      page,
      bare,
    }) => {
      const slides = [1, 2, 3, 4, 5]
        .map((slide) => `<div class="islet-carousel__slide"><p>Slide ${slide}</p></div>`)
        .join("");
      const body = `<div data-widget="carousel" data-widget-on="load" data-settings='{"infinite":"","autoplay":"","slides_to_show_mobile":2,"space_between":7}'><div class="islet-carousel" role="region" aria-label="Slides"><div class="islet-carousel__track">${slides}</div></div></div>`;
      await page.goto(await bare({ head: STYLES + TAG, body, csp: null }));
      const next = page.getByRole("button", { name: "Next slide" });
      const previous = page.getByRole("button", { name: "Previous slide" });
      const isDone = (button: typeof next) =>
        button.evaluate(
          (one: HTMLButtonElement) => one.disabled || one.getAttribute("aria-disabled") === "true",
        );
      for (const [button, slide] of [
        [next, "Slide 5"],
        [previous, "Slide 1"],
      ] as const) {
        await expect(async () => {
          if (!(await isDone(button))) await button.click();
          expect(await isDone(button)).toBe(true);
        }).toPass();
        const last = page.getByText(slide);
        await expect
          .poll(async () => {
            const box = await last.boundingBox();
            return box !== null && box.x >= -1 && box.x + box.width <= 378;
          })
          .toBe(true);
      }
      await expectQuiet(page);
    });
  });
