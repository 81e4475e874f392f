import { CORE } from "../support/core.ts";
import {
  actionHref,
  inMode,
  letter,
  open,
  opener,
  page1,
  popup,
  ready,
  START,
} from "../support/popup-page.ts";
import { expect, expectQuiet, test } from "../support/test.ts";

test.describe("closing", () => {
  test("popup.3 by its button, by the background, by Escape and by the bus", { tag: CORE }, async ({
    page,
    makePage,
  }) => {
    await page.goto(await makePage(page1(opener(), popup())));
    await ready(page);
    const ways: (() => Promise<unknown>)[] = [
      () => page.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 400),
      () => page.keyboard.press("Escape"),
      () =>
        page.evaluate(() =>
          document.dispatchEvent(new CustomEvent("elementor/popup/close", { detail: { id: "7" } })),
        ),
    ];
    for (const close of ways) {
      await open(page);
      await expect(letter(page)).toBeVisible();
      await close();
      await expect(letter(page)).toBeHidden();
    }
    await expectQuiet(page);
  });

  test("popup.3 background and Escape can each be prevented; Escape pressed again and again, too", async ({
    page,
    makePage,
  }) => {
    await page.goto(
      await makePage(
        page1(
          opener(7),
          popup({ prevent_close_on_background_click: "yes" }),
          opener(8),
          popup({ prevent_close_on_esc_key: "yes" }, { id: 8 }),
        ),
      ),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    await open(page, 7);
    await expect(letter(page, 7)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(letter(page, 7)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(letter(page, 7)).toBeHidden();
    await open(page, 8);
    await expect(letter(page, 8)).toBeVisible();
    for (let time = 0; time < 3; time++) await page.keyboard.press("Escape");
    await expect(letter(page, 8)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(letter(page, 8)).toBeHidden();
  });

  test("popup.3 by itself after its delay", async ({ page, makePage }) => {
    await page.clock.install({ time: START });
    await page.goto(await makePage(page1(opener(), popup({ close_automatically: 60 }))));
    await ready(page);
    await page.clock.pauseAt(START + 10_000);
    await open(page);
    await expect(letter(page)).toBeVisible();
    await page.clock.runFor(59_000);
    await expect(letter(page)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(letter(page)).toBeHidden();
  });

  test("popup.3 text that is selected out of the panel does not close it", async ({ page, makePage }) => {
    await page.goto(await makePage(page1(opener(), popup())));
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
    const words = await page.getByText("One for each season.").boundingBox();
    await page.mouse.move((words?.x ?? 0) + 10, (words?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(letter(page)).toBeVisible();
  });

  test("popup.4 closed for good, it does not come back on the next page either", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a href="${actionHref("popup:close", { do_not_show_again: "yes" })}">Never again</a></p>`;
    const url = await makePage(page1(opener(), popup({ triggers: { page_load: "yes" } }, { inside })));
    await page.goto(url);
    await page.getByRole("link", { name: "Never again" }).click();
    await expect(letter(page)).toBeHidden();
    await page.reload();
    await ready(page);
    await open(page);
    await page.getByRole("button", { name: "Elsewhere" }).click();
    await expect(page.locator("dialog")).toHaveCount(0);
    const preview = await makePage(page1(opener(), popup()), inMode("is_preview"));
    await page.goto(preview);
    await ready(page);
    await open(page);
    await expect(letter(page)).toBeVisible();
  });
});

test.describe("several popups", () => {
  test("popup.5 one that wants to be alone keeps the other away, until it has gone", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a class="open-8" href="#popup-8">Open 8</a></p>`;
    const html = page1(
      opener(),
      popup({ avoid_multiple_popups: "yes" }, { inside }),
      popup({}, { id: 8 }),
      opener(8),
    );
    await page.goto(await makePage(html));
    await Promise.all([ready(page, 7), ready(page, 8)]);
    await open(page, 7);
    await letter(page, 7).getByRole("link", { name: "Open 8" }).click();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(letter(page, 7)).toBeHidden();
    await page.locator("main > p .open-8").click();
    await expect(letter(page, 8)).toBeVisible();
  });

  test("popup.5 in preview both are shown; Escape and the background close the one on top only", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a class="open-8" href="#popup-8">Open 8</a></p>`;
    const alone = { avoid_multiple_popups: "yes" };
    await page.goto(
      await makePage(
        page1(opener(), popup(alone, { inside }), popup({ ...alone, width: 300 }, { id: 8 })),
        inMode("is_preview"),
      ),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 400)]) {
      await open(page, 7);
      await letter(page, 7).getByRole("link", { name: "Open 8" }).click();
      await expect(letter(page, 8)).toBeVisible();
      await close();
      await expect(letter(page, 8)).toBeHidden();
      await expect(letter(page, 7)).toBeVisible();
      await expect(letter(page, 7).getByRole("link", { name: "Open 8" })).toBeFocused();
      await close();
      await expect(letter(page, 7)).toBeHidden();
    }
  });

  test("popup.3 a press that opens one beside another closes only the other", async ({ page, makePage }) => {
    const beside = { a11y_navigation: "", overlay: "", vertical: "bottom", width: 200 };
    await page.goto(
      await makePage(
        page1(
          opener(),
          opener(8),
          popup({ ...beside, horizontal: "left" }),
          popup({ ...beside, horizontal: "right" }, { id: 8 }),
        ),
      ),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    // Once seen, the second one's code is there, and it opens within the press.
    await open(page, 8);
    await expect(letter(page, 8)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(letter(page, 8)).toBeHidden();
    await open(page, 7);
    await expect(letter(page, 7)).toBeVisible();
    await open(page, 8);
    await expect(letter(page, 7)).toBeHidden();
    await expect(letter(page, 8)).toBeVisible();
  });

  test("popup.8 one without accessible navigation over a modal one can still be reached", async ({
    page,
    makePage,
  }) => {
    const inside = `<p><a class="open-8" href="#popup-8">Open 8</a></p>`;
    await page.goto(
      await makePage(page1(opener(), popup({}, { inside }), popup({ a11y_navigation: "" }, { id: 8 }))),
    );
    await Promise.all([ready(page, 7), ready(page, 8)]);
    await open(page, 7);
    await letter(page, 7).getByRole("link", { name: "Open 8" }).click();
    await letter(page, 8).getByRole("button", { name: "Close" }).click();
    await expect(letter(page, 8)).toBeHidden();
    await expect(letter(page, 7)).toBeVisible();
  });
});
