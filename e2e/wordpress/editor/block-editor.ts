import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** What the editor has in `window.wp`, as far as tests ask it. */
interface EditorPackages {
  readonly blocks: { parse(content: string): unknown };
  readonly data: {
    dispatch(store: "core/block-editor"): {
      resetBlocks(blocks: unknown): void;
      selectBlock(id: string): void;
    };
    select(store: "core/block-editor"): {
      getClientIdsWithDescendants(): readonly string[];
      getBlockName(id: string): string;
    };
    select(store: "core/editor"): { getEditedPostContent(): string };
  };
}

/** PHP: what covers the editor of somebody who sees it for the first time is not shown. */
export const withoutGuides = `
  $seen = array( 'welcomeGuide' => false, 'enableChoosePatternModal' => false );
  foreach ( get_users( array( 'fields' => 'ID' ) ) as $user ) {
    update_user_meta( $user, 'wp_persisted_preferences', array(
      'core/edit-post' => $seen,
      'core'           => $seen,
      '_modified'      => gmdate( 'c' ),
    ) );
  }
`;

/** Waits for the editor of a page that is open. */
export async function readyEditor(page: Page): Promise<void> {
  await page.locator('iframe[name="editor-canvas"]').waitFor();
  await expect(canvasOf(page).locator('[aria-label="Add title"]')).toBeVisible();
}

/** The frame that shows the page. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="editor-canvas"]');

/** The sidebar with the settings of what is selected. */
export const sidebarOf = (page: Page): Locator => page.getByRole("region", { name: "Editor settings" });

/** The element of a widget in the canvas: of the last block of its kind. */
export const hostOf = (page: Page, widget: string): Locator =>
  canvasOf(page).locator(`[data-type="islet/${widget}"] > [data-widget]`).last();

/** Before WordPress 6.6 the inserter closes the sidebar in a window of this width. */
async function openSidebar(page: Page): Promise<void> {
  const bar = page.getByRole("region", { name: "Editor top bar" });
  const settings = bar.getByRole("button", { name: "Settings", exact: true });
  if ((await settings.getAttribute("aria-expanded")) !== "true") await settings.click();
}

const countBlocks = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { data } = Reflect.get(window, "wp") as unknown as EditorPackages;
    return data.select("core/block-editor").getClientIdsWithDescendants().length;
  });

/**
 * Places a block by the inserter.
 * @param id of the block, such as `islet-video` or `heading`: two blocks may have one title
 */
export async function place(page: Page, title: string, id: string): Promise<void> {
  const inserter = page.getByRole("button", { name: /block inserter/i }).first();
  await inserter.click();
  const library = page.getByRole("region", { name: "Block Library" });
  await library.getByRole("searchbox").fill(title);
  // Variations of the block have titles of their own.
  const named = new RegExp(`^(?:Islet )?${title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "i");
  const item = library.locator(`[class*="editor-block-list-item-${id}"]`).filter({ hasText: named }).first();
  const before = await countBlocks(page);
  // While the results are still on their way, WordPress 6.5 may take a press for the start of a drag.
  await expect(async () => {
    await item.click();
    expect(await countBlocks(page)).toBeGreaterThan(before);
  }).toPass();
  await inserter.click();
  await openSidebar(page);
}

/** Puts these blocks into the page, in place of those that are there. */
export const setBlocks = (page: Page, content: string): Promise<void> =>
  page.evaluate((text) => {
    const { blocks, data } = Reflect.get(window, "wp") as unknown as EditorPackages;
    data.dispatch("core/block-editor").resetBlocks(blocks.parse(text));
  }, content);

/** Selects the first block of this name, as a click on its edge would. */
export const chooseBlock = (page: Page, name: string): Promise<void> =>
  page.evaluate((wanted) => {
    const { data } = Reflect.get(window, "wp") as unknown as EditorPackages;
    const ids = data.select("core/block-editor").getClientIdsWithDescendants();
    const id = ids.find((one) => data.select("core/block-editor").getBlockName(one) === wanted);
    if (id) data.dispatch("core/block-editor").selectBlock(id);
  }, name);

/** The text of the post as it would be saved. */
export const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { data } = Reflect.get(window, "wp") as unknown as EditorPackages;
    return data.select("core/editor").getEditedPostContent();
  });

/** Presses a button of the toolbar of what is selected, in its menu of further options. */
export async function chooseOption(page: Page, name: RegExp): Promise<void> {
  const options = page.getByRole("toolbar", { name: "Block tools" }).getByRole("button", { name: "Options" });
  const item = page.getByRole("menuitem", { name });
  // A block that is still on its way to another place takes its toolbar along, which closes the menu.
  await expect(async () => {
    if (!(await item.isVisible())) await options.click();
    await item.click({ timeout: 2_000 });
  }).toPass();
}

/** Turns the selected block into another one, by the switcher of its toolbar. */
export async function chooseTransform(page: Page, title: string): Promise<void> {
  const toolbar = page.getByRole("toolbar", { name: "Block tools" });
  // Its button has the block's name in WordPress 7.1, and no class of its own.
  await toolbar.locator(".block-editor-block-switcher").getByRole("button").first().click();
  // A dashicon is a character of its name.
  await page.getByRole("menuitem", { name: new RegExp(`(^|\\s|\\W)${title}$`) }).click();
}

/** Writes the content of the post as its text, in the code editor. */
export async function pasteAsCode(page: Page, content: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+Shift+Alt+m");
  await page.locator("textarea.editor-post-text-editor").fill(content);
  await page.getByRole("button", { name: "Exit code editor" }).click();
  await canvasOf(page).locator("body").waitFor();
}

/** Opens a section of the sidebar if it is closed. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const button = page.getByRole("button", { name: title, exact: true });
  const section = sidebarOf(page).locator(".components-panel__body").filter({ has: button }).first();
  const opener = section.getByRole("button", { name: title, exact: true }).first();
  if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
  return section;
}

/** Publishes the page and returns its address. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("region", { name: "Editor publish" });
  await panel.getByRole("button", { name: "Publish", exact: true }).click();
  const link = panel.getByRole("link", { name: /^View (Page|Post)\b/ });
  return (await link.getAttribute("href")) ?? "";
}
