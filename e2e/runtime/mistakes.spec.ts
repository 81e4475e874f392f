import type { Page } from "@playwright/test";
import { inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";

// Mistakes in which the browser takes part; tests/mistakes.test.ts has all of them.

const countdown = (attributes = 'data-widget-on="load"') =>
  `<div id="sale" data-widget="countdown" data-settings='{"end_date":4102444800}' ${attributes}><p>Ends soon.</p></div>`;

/** What Islet has told, without the place that the browser names. */
const toldOn = (page: Page) =>
  expect.poll(() => {
    const { consoleErrors } = troubles(page);
    return consoleErrors
      .filter((line) => line.startsWith("[islet]"))
      .map((line) => line.replace(/ \(\S*\)$/, ""));
  });

test("files on a host that does not share them: needs Access-Control-Allow-Origin", async ({
  page,
  bare,
  cms,
}) => {
  const cdn = cms.replace("127.0.0.1", "localhost");
  await page.route(`${cdn}/islet/**`, async (route) => {
    const response = await route.fetch();
    // Without any, the header would be added to an answer that a test gives.
    const headers = { ...response.headers(), "access-control-allow-origin": "https://other.example" };
    await route.fulfill({ response, headers });
  });
  const config = { public_path: `${cdn}/islet/` };
  await page.goto(await bare({ config, body: countdown(), csp: null }));
  await toldOn(page).toEqual([
    expect.stringMatching(`^\\[islet\\] ${cdn}/islet/chunks/\\w+/ needs Access-Control-Allow-Origin: \\*$`),
  ]);
  await expect(page.locator("#sale")).toHaveText("Ends soon.");
  await expectQuiet(page, [/needs Access-Control/, /CORS policy/, /Failed to load resource/]);
});

test("the id islet_config: it is read, and told", async ({ page, bare }) => {
  const config = '<script type="application/json" id="islet_config">{"timezone":"Asia/Jerusalem"}</script>';
  await page.goto(await bare({ head: config + TAG, body: countdown() }));
  await toldOn(page).toEqual([
    '[islet] the page configuration has the id "islet_config". It is read. Write islet-config.',
  ]);
  expect(await page.evaluate(() => window.islet?.page.timezone)).toBe("Asia/Jerusalem");
  await expectQuiet(page, [/islet_config/]);
});

test("a page configuration without its type: it is read, and told beside the browser's error", async ({
  page,
  bare,
}) => {
  const config = inline('{"timezone":"Asia/Jerusalem"}', 'id="islet-config"');
  await page.goto(await bare({ head: config + TAG, body: countdown() }));
  await toldOn(page).toEqual([
    '[islet] #islet-config lacks its type, so the browser runs it as a script. It is read. Add type="application/json".',
  ]);
  expect(await page.evaluate(() => window.islet?.page.timezone)).toBe("Asia/Jerusalem");
  // An error of syntax has no stack to name.
  expect(troubles(page).pageErrors).toEqual([""]);
});

test("a misspelt feature of media never holds, and is told; features that browsers know are not", async ({
  page,
  bare,
}) => {
  const known = [
    "(min-width: 1px)",
    "(width >= 1px)",
    "(min-width: calc(1px + 1px))",
    "screen and (orientation: portrait)",
    "(hover), (not (hover))",
    "(prefers-reduced-motion: reduce)",
    "(min-aspect-ratio: 16/9)",
    "print",
  ];
  const body = known
    .map((query) => countdown(`data-widget-on="media ${query}"`).replace(' id="sale"', ""))
    .join("");
  await page.goto(
    await bare({ body: body + countdown('data-widget-on="media screen and (min-widht: 800px)"') }),
  );
  await toldOn(page).toEqual([
    "[islet] countdown: data-widget-on waits for (min-widht: 800px), which this browser does not know, so the server markup stays (div#sale).",
  ]);
  await expect(page.locator("[data-widget]").first()).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.locator("#sale")).toHaveText("Ends soon.");
});
