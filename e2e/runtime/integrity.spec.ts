import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mergeTests } from "@playwright/test";
import { inline, test as runtime, TAG } from "../support/runtime-pages.ts";
import { test as base, expect, expectQuiet } from "../support/test.ts";

const test = mergeTests(base, runtime);

const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));
const { files } = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as {
  files: Readonly<Record<string, { readonly integrity: string }>>;
};

/** The map by which a page says which bytes each file of the build must have. */
const map = JSON.stringify({
  integrity: Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => /^chunks\/.*\.js$/.test(file))
      .map(([file, { integrity }]) => [`/islet/${file}`, integrity]),
  ),
});
const head = () => inline(map, 'type="importmap"') + TAG;
const fixture = readFileSync(new URL("../../widgets/tabs/fixture.html", import.meta.url), "utf8");

test("runtime.6 a page that names the bytes of each file runs", async ({ page, bare }) => {
  await page.goto(await bare({ head: head(), body: fixture }));
  await expect(page.locator("[data-widget=tabs]")).toHaveAttribute("data-widget-state", "mounted");
  await expectQuiet(page);
});

test("runtime.6 a file with other bytes than the page names does not run, whatever address it is asked for by", async ({
  page,
  bare,
}) => {
  const asked: string[] = [];
  await page.route("**/chunks/*/tabs.js*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};document.title="Run"` });
  });
  await page.goto(await bare({ head: head(), body: fixture }));
  await expect(page.locator("[data-widget=tabs]")).toHaveAttribute("data-widget-state", "failed");
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.join("")).toBe("");
  await expect(page).toHaveTitle("Bare");
});
