import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeBreaches } from "../support/axe.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { settled } from "../support/idle.ts";
import { groupsOf, inOnePage } from "../support/in-one-page.ts";
import { expect, layoutShift, test, troubles } from "../support/test.ts";

const WIDTHS = [360, 800, 1280];

const folder = new URL("../../fixtures/native/builder/", import.meta.url);
const namesIn = (part: string) =>
  readdirSync(new URL(part, folder)).map((file) => file.replace(/\.html$/, ""));
const recorded = namesIn("pages");

/** Widgets that draw with React as soon as they are seen, or open by themselves. */
const hasIslands = (name: string) =>
  /data-widget_type="(?:countdown|table-of-contents)|data-elementor-type="popup"/.test(
    readFileSync(new URL(`pages/${name}.html`, folder), "utf8"),
  );

/** Not the inline handlers and styles that the server printed. */
const isOfScripts = (violation: string) => /^(?:require-trusted|trusted|script-src(?!-attr))/.test(violation);

/** All but the entry. */
const CODE = "**/islet/chunks/**";

async function untilQuiet(page: Page) {
  await page.waitForFunction(() => "islet" in window);
  // The network may be idle before the browser is: what waits for that has not run yet.
  await settled(page);
}

async function open(page: Page, address: string) {
  await page.goto(address);
  if (address.includes("no-islet")) await page.waitForLoadState("networkidle");
  else await untilQuiet(page);
}

/**
 * The body's markup. The order of attributes and class names says nothing, nor do repeated ones. Inline styles are left out: the
 * strict policy has disabled those of the server.
 */
const bodyOf = (page: Page) =>
  page.evaluate(() => {
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => name !== "style")
        .map(
          ({ name, value }) =>
            ` ${name}="${name === "class" ? [...element.classList].toSorted().join(" ") : value}"`,
        )
        .toSorted()
        .join("");
    const markupOf = (node: Node): string =>
      node.nodeType === Node.ELEMENT_NODE
        ? `<${node.nodeName}${attributesOf(node as Element)}>${[...node.childNodes].map(markupOf).join("")}\n`
        : (node.textContent ?? "");
    return markupOf(document.body);
  });

const stop = (page: Page) => page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());

/** Colours and sizes come from style sheets that are not here. */
const LOOKS = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

const allBreaches = (page: Page) => axeBreaches(page, { rules: LOOKS });

for (const names of groupsOf(recorded)) {
  test(`nothing moves on the unedited pages ${names.join(", ")} at 360, 800 and 1280 px, the code at 360 px late`, async ({
    page,
  }) =>
    inOnePage(page, names, async (name) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const code = width === 360 ? await holdRequests(page, CODE) : undefined;
        await page.goto(`/builder/${name}/?styles`);
        // It has been drawn by then. Pictures without a size may have moved it while there was no code.
        const itsOwn = await layoutShift(page);
        code?.release();
        await untilQuiet(page);
        await page.unroute(CODE);
        const shift = (await layoutShift(page)) - (code ? itsOwn : 0);
        expect(shift, `at ${width} px`).toBeLessThanOrEqual(0.02);
      }
    }));

  test(`the unedited pages ${names.join(", ")} keep the strict policy, load no React for nothing, break no rule of accessibility, and are given back`, async ({
    page,
  }) => {
    const react = /\/(?:react|preact)[\w-]*\.js$/;
    await inOnePage(page, names, async (name) => {
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
      await open(page, `/builder/${name}/?styles&csp=strict`);
      const after = await allBreaches(page);
      const { policyViolations, consoleErrors, pageErrors } = troubles(page);
      expect(policyViolations.filter(isOfScripts)).toEqual([]);
      expect(consoleErrors.filter((text) => text.startsWith("[islet]"))).toEqual([]);
      expect(pageErrors).toEqual([]);
      if (!hasIslands(name)) expect(scripts.filter((path) => react.test(path))).toEqual([]);
      await stop(page);
      const givenBack = await bodyOf(page);

      await open(page, `/builder/${name}/?styles&csp=strict&no-islet`);
      expect(givenBack).toBe(await bodyOf(page));
      // Only the rules that are broken with Islet are asked about the page without it.
      const before = after.size
        ? await axeBreaches(page, { runOnly: [...after.keys()] })
        : new Map<string, string[]>();
      const added = [...after].filter(([rule, nodes]) => nodes.length > (before.get(rule)?.length ?? 0));
      expect(added).toEqual([]);
    });
  });
}

test(`on pages that the builder's own scripts have run on, Islet stands back, says so once, and changes nothing`, async ({
  page,
}) =>
  inOnePage(page, namesIn("after-stock"), async (name) => {
    const lines: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("[islet]")) lines.push(message.text());
    });
    await open(page, `/builder-after-stock/${name}/?no-islet`);
    const body = await bodyOf(page);
    await open(page, `/builder-after-stock/${name}/`);
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toContain("left to it");
    expect(await bodyOf(page)).toBe(body);
  }));
