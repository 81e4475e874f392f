import { describe, expect, it } from "vitest";
import { enhancersWithReact, measure } from "./measure.mjs";
import { sinksIn } from "./sinks.mjs";

const file = (brotli) => ({ bytes: brotli * 3, brotli, integrity: "sha384-x" });

const manifest = {
  entry: "islet.js",
  files: {
    "islet.js": file(3_900),
    "islet.css": file(9_000),
    "chunks/react.js": file(59_000),
    "chunks/core.js": file(4_000),
    "chunks/zod.js": { ...file(5_000), library: true },
    "chunks/islands.js": file(1_000),
    "chunks/countdown.js": file(1_500),
    "chunks/anchors.js": file(900),
  },
  shared: {
    react: "chunks/react.js",
    zod: ["chunks/zod.js"],
    core: ["chunks/core.js", "chunks/zod.js"],
    islands: ["chunks/islands.js", "chunks/react.js"],
  },
  widgets: {
    countdown: { kind: "island", files: ["chunks/countdown.js", "chunks/core.js"], own: 1_500 },
    anchors: { kind: "enhancer", files: ["chunks/anchors.js"], own: 900 },
    "social-feed": { kind: "island", files: [], own: 5_900 },
  },
};

const row = (what) =>
  measure(manifest, { "an article": ["anchors"] }).find((measured) => measured.what === what);

describe("size budgets", () => {
  it("a first island costs the entry, React, the shared core and its own files, each once", () => {
    expect(row("first island: countdown")).toMatchObject({
      bytes: 3_900 + 59_000 + 4_000 + 5_000 + 1_000 + 1_500,
      limit: 82_000,
    });
  });

  it("a page of enhancers costs the shared core and their own code beyond the entry and libraries", () => {
    const page = row("an article, beyond the entry and libraries");
    expect(page).toMatchObject({ bytes: 4_900, limit: 12_000 });
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
