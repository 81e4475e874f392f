import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../../root.mjs";
import { licencesOf } from "./licences.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "islet-licences-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {string} [licence] */
function install(name, licence) {
  const path = join(folder, "node_modules", name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "package.json"), JSON.stringify({ name, version: "1.2.3" }));
  if (licence) writeFileSync(join(path, licence), `Licence of ${name}`);
  return `${path}/lib/index.js`;
}

describe("the licences that are shipped", () => {
  it("are those of every package whose code is, once each, with name and version, and of nothing else", () => {
    const inputs = ["@scope/b", "a"].map((name) => install(name, "LICENSE.md"));
    const text = licencesOf(["runtime/bus.ts", ...inputs, ...inputs]);
    const notices = text.split(/\n-+\n/).slice(1);
    expect(notices).toEqual(["@scope/b 1.2.3\n\nLicence of @scope/b\n", "a 1.2.3\n\nLicence of a\n"]);
    expect(text).not.toContain(folder);
  });

  it("hold the words of what the project depends on", () => {
    const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
    const names = Object.keys(dependencies);
    const text = licencesOf(names.map((name) => `node_modules/${name}/index.js`));
    for (const name of names) expect(text).toContain(`\n${name} ${dependencies[name]}\n`);
    expect(text.match(/permission is hereby granted|apache license/gi)?.length).toBeGreaterThanOrEqual(
      names.length,
    );
  });

  it("are never left out in silence", () => {
    expect(() => licencesOf([install("bare")])).toThrow("bare has no licence that could be shipped");
  });
});
