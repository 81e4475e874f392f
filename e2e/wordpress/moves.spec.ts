import type { Page } from "@playwright/test";
import {
  canvasOf,
  chooseBlock,
  chooseTransform,
  contentOf,
  hostOf,
  pasteAsCode,
  readyEditor,
  setBlocks,
  withoutGuides,
} from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { activatePlugin } from "./site/activate-plugin.ts";
import { startSite } from "./site/start-site.ts";
import { expect, expectQuiet, test } from "./test.ts";

const SETTINGS = '{"end_date":"2099-01-01T00:00","label_days":"Tage"}';
const COUNTDOWN = `<!-- wp:islet/countdown {"end_date":"2099-01-01T00:00","label_days":"Tage"} /-->`;
const words = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

/** The names of the blocks in the canvas, in their order. */
const order = (page: Page) =>
  canvasOf(page)
    .locator(".is-root-container > [data-type]")
    .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset["type"]));

/** Drags the selected block by the handle of its toolbar over the lower half of a paragraph. */
async function dragBelow(page: Page, text: string): Promise<void> {
  await page
    .getByRole("toolbar", { name: "Block tools" })
    .locator(".block-editor-block-mover__drag-handle")
    .hover();
  await page.mouse.down();
  const box = await canvasOf(page).getByText(text, { exact: true }).boundingBox();
  if (!box) throw new Error(`There is no paragraph ${text}.`);
  const middle = box.y + box.height / 2;
  const line = page.locator(".block-editor-block-list__insertion-point-indicator");
  await page.mouse.move(box.x + 40, middle, { steps: 10 });
  // A line says where the block would go, some time after the mouse.
  await expect(async () => {
    await page.mouse.move(box.x + 40, box.y + box.height * 0.9, { steps: 3 });
    expect((await line.boundingBox({ timeout: 500 }))?.y).toBeGreaterThan(middle);
  }).toPass();
  await page.mouse.up();
}

test("a block is dragged, copied into another post and onto a site of another version, and turned into a shortcode and back; each is undone", async ({
  page,
  site,
  signIn,
  version,
}) => {
  test.setTimeout(300_000);
  const undo = () => page.getByRole("button", { name: "Undo", exact: true }).click();
  const host = hostOf(page, "countdown");
  await openNewPost(page, { site, signIn });
  await setBlocks(page, COUNTDOWN + words("One") + words("Two"));
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  const key = (await host.getAttribute("data-widget-key")) ?? "";

  await test.step("dragged by its handle", async () => {
    await chooseBlock(page, "islet/countdown");
    await dragBelow(page, "Two");
    const moved = ["core/paragraph", "core/paragraph", "islet/countdown"];
    await expect.poll(() => order(page)).toEqual(moved);
    // Known by its key, the widget goes on where its element has gone.
    await expect(host).toHaveAttribute("data-widget-key", key);
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    await expect(host.getByRole("timer")).toBeVisible();
    await undo();
    await expect.poll(() => order(page)).toEqual(moved.toReversed());
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
  });

  await test.step("turned into a shortcode and back", async () => {
    await chooseBlock(page, "islet/countdown");
    await chooseTransform(page, "Shortcode");
    const shortcode = canvasOf(page).locator('[data-type="core/shortcode"] textarea');
    await expect(shortcode).toHaveValue(
      '[islet widget="countdown" end_date="2099-01-01T00:00" label_days="Tage"]',
    );
    await chooseTransform(page, "Countdown");
    await expect(host).toHaveAttribute("data-settings", SETTINGS);
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    await undo();
    await expect(shortcode).toBeVisible();
    await undo();
    await expect(host).toHaveAttribute("data-settings", SETTINGS);
  });

  let copied = "";
  await test.step("copied into another post", async () => {
    await chooseBlock(page, "islet/countdown");
    await canvasOf(page).locator('[data-type="islet/countdown"]').focus();
    await page.keyboard.press("ControlOrMeta+c");
    await expectQuiet(page);
    await page.goto("/wp-admin/post-new.php");
    await readyEditor(page);
    await canvasOf(page).getByRole("button", { name: "Add default block" }).click();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(host).toHaveAttribute("data-settings", SETTINGS);
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    expect(await host.getAttribute("data-widget-key")).not.toBe(key);
    copied = await contentOf(page);
    expect(copied).toBe(COUNTDOWN);
    await undo();
    await expect(host).toHaveCount(0);
  });

  if (version === "6.5") return;
  await test.step("as text onto a site of another version", async () => {
    const other = await startSite("6.5");
    try {
      activatePlugin(other);
      other.run(withoutGuides);
      await expectQuiet(page);
      await page.goto(`${other.origin}/?sign-in=admin`);
      await page.goto(`${other.origin}/wp-admin/post-new.php`);
      await readyEditor(page);
      await pasteAsCode(page, copied);
      await expect(host).toHaveAttribute("data-settings", SETTINGS);
      await expect(host).toHaveAttribute("data-widget-state", "mounted");
      expect(other.complaints()).toEqual([]);
      await expectQuiet(page);
    } finally {
      other.stop();
    }
  });
  expect(site.complaints()).toEqual([]);
});
