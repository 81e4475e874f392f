import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync("widgets/gallery/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace('"gallery"', `"gallery" data-settings='${JSON.stringify(settings)}'`);
const figures = (page: Page) => page.locator("[data-widget~=gallery] figure");
const mounted = (page: Page) =>
  expect(page.locator("[data-widget~=gallery]")).toHaveAttribute("data-widget-state", "mounted");

/** The boxes that have the same place on one side, in their order. */
function groupBy<Box>(boxes: readonly Box[], keyOf: (box: Box) => number): Box[][] {
  const groups = new Map<number, Box[]>();
  for (const box of boxes) groups.set(keyOf(box), [...(groups.get(keyOf(box)) ?? []), box]);
  return [...groups.values()];
}

/** Where layout has them, even while they move there. */
const boxesOf = (items: Locator) =>
  items.evaluateAll((all) =>
    (all as HTMLElement[]).map(({ offsetLeft, offsetTop, offsetHeight }) => ({
      left: offsetLeft,
      top: offsetTop,
      height: offsetHeight,
    })),
  );

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const)
  test(`gallery stands in ${columns} columns as masonry at ${width} px, and nothing jumps when its code comes`, async ({
    page,
    makePage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(await makePage(withSettings({ gallery_layout: "masonry", columns: 3 })));
    await mounted(page);
    await expect(page.locator(".islet-gallery")).toHaveCSS("align-items", "start");
    await expect
      .poll(async () => new Set((await boxesOf(figures(page))).map(({ left }) => left)).size)
      .toBe(columns);
    for (const column of groupBy(await boxesOf(figures(page)), ({ left }) => left))
      for (const [index, { top }] of column.entries()) {
        const above = column[index - 1];
        if (above) expect(Math.abs(top - above.top - above.height - 10)).toBeLessThan(2);
      }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectNoAxeViolations(page);
    await expectQuiet(page);
  });

test("gallery stands in rows of one height, and does not stretch the last one", { tag: CORE }, async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await makePage(withSettings({ gallery_layout: "justified", ideal_row_height: 200 })));
  await mounted(page);
  const pictures = page.locator("[data-widget~=gallery] img");
  await expect
    .poll(async () => {
      const rows = groupBy(await boxesOf(pictures), ({ top }) => top);
      const heights = rows.map((row) => row.map(({ height }) => Math.round(height)));
      return heights.every((row) => Math.max(...row) - Math.min(...row) <= 1 && Math.min(...row) >= 199);
    })
    .toBe(true);
  const last = (await boxesOf(pictures)).at(-1);
  expect(last?.height).toBeLessThan(220);
  await expectQuiet(page);
});

test("gallery shows the pictures of the button that is pressed, also with the keyboard, and says which", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(fixture));
  await mounted(page);
  const visible = figures(page).filter({ visible: true });
  await expect(visible).toHaveCount(6);
  const wood = page.getByRole("button", { name: "Wood" });
  await wood.click();
  await expect(visible).toHaveCount(3);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(["Wood"]);
  await page.getByRole("button", { name: "Wool" }).press("Space");
  await expect(visible).toHaveCount(4);
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("gallery shows its pictures without script, and no buttons", async ({ browser, baseURL, makePage }) => {
  const address = await makePage(fixture);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(address);
  await expect(figures(page).locator("img").filter({ visible: true })).toHaveCount(6);
  const boxes = await boxesOf(figures(page).locator("img"));
  expect(boxes.every(({ height }) => height > 50)).toBe(true);
  await expect(page.getByRole("button", { name: "Wood" })).toBeHidden();
  await context.close();
});

test("gallery of the builder shows its pictures as the visitor comes near, and requests no other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const asked: string[] = [];
  page.on("request", (request) => {
    const [name] = /bed-i\d+-\d+x\d+/.exec(request.url()) ?? [];
    if (name && !name.endsWith("150x150")) asked.push(name);
  });
  await page.goto("/builder/reading/?styles");
  const gallery = page.locator(".elementor-widget-gallery");
  await expect(gallery).toHaveAttribute("data-widget-state", /mounted/);
  expect(asked).toEqual([]);
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.locator(".e-gallery-image").first()).toHaveCSS("background-image", /bed-i0-233x300/);
  await expect.poll(() => asked).toContain("bed-i0-233x300");
});
