import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const PAGES = "fixtures/native/builder/pages";
/** Of WordPress, of the theme and of the builder's editor. */
const OTHERS =
  /^(?:jquery-(?:core|migrate|ui-core)|wp-(?:hooks|i18n)|comment-reply|imagesloaded|storefront-.*|elementor-preview)$/;

/** The handles of the scripts that a page loads. */
const handlesOf = (page: string) =>
  [...readFileSync(`${PAGES}/${page}`, "utf8").matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].flatMap(([tag]) => {
    const [, handle] = /\sid=["'](.+?)-js["']/.exec(tag) ?? [];
    return handle ? [handle] : [];
  });

it("the README names every script that a recorded page of a builder loads for what Islet does", () => {
  const [, snippet = ""] = /\$stock = '([^']+)'/.exec(readFileSync("README.md", "utf8")) ?? [];
  const named = new Set(snippet.split(/\s+/));
  const loaded = new Set(readdirSync(PAGES).flatMap(handlesOf));
  expect(loaded.size).toBeGreaterThan(20);
  expect([...loaded].filter((handle) => !OTHERS.test(handle) && !named.has(handle))).toEqual([]);
});
