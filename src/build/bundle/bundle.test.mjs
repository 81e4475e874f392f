import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { patience } from "../../../tests/machine.ts";
import { root } from "../root.mjs";

/** @typedef {import("./shared-build.ts").BuiltWidget & { source: string }} Widget */

/** Two bundles of some widgets; a busy machine needs minutes. */
const LIMIT_MS = 60_000 * patience;

const name = `.cache/bundle-test-${process.pid}`;
const dist = `${root}${name}`;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.doUnmock("./widgets/read-catalogue.mjs");
  for (const folder of [dist, `${dist}-new`, `${dist}-old`]) rmSync(folder, { recursive: true, force: true });
});

it(
  "a build with only some widgets names and holds no other",
  async () => {
    vi.stubEnv("ISLET_DIST", name);
    vi.resetModules();
    const { bundle } = await import("./bundle.mjs");
    const { manifest } = (await bundle({ draft: true, only: ["sticky-header", "order-status"] })) ?? {};
    expect(Object.keys(manifest?.widgets ?? {})).toEqual(["sticky-header", "order-status"]);
    expect(manifest?.partial).toBe(true);
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((file) => basename(file));
    expect(files).toEqual(expect.arrayContaining(["islet.js", "core.js", "order-status.js"]));
    expect(files.filter((file) => /mini-cart|popup|gallery|demo|package/.test(file))).toEqual([]);
  },
  LIMIT_MS,
);

it(
  "the file of a widget from elsewhere holds the defaults of its settings, as every widget's, and no zod",
  async () => {
    vi.stubEnv("ISLET_DIST", name);
    vi.resetModules();
    const { bundle } = await import("./bundle.mjs");
    const source = "tests/bench/page/disclosure/index.ts";
    /** @type {Widget} */
    const disclosure = { name: "disclosure", kind: "enhancer", when: "load", source };
    await bundle({ draft: true, only: ["sticky-header"], more: [disclosure] });
    const file = readdirSync(dist, { recursive: true, encoding: "utf8" }).find(
      (path) => basename(path) === "disclosure.js",
    );
    const code = readFileSync(`${dist}/${file ?? ""}`, "utf8");
    expect(code).toContain('"mode": ["choice", ["click", "hover"]]');
    expect(code).toMatch(/import\("\.\/disclosure-settings\.js"\)/);
    expect(code).not.toMatch(/from "\.\/(?!core)/);
  },
  LIMIT_MS,
);

it(
  "two builds of the same sources hold the same bytes",
  async () => {
    const build = async (/** @type {string} */ folder) => {
      vi.stubEnv("ISLET_DIST", folder);
      vi.resetModules();
      const { bundle } = await import("./bundle.mjs");
      await bundle({ draft: true, only: ["sticky-header", "countdown"] });
      const paths = readdirSync(root + folder, { recursive: true, encoding: "utf8" });
      const files = paths.filter((path) => statSync(`${root}${folder}/${path}`).isFile());
      return new Map(files.map((path) => [path, readFileSync(`${root}${folder}/${path}`, "base64")]));
    };
    const first = await build(name);
    const second = await build(`${name}-new`);
    const all = [...new Set([...first.keys(), ...second.keys()])];
    expect(first.size).toBeGreaterThan(10);
    expect(all.filter((path) => first.get(path) !== second.get(path))).toEqual([]);
  },
  LIMIT_MS,
);

it("a fault of the sources ends a build before anything is bundled", async () => {
  vi.stubEnv("ISLET_DIST", name);
  vi.resetModules();
  const { readCatalogue } = await import("./widgets/read-catalogue.mjs");
  const catalogue = [...readCatalogue(), { name: "broken", kind: "enhancer", when: "load" }];
  vi.doMock("./widgets/read-catalogue.mjs", () => ({ readCatalogue: () => catalogue }));
  const { bundle } = await import("./bundle.mjs");
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(bundle({ draft: true })).rejects.toThrow("widgets/broken has no index.ts");
  expect(print.mock.calls.map(([line]) => String(line).replace(/^ *\d+ s {2}/, ""))).toEqual([
    "checking the sources",
  ]);
  expect(existsSync(dist)).toBe(false);
});

it("a build that fails leaves the one before as it is; one that succeeds takes its place whole", async () => {
  vi.stubEnv("ISLET_DIST", name);
  vi.resetModules();
  const { beginBuild, finishBuild, writeStaged } = await import("./output/out-dir.mjs");
  const { bundle } = await import("./bundle.mjs");
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${dist}/islet.js`, "before");
  /** @type {Widget} */
  const broken = { name: "broken", kind: "enhancer", when: "load", source: "widgets/broken/index.ts" };
  await expect(bundle({ draft: true, more: [broken] })).rejects.toThrow(/broken/);
  expect(readFileSync(`${dist}/islet.js`, "utf8")).toBe("before");

  beginBuild();
  writeStaged("chunks/one.js", "after");
  expect(readdirSync(dist)).toEqual(["islet.js"]);
  finishBuild();
  expect(readdirSync(dist)).toEqual(["chunks"]);
});
