import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const file = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** It looks into frames of other origins, too. */
const source = `${readFileSync(file, "utf8")}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What moves for longer is looked at while it moves. */
const SOON_OVER_MS = 2_000;

/** Waits for what opens or closes: until then, elements that will stand side by side cover each other. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(
    (limitMs) =>
      Promise.allSettled(
        document.getAnimations().flatMap((animation) => {
          const { currentTime, effect, finished, playState, timeline } = animation;
          const leftMs = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
          const endsSoon = playState === "running" && leftMs < limitMs;
          return endsSoon && timeline instanceof DocumentTimeline ? finished : [];
        }),
      ),
    SOON_OVER_MS,
  );

/**
 * What axe finds on a page at rest: the elements that break each rule, by its id.
 *
 * axe's own package for Playwright sends twice as much code to each page, and every result back.
 * @param options of `axe.run`; its rules are those of WCAG 2.2 A and AA unless they say otherwise
 * @param selector the part of the page to check; the whole page if left out
 */
export async function axeBreaches(
  page: Page,
  options: RunOptions = {},
  selector?: string,
): Promise<Map<string, string[]>> {
  await atRest(page);
  for (const frame of page.frames())
    await frame.evaluate(source).catch((error: unknown) => {
      // A frame inside of it may have gone.
      if (frame === page.mainFrame()) throw error;
    });
  const breaches = await page.evaluate(
    async ({ options, selector }) => {
      const axe = Reflect.get(window, "axe") as {
        run(context: unknown, options: RunOptions): Promise<AxeResults>;
      };
      const { violations } = await axe.run(selector ? { include: [selector] } : document, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
    },
    {
      // Of what passes, each rule would otherwise describe every element.
      options: {
        resultTypes: ["violations" as const],
        runOnly: { type: "tag" as const, values: wcag22AA },
        ...options,
      },
      selector,
    },
  );
  return new Map(breaches.map(([id, elements]) => [id, [...elements]]));
}

/**
 * Expects that axe finds no breach of WCAG 2.2 A or AA.
 * @param selector the part of the page to check; the whole page if left out
 */
export async function expectNoAxeViolations(page: Page, selector?: string): Promise<void> {
  expect(Object.fromEntries(await axeBreaches(page, {}, selector))).toEqual({});
}
