import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/hotspots/fixture.html", import.meta.url), "utf8");

test("hotspots.1 tips open one at a time by a press, and Escape leads back to the button", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(fixture));
  const [buckle, leather] = [
    page.getByRole("button", { name: "Buckle" }),
    page.getByRole("button", { name: "Leather" }),
  ];
  await expect(buckle).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByText("Tanned by plants.")).toBeHidden();
  await buckle.click();
  await expect(page.getByText("Cast in brass.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "How we work" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(buckle).toBeFocused();
  await leather.click();
  await expect(page.getByText("Tanned by plants.")).toBeVisible();
  await expect(page.getByText("Cast in brass.")).toBeHidden();
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("hotspots.1 tips open one at a time by the mouse, stay in a small window, and make it no wider while they are closed", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const settings = `data-settings='{"tooltip_trigger":"mouseenter"}'`;
  const farRight = fixture
    .replace("Tanned by plants.", "Tanned by plants, over eighteen months.")
    .replace('"60"', '"98"');
  await page.goto(await makePage(farRight.replace("data-widget", `${settings} data-widget`)));
  await page.getByRole("button", { name: "Buckle" }).hover();
  const tip = page.getByText("Cast in brass.");
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect(tip).toBeVisible();
  expect(await overflow()).toBe(0);
  const box = await tip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Leather" }).hover();
  await expect(page.getByText("Tanned by plants, over")).toBeVisible();
  await expect(tip).toBeHidden();
  expect(await overflow()).toBe(0);
  await expectQuiet(page);
});

test("a long word stays in its tip, and tips that are closed make the page no wider", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(2);
  const point = (x: number, words: string) => `<div class="islet-hotspot" data-x="${x}" data-y="20">
    <button type="button" class="islet-hotspot__button">At ${x}</button><div class="islet-hotspot__tip">${words}</div></div>`;
  const more = [5, 90, 98].map((x) => point(x, `${word}.pdf`)).join("");
  const head = "<style>body { overflow-wrap: normal }</style>";
  await page.goto(await makePage(fixture.replace("<p>A belt", `${more}$&`), { head }));
  const sizes = () =>
    page.evaluate(() => {
      const tip = [...document.querySelectorAll<HTMLElement>(".islet-hotspot__tip")].find((one) =>
        one.checkVisibility(),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth - clientWidth, tip ? tip.scrollWidth - tip.clientWidth : 0];
    });
  await expect(page.getByRole("button", { name: "At 98" })).toHaveAttribute("aria-expanded", "false");
  expect(await sizes()).toEqual([0, 0]);
  for (const x of [98, 5]) {
    await page.getByRole("button", { name: `At ${x}`, exact: true }).click();
    await expect(page.getByText(`${word}.pdf`).filter({ visible: true })).toHaveCount(1);
    expect(await sizes()).toEqual([0, 0]);
  }
});
