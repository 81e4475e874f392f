import { describe, expect, it } from "vitest";
import { budgets } from "./budgets.mjs";
import { enhancersWithReact, measure, measureLite } from "./measure.mjs";
import { measureGrowth } from "./growth.mjs";
import { breachOf } from "./sizes.mjs";
import { sinksIn } from "./sinks.mjs";

const file = (brotli) => ({ bytes: brotli * 3, brotli, integrity: "sha384-x" });

const manifest = {
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
  },
  shared: {
    react: "chunks/react.js",
    core: ["chunks/core.js"],
    islands: ["chunks/islands.js", "chunks/core.js", "chunks/react.js"],
    settings: ["chunks/settings.js", "chunks/core.js"],
    pages: ["chunks/shop.js"],
  },
  pages: {
    article: { files: ["islet.js", "chunks/core.js", "chunks/anchors.js"], maxFiles: 8, maxBytes: 20_000 },
  },
  widgets: {
    countdown: {
      kind: "island",
      files: ["chunks/countdown.js", "chunks/core.js", "chunks/islands.js", "chunks/react.js"],
      own: 1_500,
    },
    anchors: { kind: "enhancer", files: ["chunks/anchors.js"], own: 900 },
    "social-feed": { kind: "island", files: [], own: 5_900 },
  },
};

const row = (what) => measure(manifest).find((measured) => measured.what === what);

describe("size budgets", () => {
  it("a first island costs the entry, React, the shared core and its own files, each once", () => {
    expect(row("first island: countdown")).toMatchObject({
      bytes: 3_900 + 59_000 + 4_000 + 1_000 + 1_500,
      limit: 80_000,
    });
  });

  it("a first island on the light engine has a limit of its own", () => {
    expect(measureLite(manifest)).toContainEqual(
      expect.objectContaining({
        what: "lite/, first island: countdown",
        bytes: 3_900 + 59_000 + 4_000 + 1_000 + 1_500,
        limit: budgets.firstIslandLite,
      }),
    );
  });

  it("a page costs the files it loads, and may not load more than so many", () => {
    expect(row("page: article, all script")).toMatchObject({ bytes: 8_800, limit: 20_000 });
    expect(row("page: article, script files")).toMatchObject({ bytes: 3, limit: 8 });
  });

  it("a breach says what to do", () => {
    const over = { ...row("page: article, script files"), bytes: 9 };
    expect(breachOf(over)).toBe(
      "page: article, script files: 9, at most 8; let code that the same pages load share a file (src/build/bundle/files.mjs)",
    );
    for (const what of ["entry", "page: article, all script", "own code: anchors", "first island: countdown"])
      expect(row(what)?.remedy).toMatch(/\w/);
  });

  it("the entry has room for 71 widgets, and for the name of each further one", () => {
    expect(budgets.entry(71)).toBe(4_400);
    expect(budgets.entry(73)).toBe(4_412);
  });

  it("a further widget costs the entry a few bytes, measured as the entry is built", async () => {
    const core = ["chunks/FOLDER12/core.js"];
    const shared = {
      core,
      islands: ["chunks/FOLDER12/islands.js", ...core, "chunks/react-1.js"],
      pages: core,
    };
    const [name] = await measureGrowth({ version: "1.0.0", shared, widgets: {} });
    expect(name).toMatchObject({ what: "entry: bytes of a further name", limit: 6 });
    expect(name.bytes).toBeGreaterThan(4);
  });

  it("forms, popups and feeds may be larger than other widgets", () => {
    expect(row("own code: social-feed")?.limit).toBe(6_000);
    expect(row("own code: countdown")?.limit).toBe(4_000);
  });

  it("an enhancer that loads React is named", () => {
    const { anchors } = manifest.widgets;
    const widgets = { ...manifest.widgets, anchors: { ...anchors, files: ["chunks/react.js"] } };
    expect(enhancersWithReact({ ...manifest, widgets })).toEqual(["anchors"]);
    expect(enhancersWithReact(manifest)).toEqual([]);
  });
});

describe("code a strict policy would stop", () => {
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
