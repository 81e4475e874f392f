import type { Locator, Page } from "@playwright/test";
import type { EditorWidget } from "#wordpress/editor/editor-widget.ts";
import { changeEach } from "./editor/change-control.ts";
import {
  canvasOf,
  chooseOption,
  hostOf,
  openSection,
  place,
  publish,
  readyEditor,
  sidebarOf,
  withoutGuides,
} from "./editor/block-editor.ts";
import { widgetsOfEditors } from "./editor/widgets.ts";
import { expect, expectQuiet, test } from "./test.ts";

const all = Object.values(await widgetsOfEditors());
const standing = all.filter(({ place: where }) => where === "element");

/** A drawing of one second without a shape. */
const DRAWING = { v: "5.7.0", fr: 30, ip: 0, op: 30, w: 100, h: 100, layers: [] };

test.beforeEach(async ({ page, signIn, site }) => {
  site.run(withoutGuides);
  // The address that is typed into fields for one.
  await page.route("**/elsewhere/", (route) => route.fulfill({ json: DRAWING }));
  // The editor looks for more blocks at wordpress.org.
  await page.route("**/block-directory/**", (route) => route.fulfill({ json: [] }));
  await signIn("admin", "/wp-admin/post-new.php");
  await readyEditor(page);
});

const settingsOf = async (host: Locator): Promise<Record<string, unknown>> =>
  JSON.parse((await host.getAttribute("data-settings")) ?? "{}") as Record<string, unknown>;

const titleOf = ({ groups }: EditorWidget, id: string | undefined) =>
  groups.find((group) => group.id === id)?.title ?? "";

/** Changes every control of the selected block and sees that the element stays and gets each setting. */
async function changeBlock(page: Page, widget: EditorWidget): Promise<void> {
  const host = hostOf(page, widget.name);
  const node = await host.elementHandle();
  await changeEach(widget.controls, {
    example: { ...widget.example },
    scopeOf: ({ group }) => openSection(page, titleOf(widget, group)),
    changed: async ({ key, responsive }) => {
      const keys = responsive ? [key, `${key}_tablet`] : [key];
      await expect(async () =>
        expect(Object.keys(await settingsOf(host))).toEqual(expect.arrayContaining(keys)),
      ).toPass();
      expect(await host.evaluate((element, before) => element === before, node)).toBe(true);
    },
  });
}

/** Undoes and redoes the last change, and sees that the element stays. */
async function undoAndRedo(page: Page, { name }: EditorWidget): Promise<void> {
  const host = hostOf(page, name);
  const node = await host.elementHandle();
  const changed = await settingsOf(host);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => settingsOf(host)).not.toEqual(changed);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => settingsOf(host)).toEqual(changed);
  expect(await host.evaluate((element, before) => element === before, node)).toBe(true);
}

/** Duplicates the block, moves the copy before it, and deletes the copy. */
async function duplicateAndDelete(page: Page, { name }: EditorWidget): Promise<void> {
  const hosts = canvasOf(page).locator(`[data-type="islet/${name}"] > [data-widget]`);
  const keys = () => hosts.evaluateAll((elements) => elements.map((element) => element.dataset["widgetKey"]));
  const [key] = await keys();
  const settings = await settingsOf(hosts);
  await chooseOption(page, /^Duplicate/);
  await expect(hosts).toHaveCount(2);
  expect(await settingsOf(hosts.last())).toEqual(settings);
  await page.getByRole("toolbar", { name: "Block tools" }).getByRole("button", { name: "Move up" }).click();
  await expect.poll(async () => (await keys()).at(-1)).toBe(key);
  await expect(hosts.first()).toHaveAttribute("data-widget-state", "mounted");
  await chooseOption(page, /^(Delete|Remove)/);
  await expect.poll(keys).toEqual([key]);
}

const shapeOf = (host: Locator) =>
  host.evaluate((element) =>
    [...element.querySelectorAll("*")].map(
      (inner) => `${inner.localName}.${inner.getAttribute("class") ?? ""}`,
    ),
  );

test("every widget that stands by itself is placed from the inserter, changed, undone, redone, duplicated, moved, deleted and published; the page has what the canvas has", async ({
  page,
  site,
}) => {
  test.setTimeout(600_000);
  const inCanvas = new Map<string, { settings: object; shape: string[] }>();
  await place(page, "Heading", "heading");
  await canvasOf(page).locator('[data-type="core/heading"]').fill("A heading for the table");
  for (const widget of standing) {
    await test.step(widget.name, async () => {
      await place(page, widget.title, `islet-${widget.name}`);
      await expect(hostOf(page, widget.name)).toHaveAttribute("data-widget-state", /mounted|failed/);
      await changeBlock(page, widget);
      await undoAndRedo(page, widget);
      await duplicateAndDelete(page, widget);
      const host = hostOf(page, widget.name);
      await expect(host).toHaveAttribute("data-widget-state", "mounted");
      inCanvas.set(widget.name, { settings: await settingsOf(host), shape: await shapeOf(host) });
    });
  }
  await expectQuiet(page);
  await page.goto(await publish(page));
  for (const { name, content } of standing) {
    const host = page.locator(`[data-widget~="${name}"]`);
    await expect(host).toHaveAttribute("data-widget-state", "mounted");
    expect(await settingsOf(host)).toEqual(inCanvas.get(name)?.settings);
    // What comes late, such as a drawing, may have come on the page only.
    const shape = inCanvas.get(name)?.shape ?? [];
    if (content !== "inner")
      await expect.poll(() => shapeOf(host), name).toEqual(expect.arrayContaining(shape));
  }
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});

test("a widget goes on a block of WordPress, and another one on the element of the widget that it starts", async ({
  page,
  site,
}) => {
  await place(page, "Heading", "heading");
  await canvasOf(page).locator('[data-type="core/heading"]').fill("It stays in view");
  const heading = await canvasOf(page).locator('[data-type="core/heading"]').elementHandle();
  const panel = await openSection(page, "Islet");
  await panel.getByLabel("Sticky", { exact: true }).check();
  await panel.getByLabel("Distance (px)", { exact: true }).first().fill("40");
  expect(
    await canvasOf(page)
      .locator('[data-type="core/heading"]')
      .evaluate((element, before) => element === before, heading),
  ).toBe(true);
  await place(page, "Popup", "islet-popup");
  const name = await openSection(page, "Name");
  await name.getByLabel("Popup id", { exact: true }).fill("news");
  const triggers = await openSection(page, "Popup triggers");
  await triggers.getByLabel("Popup triggers", { exact: true }).check();
  await triggers.getByLabel("When the page has loaded", { exact: true }).first().check();
  await expect(sidebarOf(page).getByLabel("Popup id", { exact: true })).toHaveCount(1);
  await page.goto(await publish(page));
  const sticky = page.locator('h2[data-widget="sticky"]');
  await expect(sticky).toHaveAttribute("data-widget-state", "mounted");
  expect(await settingsOf(sticky)).toEqual({ sticky_offset: 40 });
  const popup = page.locator('[data-widget~="popup"][data-widget~="popup-triggers"]');
  expect(await settingsOf(popup)).toEqual({ id: "news", triggers: { page_load: true } });
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectQuiet(page);
  expect(site.complaints()).toEqual([]);
});
