import { existsSync } from "node:fs";
import { builderRows } from "./support/builder-rows/index.ts";
import { test } from "./support/test.ts";

const VARIANTS = ["", "-classic", "-rtl"];
const WIDTHS = [390, 1280];

const isRecorded = (name: string) =>
  existsSync(new URL(`../fixtures/native/builder/pages/${name}.html`, import.meta.url));

const rowsOf = (page: string) => builderRows.filter((row) => row.page === page);

/** An unedited page of the builder, with every stock script off and the preset named. */
for (const name of new Set(builderRows.map(({ page }) => page)))
  for (const recorded of VARIANTS.map((variant) => name + variant).filter(isRecorded))
    for (const width of WIDTHS)
      test(`${recorded} at ${width} px: ${rowsOf(name)
        .map(({ native, must }) => `${native} ${must}`)
        .join("; ")}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const { native, must, selector, prove } of rowsOf(name))
          if (prove)
            await test.step(`${native} ${must}`, async () => {
              await page.goto(`/builder/${recorded}/`);
              await page.waitForFunction(() => "islet" in window);
              await prove(page.locator(selector), page);
            });
      });
