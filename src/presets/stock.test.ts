import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { presets } from "#presets/presets.ts";
import { PRESETS, STOCK_JOBS } from "./stock.ts";

const handlesOf = (isOurs: (preset: string) => boolean) =>
  STOCK_JOBS.flatMap(({ preset, scripts, libraries }) => (isOurs(preset) ? [...scripts, ...libraries] : []));
const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => a.localeCompare(b));

it("the plugin offers every preset", () => {
  expect(sorted(Object.keys(PRESETS))).toEqual(sorted(presets.keys()));
  expect(sorted(STOCK_JOBS.map(({ preset }) => preset))).toEqual(sorted(presets.keys()));
});

it("each stock script has one job", () => {
  const handles = handlesOf(() => true);
  expect(handles).toEqual([...new Set(handles)]);
  expect(new Set(STOCK_JOBS.map(({ id }) => id)).size).toBe(STOCK_JOBS.length);
});

const PAGES = "fixtures/native/builder/pages";
/** Of WordPress and of the theme. */
const OTHERS = /^(?:jquery-(?:core|migrate|ui-core)|wp-(?:hooks|i18n)|comment-reply|storefront-.*)$/;

/** The handles of the scripts that a page loads. */
const loadedBy = (page: string) =>
  [...readFileSync(`${PAGES}/${page}`, "utf8").matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].flatMap(([tag]) => {
    const [, handle] = /\sid=["'](.+?)-js["']/.exec(tag) ?? [];
    return handle ? [handle] : [];
  });

it("the plugin takes off every script that a recorded page of a builder loads for what Islet does", () => {
  const named = new Set(handlesOf((preset) => preset !== "woocommerce"));
  const loaded = new Set(readdirSync(PAGES).flatMap(loadedBy));
  expect(loaded.size).toBeGreaterThan(20);
  expect([...loaded].filter((handle) => !OTHERS.test(handle) && !named.has(handle))).toEqual([]);
});

it("the plugin takes off the shop's scripts that the preset's README names, and libraries of theirs", () => {
  const readme = readFileSync("src/presets/woocommerce/README.md", "utf8");
  const rows = [...readme.matchAll(/^\| `[\w-]+`(?: \(`\w+`\))? \| [^|]+\| (.+) \|$/gm)];
  const named = rows.flatMap(([, scripts = ""]) =>
    [...scripts.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name),
  );
  const ofShop = STOCK_JOBS.filter(({ preset }) => preset === "woocommerce").flatMap(
    ({ scripts }) => scripts,
  );
  expect(sorted([...ofShop, "elementor-pro-frontend"])).toEqual(sorted(named));
});
