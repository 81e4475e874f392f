import type { Page } from "@playwright/test";
import {
  canvasOf,
  chooseBlock,
  chooseOption,
  contentOf,
  hostOf,
  place,
  publish,
  readyEditor,
  setBlocks,
} from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { keepSaved } from "./editor/saved-content.ts";
import { shoot } from "./shoot.ts";
import { withoutPlugin } from "./site/without-plugin.ts";
import { expect, expectQuiet, test } from "./test.ts";

/** The editor hides the toolbar while somebody types, until the mouse moves. */
async function showToolbar(page: Page): Promise<void> {
  await page.mouse.move(400, 700);
  await page.mouse.move(450, 740, { steps: 5 });
}

/** Posts as they were stored when rows had texts only. */
const EARLIER = [
  `<!-- wp:islet/tabs {"items":[{"title":"Wash &amp; dry","text":"By hand,\\nin \\u003cb\\u003ecold\\u003c/b\\u003e water.","fragment":"washing"},{"title":"Mend"}],"label":"Care","align":"wide"} /-->`,
  `<!-- wp:islet/accordion {"items":[{"title":"Size","text":"From S to L.","open":true}],"exclusive":true} /-->`,
  `<!-- wp:islet/carousel {"items":[{"picture":{"id":7,"url":"/wp-includes/images/w-logo-blue.png"},"alt":"A logo","width":80,"height":80,"text":"Below it"}]} /-->`,
  `<!-- wp:islet/slides {"items":[{"title":"Mending","text":"It is free.","link":"/mending/","button":"How"}]} /-->`,
].join("\n\n");

/** Expects that these widgets run on the page, and no others. */
const expectRunning = (page: Page, names: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator("[data-widget-state=mounted]")
        .evaluateAll((hosts) => hosts.map((host) => host.getAttribute("data-widget") ?? host.outerHTML)),
    )
    .toEqual(names);

const textsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((element) => (element as HTMLElement).textContent?.trim().replaceAll(/\s+/g, " ")),
    );

