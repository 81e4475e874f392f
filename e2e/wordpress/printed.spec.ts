import type { Browser, Locator, Page } from "@playwright/test";
import type { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts";
import { canvasOf, chooseBlock, hostOf, openSection, place, publish } from "./editor/block-editor.ts";
import { openNewPost } from "./editor/new-post.ts";
import { widgetsOfEditors } from "./editor/widgets.ts";
import { shoot } from "./shoot.ts";
import { withCode } from "./site/with-code.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "./test.ts";

const rowsOf = ({ controls }: EditorWidget): EditorControl | undefined =>
  controls.find(({ control, printed }) => control === "list" && printed);

/**
 * Widgets of which the server prints rows whose texts all show at once, and whose rows are written in the panel;
 * blocks.spec.ts changes every control of all, rows.spec.ts rows that are blocks.
 */
const NAMES = ["pager-slider", "share-buttons"];
const widgets = Object.values(await widgetsOfEditors()).filter(({ name }) => NAMES.includes(name));

/** The last field of a row whose text every page shows. */
const shownField = ({ fields = [] }: EditorControl) => fields.findLast(({ words }) => words) as EditorControl;

/** Writes all texts of a row that visitors read. */
async function fillRow(row: Locator, list: EditorControl, text: string): Promise<void> {
  for (const { title, required } of (list.fields ?? []).filter(({ words }) => words))
    await row.getByLabel(required ? `${title} (required)` : title, { exact: true }).fill(`${title}: ${text}`);
}

/** Adds a row to the selected block, writes it and writes it anew, and sees each in the canvas at once. */
async function addRow(page: Page, widget: EditorWidget): Promise<string> {
  const list = rowsOf(widget) as EditorControl;
  const host = hostOf(page, widget.name);
  const section = await openSection(page, widget.groups.find(({ id }) => id === list.group)?.title ?? "");
  const group = section.getByRole("group", { name: list.title, exact: true });
  const rows = group.locator(".islet-row");
  const atFirst = (widget.initial?.[list.key] ?? []) as readonly unknown[];
  await expect(rows).toHaveCount(atFirst.length);
  await group.getByRole("button", { name: "Add", exact: true }).click();
  await expect(rows).toHaveCount(atFirst.length + 1);
  await fillRow(rows.last(), list, "first");
  const { title } = shownField(list);
  await expect(host.getByText(`${title}: first`)).toHaveCount(1);
  await fillRow(rows.last(), list, "again");
  await expect(host.getByText(`${title}: again`)).toHaveCount(1);
  await expect(host.getByText(`${title}: first`)).toHaveCount(0);
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  return `${title}: again`;
}

/** What visitors without JavaScript cannot read of the element, though the server has printed it. */
const unreadable = (host: Locator) =>
  host.evaluate((element) => {
    // Browsers open these themselves.
    for (const details of element.querySelectorAll("details")) details.open = true;
    const isHidden = (one: HTMLElement) => !one.checkVisibility({ visibilityProperty: true });
    return [...element.querySelectorAll<HTMLElement>("*")]
      .filter((one) => one.children.length === 0 && one.textContent && !one.hidden && isHidden(one))
      .map((one) => one.outerHTML);
  });

async function seeWithoutScripts(browser: Browser, url: string, texts: ReadonlyMap<string, string>) {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(url);
  for (const [name, text] of texts) {
    const host = page.locator(`[data-widget=${name}]`);
    await expect(host.getByText(text)).toHaveCount(1);
    expect(await unreadable(host), name).toEqual([]);
  }
  await shoot(page, "page-390-without-scripts", { fullPage: true });
  await page.close();
}

test("a block with rows has some at once; a row that is added and written is in the canvas, and on the page with and without JavaScript", async ({
  page,
  browser,
  site,
  signIn,
}) => {
  test.setTimeout(300_000);
  expect(widgets.map(rowsOf)).not.toContain(undefined);
  expect(widgets).toHaveLength(NAMES.length);
  await openNewPost(page, { site, signIn });
  const texts = new Map<string, string>();
  for (const widget of widgets)
    await test.step(widget.name, async () => {
      await place(page, widget.title, `islet-${widget.name}`);
      await expect(hostOf(page, widget.name)).toHaveAttribute("data-widget-state", "mounted");
      texts.set(widget.name, await addRow(page, widget));
      await shoot(page, `editor-${widget.name}`);
    });
  await expectQuiet(page);
  const url = await publish(page);
  await seeWithoutScripts(browser, url, texts);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    for (const [name, text] of texts) {
      const host = page.locator(`[data-widget=${name}]`);
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute("data-widget-state", "mounted");
      await expect(host.getByText(text)).toHaveCount(1);
    }
    await shoot(page, `page-${width}`, { fullPage: true });
  }
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  // Without the theme, whose navigation is a list of lists.
  await expectNoAxeViolations(page, ".wp-block-post-content");
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("a title that is written with the keyboard alone is in the canvas at once, where all panels are shown", async ({
  page,
  site,
  signIn,
}) => {
  await openNewPost(page, { site, signIn });
  await place(page, "Tabs", "islet-tabs");
  const host = hostOf(page, "tabs");
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  await chooseBlock(page, "islet/tabs-item");
  const section = await openSection(page, "Tab");
  await section.getByLabel("Title (required)", { exact: true }).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" & more");
  await expect(host.getByRole("tab").first()).toHaveText("First tab & more");
  await expect(canvasOf(page).getByText("What the second tab is about.")).toBeVisible();
  await expectQuiet(page);
});

/** What a theme prints below its pages. */
const THEME_CALLS = `add_action( 'wp_footer', function () {
  $rows = array( array( 'title' => 'Size' ), array( 'title' => 'Care', 'text' => '<i>' ) );
  Islet\\render( 'accordion', array( 'items' => $rows ), array( '<p>From <b>S</b> to L</p>' ) );
  Islet\\render( 'share-buttons', array( 'items' => array( array( 'network' => 'email' ) ) ) );
} );`;

test("shortcodes with rows, and a theme's call, print widgets with HTML inside of their rows", async ({
  page,
  site,
}) => {
  const url = site.run(`
    $content = "[islet widget=\\"tabs\\" label=\\"Care\\"]\\n\\n[islet_item title=\\"Wash\\"]\\n\\nBy <b>hand</b>.\\n\\n[/islet_item]\\n\\n[islet_item title=\\"Dry\\"]<ul><li>Flat</li></ul>[/islet_item]\\n\\n[/islet]";
    $post = wp_insert_post( array( 'post_title' => 'Rows &amp; more', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ), true );
    echo get_permalink( $post );
  `);
  await withCode(site, THEME_CALLS, async () => {
    await page.goto(url);
    const tabs = page.locator("[data-widget=tabs]");
    await expect(tabs).toHaveAttribute("data-widget-state", "mounted");
    await expect(tabs.getByRole("tablist", { name: "Care" })).toBeVisible();
    await expect(tabs.getByRole("tabpanel")).toHaveText("By hand.");
    expect((await tabs.getByRole("tabpanel").innerHTML()).trim()).toBe("<p>By <b>hand</b>.</p>");
    await tabs.getByRole("tab", { name: "Dry" }).click();
    await expect(tabs.getByRole("listitem")).toHaveText("Flat");
    const accordion = page.locator("[data-widget=accordion]");
    await accordion.scrollIntoViewIfNeeded();
    await expect(accordion).toHaveAttribute("data-widget-state", "mounted");
    await accordion.getByText("Size").click();
    await expect(accordion.locator("b")).toBeVisible();
    await accordion.getByText("Care").click();
    await expect(accordion.getByText("<i>")).toBeVisible();
    const mail = await page.locator("[data-network=email]").getAttribute("href");
    expect(mail).toBe(
      `mailto:?subject=${encodeURIComponent(await page.title())}&body=${encodeURIComponent(url)}`,
    );
  });
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
