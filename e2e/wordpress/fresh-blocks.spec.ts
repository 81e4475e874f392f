import type { Page } from "@playwright/test";
import { canvasOf, hostOf, place, publish } from "./editor/block-editor.ts";
import { chooseFile } from "./editor/choose-file.ts";
import { answerFiles, openNewPost } from "./editor/new-post.ts";
import { widgetsOfEditors } from "./editor/widgets.ts";
import { NEWEST } from "./site/versions.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const placeable = Object.values(await widgetsOfEditors()).filter(({ place: where }) => where === "element");
const halves = [placeable.slice(0, placeable.length / 2), placeable.slice(placeable.length / 2)];

/** Opens the page that is shown as a visitor without JavaScript. */
async function withoutScript(page: Page, read: (reader: Page) => Promise<void>): Promise<void> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error("The browser has no other context.");
  const reader = await context.newPage();
  await reader.goto(page.url());
  await read(reader);
  await context.close();
}

/** Needs JavaScript for all that it shows, as its README says. */
const DRAWN = new Set(["animation"]);

for (const widgets of halves) {
  const names = widgets.map(({ name }) => name).join(", ");

  test(`as they come from the inserter, blocks read without JavaScript and break no rule of WCAG: ${names}`, async ({
    page,
    site,
    signIn,
    version,
  }) => {
    test.skip(version !== NEWEST, "Each version prints the same.");
    test.setTimeout(600_000);
    await answerFiles(page);
    await openNewPost(page, { site, signIn }, "admin");
    await place(page, "Heading", "heading");
    await canvasOf(page).locator('[data-type="core/heading"]').fill("A heading for the table");
    for (const widget of widgets) {
      await place(page, widget.title, `islet-${widget.name}`);
      await chooseFile(page, widget);
      await expect(hostOf(page, widget.name)).toHaveAttribute("data-widget-state", "mounted");
    }
    await page.goto(await publish(page));
    for (const { name } of widgets) {
      const host = page.locator(`[data-widget~="${name}"]`);
      await host.evaluate((element) => element.scrollIntoView());
      if ((await host.getAttribute("data-widget-state")) === "waiting") await host.hover({ force: true });
      await expect(host).toHaveAttribute("data-widget-state", "mounted");
      await test.step(name, () => expectNoAxeViolations(page, `[data-widget~="${name}"]`));
    }
    await withoutScript(page, async (reader) => {
      for (const { name, content } of widgets) {
        const host = reader.locator(`[data-widget~="${name}"]`);
        await expect(host, name).toHaveCount(1);
        if (content === "printed" && !DRAWN.has(name)) await expect(host, name).toBeVisible();
      }
    });
    // What is answered for files is neither a list of posts nor a video.
    await expectQuiet(page, [/feed: settings\.sources\[0\]/, /video: the video cannot be played/]);
    expect(site.complaints()).toEqual([]);
  });
}
