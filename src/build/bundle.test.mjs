import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { patience } from "../../tests/machine.ts";
import { root } from "./root.mjs";

/** @typedef {import("./bundle/shared-build.ts").BuiltWidget & { source: string }} Widget */

/** Two bundles of some widgets; a busy machine needs minutes. */
const LIMIT_MS = 60_000 * patience;

const name = `.cache/bundle-test-${process.pid}`;
const dist = `${root}${name}`;
const FIRST = `${name}-first`;

/** @type {Widget} */
const DISCLOSURE = {
  name: "disclosure",
  kind: "enhancer",
  when: "load",
  source: "tests/bench/page/disclosure/index.ts",
};

/** Builds some widgets, one of them from elsewhere, with modules that no other build has used. @param {string} folder */
async function build(folder) {
  vi.stubEnv("ISLET_DIST", folder);
  vi.resetModules();
  const { bundle } = await import("./bundle.mjs");
  return bundle({ draft: true, only: ["sticky-header", "countdown"], more: [DISCLOSURE] });
}

/** @param {string} folder @returns {Map<string, Buffer>} what its files hold, by their paths */
const filesOf = (folder) =>
  new Map(
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(`${root}${folder}/${path}`).isFile())
      .map((path) => [path, readFileSync(`${root}${folder}/${path}`)]),
  );

/** @type {Awaited<ReturnType<typeof build>>} */
let first;
beforeAll(async () => {
  first = await build(FIRST);
}, LIMIT_MS);
afterAll(() => rmSync(root + FIRST, { recursive: true, force: true }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.doUnmock("./bundle/widgets/read-catalogue.mjs");
  for (const folder of [dist, `${dist}-new`, `${dist}-old`]) rmSync(folder, { recursive: true, force: true });
});

it("a build with only some widgets names and holds no other", () => {
  expect(Object.keys(first?.manifest.widgets ?? {})).toEqual(["countdown", "sticky-header"]);
  expect(first?.manifest.partial).toBe(true);
  const files = [...filesOf(FIRST).keys()].map((file) => basename(file));
  expect(files).toEqual(expect.arrayContaining(["islet.js", "core.js", "countdown.js"]));
  expect(files.filter((file) => /mini-cart|popup|gallery|demo|package/.test(file))).toEqual([]);
});

it("the file of a widget from elsewhere holds the defaults of its settings, as every widget's, and no zod", () => {
  const [, content] = [...filesOf(FIRST)].find(([path]) => basename(path) === "disclosure.js") ?? [];
  const code = content?.toString() ?? "";
  expect(code).toContain('"mode": ["choice", ["click", "hover"]]');
  expect(code).toMatch(/import\("\.\/disclosure-settings\.js"\)/);
  expect(code).not.toMatch(/from "\.\/(?!core)/);
});

it(
  "two builds of the same sources hold the same bytes",
  async () => {
    await build(name);
    const [one, other] = [filesOf(FIRST), filesOf(name)];
    const all = [...new Set([...one.keys(), ...other.keys()])];
    expect(one.size).toBeGreaterThan(10);
    expect(all.filter((path) => !one.get(path)?.equals(other.get(path) ?? Buffer.of()))).toEqual([]);
  },
  LIMIT_MS,
);

it("a fault of the sources ends a build before anything is bundled", async () => {
  vi.stubEnv("ISLET_DIST", name);
  vi.resetModules();
  const { readCatalogue } = await import("./bundle/widgets/read-catalogue.mjs");
  const catalogue = [...readCatalogue(), { name: "broken", kind: "enhancer", when: "load" }];
  vi.doMock("./bundle/widgets/read-catalogue.mjs", () => ({ readCatalogue: () => catalogue }));
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
  const { beginBuild, finishBuild, writeStaged } = await import("./bundle/output/out-dir.mjs");
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
