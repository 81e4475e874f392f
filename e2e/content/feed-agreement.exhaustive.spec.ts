import { build } from "esbuild";
import type * as agreement from "#tests/wordpress/feed-agreement.ts";
import { allCases } from "#tests/wordpress/feed-cases.ts";
import { callPhp, hasPhp } from "#tests/wordpress/php.ts";
import { ONE_ENGINE } from "../support/one-engine.ts";
import { expect, test } from "../support/test.ts";

/** The code that reads feeds in the browser, as one script that names it `agreement`. */
async function readerScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["tests/wordpress/feed-agreement.ts"],
    bundle: true,
    format: "iife",
    globalName: "agreement",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

/** Chromium takes a space for a part of a host, which the URL standard refuses: nobody can open such an address. */
const isSpaceInHost = (item: string) => /"https?:\/\/[^/"]*%20/.test(item);

test("feed shows the same of an answer whether the browser has read it or the site's server, of all formats, hostile corpora, and HTML that nobody closes", {
  tag: ONE_ENGINE,
}, async ({ page }) => {
  test.skip(!hasPhp, "PHP is not installed.");
  const answers = callPhp(
    {},
    allCases.map(({ kind, text, address }) => ["feed", kind, text, address]),
  );
  await page.goto("about:blank");
  await page.addScriptTag({ content: await readerScript() });
  const read = await page.evaluate(
    ([cases, rows]) => {
      const { inBrowser, inServer } = Reflect.get(window, "agreement") as typeof agreement;
      return cases.map((one, index) => [inBrowser(one), inServer(rows[index] ?? "")] as const);
    },
    [allCases, answers] as const,
  );
  const pairs = read.flatMap(([here, there]) =>
    Array.from({ length: Math.max(here.length, there.length) }, (_, index) => [here[index], there[index]]),
  );
  expect(pairs.length).toBeGreaterThan(1_000);
  const different = pairs.filter(([here, there]) => here !== there && !isSpaceInHost(here ?? ""));
  expect(different.slice(0, 3)).toEqual([]);
});
