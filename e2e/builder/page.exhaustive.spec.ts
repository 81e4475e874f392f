import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { builderRows } from "../support/builder-rows/index.ts";
import type { BuilderRow } from "../support/builder-rows/row.ts";
import { inOnePage } from "../support/in-one-page.ts";
import { test } from "../support/test.ts";

const VARIANTS = ["", "-classic", "-rtl"];
const WIDTHS = ["390", "1280"];

const recordedAs = (name: string) =>
  VARIANTS.map((variant) => name + variant).filter((file) =>
    existsSync(new URL(`../../fixtures/native/builder/pages/${file}.html`, import.meta.url)),
  );

const pages = [...new Set(builderRows.map(({ page }) => page))];
const rowsOf = (name: string) => builderRows.filter(({ page }) => page === name);
const titleOf = (rows: readonly BuilderRow[]) =>
  rows.map(({ native, must }) => `${native} ${must}`).join("; ");

/**
 * Opens an unedited page of the builder, with every stock script off and the preset named, and waits for the preset:
 * before it is there, nobody hears a press.
 */
async function open(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/builder/${name}/`);
  await page.waitForFunction(() => "islet" in window);
  await page.locator("[data-widget-state]").first().waitFor({ state: "attached" });
}

for (const name of pages)
  for (const recorded of recordedAs(name))
    test(`${recorded} at ${WIDTHS.join(" and ")} px: ${titleOf(rowsOf(name))}`, async ({ page }) =>
      inOnePage(page, WIDTHS, async (width) => {
        // How things move is proven on the first recording.
        if (recorded !== name) await page.emulateMedia({ reducedMotion: "reduce" });
        // Not over what the visitor before has pointed at.
        await page.mouse.move(0, 0);
        await open(page, recorded, Number(width));
        for (const { native, must, selector, opensAnew, prove } of rowsOf(name))
          await test.step(`${native} ${must}`, async () => {
            if (opensAnew) await open(page, recorded, Number(width));
            await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
            await prove(page.locator(selector), page);
          });
      }));
