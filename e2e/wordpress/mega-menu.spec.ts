import { canvasOf, hostOf, place, publish, setBlocks } from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { shoot } from "./shoot.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const ITEM = '[data-type="islet/mega-menu-item"]';

test("panels of a mega menu hold any blocks: titles are written in place, and the page opens what the canvas has", async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(600_000);
  await openNewPost(page, { site, signIn });
  await place(page, "Mega menu", "islet-mega-menu");
  const host = hostOf(page, "mega-menu");
  const items = host.locator(ITEM);
  await expect(items).toHaveCount(3);
  const title = (index: number) => items.nth(index).getByRole("textbox", { name: "Title" });
  await test.step("every panel is seen", async () => {
    await expect(host.getByText("What the first panel holds.")).toBeVisible();
    await expect(host.getByText("What the second panel holds.")).toBeVisible();
  });
  await test.step("a title is written in place, with spaces", async () => {
    await title(0).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" of a kind");
    await expect(title(0)).toHaveText("First item of a kind");
  });
  await test.step("a list stands in a panel", async () => {
    await host.getByText("What the first panel holds.").click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("- One");
    await expect(items.nth(0).locator("ul li")).toHaveText("One");
  });
  await shoot(page, "mega-menu-editor-1280");
  await expectQuiet(page);
  const url = await publish(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url);
  const menu = page.locator("[data-widget=mega-menu]");
  await expect(menu).toHaveAttribute("data-widget-state", "mounted");
  await page.getByRole("button", { name: "First item of a kind" }).click();
  await expect(menu.locator("li li")).toHaveText("One");
  await expect(menu.getByText("What the second panel holds.")).toBeHidden();
  await shoot(page, "mega-menu-page-1280");
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await menu.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("button", { name: "Second item" }).click();
  await expect(menu.getByText("What the second panel holds.")).toBeVisible();
  await shoot(page, "mega-menu-page-390");
  await expectNoAxeViolations(page, "[data-widget=mega-menu]");
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("a post whose menu has its panels as texts opens without unexpected content, each panel a block", async ({
  page,
  site,
  signIn,
}) => {
  await openNewPost(page, { site, signIn });
  const content = `<!-- wp:islet/mega-menu {"items":[{"title":"Shop","text":"Bags and hats."},{"title":"Journal","link":"/journal/","panel":false}]} -->
<p>Bags and hats.</p>
<!-- /wp:islet/mega-menu -->`;
  await setBlocks(page, content);
  const items = canvasOf(page).locator(ITEM);
  await expect(items).toHaveCount(2);
  await expect(canvasOf(page).locator(".block-editor-warning")).toHaveCount(0);
  await expect(items.first().getByText("Bags and hats.")).toBeVisible();
  await expectQuiet(page);
});
