import { describe, expect, it } from "vitest";
import { budgets } from "./budgets.mjs";
import { measureGrowth } from "./growth.mjs";
import { enhancersWithReact, measure, measureLite } from "./measure.mjs";
import { sinksIn } from "./sinks.mjs";
import { breachOf } from "./sizes.mjs";

/** @import { Manifest, ManifestWidget } from "../bundle/output/manifest-types.ts" */

/** @param {number} brotli */
const file = (brotli) => ({ bytes: brotli * 3, brotli, integrity: "sha384-x" });

/** A manifest with what is measured. @param {object} part */
const manifestWith = (part) => /** @type {Manifest} */ (part);

/** @param {ManifestWidget["kind"]} kind @param {string[]} files @param {number} own */
const widget = (kind, files, own) =>
  /** @type {ManifestWidget} */ (/** @type {unknown} */ ({ kind, files, own }));

const anchors = widget("enhancer", ["chunks/anchors.js"], 900);
const countdownFiles = ["chunks/countdown.js", "chunks/core.js", "chunks/islands.js", "chunks/react.js"];

const manifest = manifestWith({
  entry: "islet.js",
  files: {
    "islet.js": file(3_900),
    "islet.css": file(9_000),
    "chunks/react.js": file(59_000),
    "chunks/core.js": file(4_000),
    "chunks/settings.js": file(5_000),
    "chunks/islands.js": file(1_000),
    "chunks/countdown.js": file(1_500),
    "chunks/anchors.js": file(900),
    "chunks/page-list.css": file(1_800),
  },
  shared: {
    react: "chunks/react.js",
    core: ["chunks/core.js"],
    islands: ["chunks/islands.js", "chunks/core.js", "chunks/react.js"],
    settings: ["chunks/settings.js", "chunks/core.js"],
    pages: ["chunks/shop.js"],
  },
  sheets: { list: { file: "chunks/page-list.css", styles: ["mini-cart.css"] } },
  pages: {
    article: { files: ["islet.js", "chunks/core.js", "chunks/anchors.js"], maxFiles: 8, maxBytes: 20_000 },
  },
  widgets: {
    countdown: widget("island", countdownFiles, 1_500),
    anchors,
    "social-feed": widget("island", [], 5_900),
  },
});

/** @param {string} what */
const row = (what) => measure(manifest).find((measured) => measured.what === what);

describe("size budgets", () => {
  it("a first island costs the entry, React, the shared core and its own files, each once", () => {
    expect(row("first island: countdown")).toMatchObject({
      bytes: 3_900 + 59_000 + 4_000 + 1_000 + 1_500,
      limit: 82_300,
    });
  });

  it("a first island on the light engine has a limit of its own", () => {
    expect(measureLite(manifest)).toContainEqual(
      expect.objectContaining({
        what: "lite/, first island: countdown",
        bytes: 3_900 + 59_000 + 4_000 + 1_000 + 1_500,
        limit: 31_520,
      }),
    );
  });

  it("a page costs the files it loads, and may not load more than so many", () => {
    expect(row("page: article, all script")).toMatchObject({ bytes: 8_800, limit: 20_000 });
    expect(row("page: article, script files")).toMatchObject({ bytes: 3, limit: 8 });
  });

  it("a breach says what to do", () => {
    const files = row("page: article, script files");
    expect(files && breachOf({ ...files, bytes: 9 })).toBe(
      "page: article, script files: 9, at most 8; let code that the same pages load share a file (src/build/bundle/chunks/files.mjs)",
    );
    const rows = [...measure(manifest), ...measureLite(manifest)];
    expect(rows.filter(({ remedy }) => !remedy).map(({ what }) => what)).toEqual([]);
  });

  it("what contains the entry has room for 71 widgets, and for the name of each further one", () => {
    expect([budgets.entry(71), budgets.entry(73)]).toEqual([4_780, 4_808]);
    expect([budgets.firstIsland(71), budgets.firstIsland(73)]).toEqual([82_300, 82_328]);
    expect([budgets.firstIslandLite(71), budgets.firstIslandLite(73)]).toEqual([31_520, 31_548]);
    expect([budgets.page(30_700, 71), budgets.page(30_700, 73)]).toEqual([30_700, 30_728]);
  });

  it("the file of all styles has room for those of 59 widgets, and for 120 bytes of each further one", () => {
    expect([budgets.styles(40), budgets.styles(59), budgets.styles(61)]).toEqual([19_115, 19_115, 19_355]);
  });

  it("a page's limit grows with the number of widgets of the build that is measured", () => {
    const names = Array.from({ length: 73 }, (_, index) => `widget-${index}`);
    const many = Object.fromEntries(names.map((name) => [name, widget("enhancer", [], 1)]));
    const [page] = measure({ ...manifest, widgets: many }).filter(
      ({ what }) => what === "page: article, all script",
    );
    expect(page?.limit).toBe(20_028);
  });

  it("a further widget costs the entry a few bytes, measured as the entry is built", async () => {
    const core = ["chunks/FOLDER12/core.js"];
    const shared = {
      core,
      islands: ["chunks/FOLDER12/islands.js", ...core, "chunks/react-1.js"],
      pages: core,
    };
    const [name] = await measureGrowth(manifestWith({ version: "1.0.0", shared, widgets: {} }));
    expect(name).toMatchObject({ what: "entry: bytes of a further name", limit: 6 });
    expect(name?.bytes).toBeGreaterThan(4);
  });

  it("forms, popups and feeds may be larger than other widgets", () => {
    expect(row("own code: social-feed")?.limit).toBe(6_000);
    expect(row("own code: countdown")?.limit).toBe(4_000);
  });

  it("an enhancer that loads React is named", () => {
    const widgets = { ...manifest.widgets, anchors: { ...anchors, files: ["chunks/react.js"] } };
    expect(enhancersWithReact({ ...manifest, widgets })).toEqual(["anchors"]);
    expect(enhancersWithReact(manifest)).toEqual([]);
  });
});

describe("code a strict policy would stop", () => {
  /** @param {string} code */
  const inChunk = (code, name = "chunks/a.js") => sinksIn({ name, code, react: "chunks/react.js" });

  it.each(["eval('x')", "new Function('x')", "document.write('x')", "a.innerHTML = b", "a.innerHTML=b"])(
    "finds %s",
    (code) => expect(inChunk(code)).toHaveLength(1),
  );

  it.each(["retrieval(x)", "z.eval(x)", "a.innerHTML == b", "a.innerHTML"])("leaves %s alone", (code) =>
    expect(inChunk(code)).toEqual([]),
  );

  it("React's chunk may hold its own HTML sink but evaluate nothing", () => {
    expect(inChunk("a.innerHTML = b", "chunks/react.js")).toEqual([]);
    expect(inChunk("eval('x')", "chunks/react.js")).toHaveLength(1);
  });
});