test("tabs hold any blocks: titles are written in place and followed at once, tabs are added, moved, duplicated and taken back, and the page shows what the canvas has", async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(600_000);
  await openNewPost(page, { site, signIn });
  const canvas = canvasOf(page);
  await place(page, "Tabs", "islet-tabs");
  const host = hostOf(page, "tabs");
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  const tabs = host.getByRole("tab");
  await expect(tabs).toHaveText(["First tab", "Second tab", "Third tab"]);
  await test.step("a title is written in place", async () => {
    await tabs.nth(1).click();
    const title = canvas
      .locator('[data-type="islet/tabs-item"]')
      .nth(1)
      .getByRole("textbox", { name: "Title" });
    await title.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" & <more>");
    await expect(tabs.nth(1)).toHaveText("Second tab & <more>");
  });
  await test.step("a list stands in a tab", async () => {
    const text = canvas.getByText("What the second tab is about.");
    await text.click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("- One");
    await expect(host.locator("li")).toHaveText("One");
  });
  await test.step("a tab is moved, duplicated and taken back", async () => {
    await chooseBlock(page, "islet/tabs-item");
    await showToolbar(page);
    await chooseOption(page, /^Duplicate/);
    await expect(tabs).toHaveText(["First tab", "First tab", "Second tab & <more>", "Third tab"]);
    await page
      .getByRole("toolbar", { name: "Block tools" })
      .getByRole("button", { name: "Move down" })
      .click();
    await expect(tabs).toHaveText(["First tab", "Second tab & <more>", "First tab", "Third tab"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(tabs).toHaveText(["First tab", "Second tab & <more>", "Third tab"]);
  });
  await test.step("a tab is added", async () => {
    await chooseBlock(page, "islet/tabs");
    await showToolbar(page);
    await host.getByRole("button", { name: /^Add / }).click();
    await expect(tabs).toHaveCount(3);
    await expect(canvas.locator('[data-type="islet/tabs-item"]')).toHaveCount(4);
    await canvas
      .locator('[data-type="islet/tabs-item"]')
      .last()
      .getByRole("textbox", { name: "Title" })
      .click();
    await page.keyboard.type("Fourth tab");
    await expect(tabs).toHaveText(["First tab", "Second tab & <more>", "Third tab", "Fourth tab"]);
  });
  await shoot(page, "rows-editor-1280");
  // In a tab, WordPress 6.5 offers further tabs alone.
  await canvas.locator('[aria-label="Add title"]').click();
  await place(page, "Accordion", "islet-accordion");
  const accordion = hostOf(page, "accordion");
  await accordion.locator("summary [contenteditable]").first().click();
  await page.keyboard.press("End");
  await page.keyboard.type(" of mine");
  await expect(accordion.locator("summary").first()).toHaveText("First question of mine");
  await expect(accordion.getByText("The answer to the first question.")).toBeVisible();
  await shoot(page, "rows-editor-accordion");
  await expectQuiet(page);
  keepSaved("rows.html", await contentOf(page));
  await page.goto(await publish(page));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.locator("[data-widget=tabs]")).toHaveAttribute("data-widget-state", "mounted");
    await shoot(page, `rows-page-${width}`);
  }
  expect(await textsOf(page, "[data-widget=tabs] [role=tab]")).toEqual([
    ...["First tab", "Second tab & <more>", "Third tab", "Fourth tab"],
  ]);
  await page.getByRole("tab", { name: "Second tab & <more>" }).click();
  await expect(page.getByRole("tabpanel").locator("li")).toHaveText("One");
  // What stands in the post for the time without the plugin is not printed with it.
  await expect(page.locator(".wp-block-islet-tabs-item h3")).toHaveCount(0);
  await page.getByText("First question of mine").click();
  await expect(page.getByText("The answer to the first question.")).toBeVisible();
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("a post of before rows were blocks opens without unexpected content, holds the same after, and reads well without the plugin", async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(600_000);
  await openNewPost(page, { site, signIn });
  const encoded = Buffer.from(EARLIER).toString("base64");
  const insert = `wp_insert_post( array( 'post_title' => 'Earlier', 'post_status' => 'publish', 'post_content' => wp_slash( base64_decode( '${encoded}' ) ) ) )`;
  const [id = "", url = ""] = site.run(`$id = ${insert}; echo $id . ' ' . get_permalink( $id );`).split(" ");
  await page.goto(url);
  await expectRunning(page, ["tabs", "accordion", "carousel", "slides"]);
  // Paragraphs of WordPress have lines between them.
  const said = async () => (await textsOf(page, "[data-widget]")).map((text) => text?.replaceAll(" ", ""));
  const before = await said();
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
  await readyEditor(page);
  await expect(canvasOf(page).locator('[data-type="islet/tabs-item"]')).toHaveCount(2);
  await expect(canvasOf(page).locator(".block-editor-warning")).toHaveCount(0);
  await expect(canvasOf(page).getByText("in <b>cold</b> water.")).toBeVisible();
  await shoot(page, "rows-earlier-1280");
  const migrated = await contentOf(page);
  expect(migrated).not.toContain('"items"');
  expect(migrated).toContain("<h3>Wash &amp; dry</h3>");
  expect(migrated).toContain('"exclusive":true');
  // What it has become opens as it is, too.
  await setBlocks(page, migrated);
  await expect(canvasOf(page).locator('[data-type="islet/tabs-item"]')).toHaveCount(2);
  // The editor itself writes `>` in two ways.
  const asText = (content: string) => content.replaceAll("&gt;", ">");
  expect(asText(await contentOf(page))).toBe(asText(migrated));
  await page.goto(
    site.run(
      `wp_update_post( array( 'ID' => ${id}, 'post_content' => wp_slash( base64_decode( '${Buffer.from(migrated).toString("base64")}' ) ) ) ); echo get_permalink( ${id} );`,
    ),
  );
  await expectRunning(page, ["tabs", "accordion", "carousel", "slides"]);
  expect(await said()).toEqual(before);
  await expect(page.locator("#washing")).toHaveCount(1);
  await withoutPlugin(site, async () => {
    await page.reload();
    await expect(page.locator("[data-widget]")).toHaveCount(0);
    for (const text of ["Wash & dry", "From S to L.", "Below it", "How"])
      await expect(page.locator(".wp-block-post-content").getByText(text)).toBeVisible();
    await shoot(page, "rows-without-plugin");
  });
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
