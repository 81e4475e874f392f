import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isNewer, isPartial } from "./is-built.mjs";

const before = new Date("2026-01-01");
const build = new Date("2026-01-02");
const after = new Date("2026-01-03");
let folder = "";
/** @param {string} name */
const at = (name) => join(folder, name);

/** @param {string} name @param {Date} date */
function write(name, date) {
  writeFileSync(at(name), "");
  utimesSync(at(name), date, date);
}

const isUpToDate = () => isNewer(at("manifest.json"), [at("src"), at("package.json")]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "islet-built-"));
  mkdirSync(at("src/deep"), { recursive: true });
  for (const name of ["src/one.ts", "src/deep/two.ts", "package.json"]) write(name, before);
  for (const name of ["src/deep", "src"]) utimesSync(at(name), before, before);
  write("manifest.json", build);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a build is made again", () => {
  it("not while nothing it was made of has changed", () => {
    expect(isUpToDate()).toBe(true);
  });

  it("not when only a README has changed, which `--readme` does after a build", () => {
    write("src/README.md", after);
    utimesSync(at("src"), before, before);
    expect(isUpToDate()).toBe(true);
  });

  it("not when only a test has changed", () => {
    write("src/deep/two.test.ts", after);
    utimesSync(at("src/deep"), before, before);
    expect(isUpToDate()).toBe(true);
  });

  it("when the one before holds only some widgets", () => {
    writeFileSync(at("manifest.json"), '{"partial":true}');
    expect(isPartial(at("manifest.json"))).toBe(true);
    writeFileSync(at("manifest.json"), "{}");
    expect(isPartial(at("manifest.json"))).toBe(false);
  });

  it("where there is none", () => {
    rmSync(at("manifest.json"));
    expect(isUpToDate()).toBe(false);
  });

  it.each(["src/deep/two.ts", "package.json"])("when %s has changed since", (name) => {
    utimesSync(at(name), after, after);
    expect(isUpToDate()).toBe(false);
  });

  it("when a source was taken out since", () => {
    rmSync(at("src/deep/two.ts"));
    expect(isUpToDate()).toBe(false);
  });
});
