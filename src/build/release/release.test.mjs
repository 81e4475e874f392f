import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { collectFiles, tagsOf, writeSums } from "./collect-files.mjs";
import { release } from "./release.mjs";
import {
  lastRelease,
  unreleasedNotes,
  versionAfter,
  withPluginNotes,
  withRelease,
} from "./release-notes.mjs";
import { differingFiles } from "./same-files.mjs";
import { readVersions, VERSION_PLACES, writeVersions } from "./version-places.mjs";

let folder = "";
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), "release-"))}/`;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(folder + file), { recursive: true });
  writeFileSync(folder + file, text);
}

const CHANGELOG = `# Changelog

## 0.3.0 (unreleased)

### Editors
- A block for feeds,
  with pictures.
- A panel.

### Developers
- A command.

## 0.2.1 (2026-01-31)

- Something.

## 0.2.0 (2026-01-01)
`;

describe("the version of a release", () => {
  it.each([
    ["0.2.1", "major", "1.0.0"],
    ["0.2.1", "minor", "0.3.0"],
    ["0.2.1", "patch", "0.2.2"],
    ["0.0.0", "minor", "0.1.0"],
    ["1.9.9", "minor", "1.10.0"],
  ])("after %s, a %s one is %s", (version, step, next) => {
    expect(versionAfter(version, /** @type {import("./release-notes.mjs").Step} */ (step))).toBe(next);
  });

  it("follows the newest that the change log gives a day", () => {
    expect(lastRelease(CHANGELOG)).toBe("0.2.1");
    expect(lastRelease("# Changelog\n\n## 0.1.0 (unreleased)\n")).toBe("0.0.0");
  });

  it("is written wherever one stands, and nothing else changes", () => {
    for (const [file] of VERSION_PLACES) {
      mkdirSync(dirname(folder + file), { recursive: true });
      cpSync(root + file, folder + file);
    }
    writeVersions(folder, "7.8.9");
    expect(new Set(readVersions(folder).map(({ version }) => version))).toEqual(new Set(["7.8.9"]));
    writeVersions(folder, readVersions(root)[0]?.version ?? "");
    for (const [file] of VERSION_PLACES)
      expect(readFileSync(folder + file)).toEqual(readFileSync(root + file));
  });
});

describe("the change log of a release", () => {
  it.each(["## 0.3.0 (unreleased)", "## Unreleased"])("under %s gets the version and the day", (heading) => {
    const dated = withRelease(CHANGELOG.replace("## 0.3.0 (unreleased)", heading), "0.3.0", "2026-02-03");
    expect(dated).toContain("\n## 0.3.0 (2026-02-03)\n\n### Editors\n");
    expect(lastRelease(dated)).toBe("0.3.0");
    expect(unreleasedNotes(dated)).toBe("");
  });

  it("says what is new since the last one", () => {
    expect(unreleasedNotes(CHANGELOG)).toMatch(/^### Editors\n[^]+- A command\.$/);
  });

  it("tells site owners what is new for editors, once", () => {
    const readme = "== Changelog ==\n\n= 0.2.1 =\nSomething.\n";
    const told = withPluginNotes(readme, "0.3.0", unreleasedNotes(CHANGELOG));
    expect(told).toBe(
      "== Changelog ==\n\n= 0.3.0 =\n* A block for feeds, with pictures.\n* A panel.\n\n= 0.2.1 =\nSomething.\n",
    );
    expect(withPluginNotes(told, "0.3.0", "")).toBe(told);
  });
});

describe("the files of a release", () => {
  /** A build as small as possible. */
  function writeBuild() {
    write("dist/islet-1.2.3.zip", "the files of a server");
    write("dist/wordpress/islet.zip", "the plugin");
    write("dist/shopify/sections/islet-tabs.liquid", "{% schema %}");
    write("dist/templates/twig/tabs.twig", "{% macro tabs() %}");
    for (const file of ["dist/LICENSES.txt", "dist/lite/LICENSES.txt"]) write(file, "");
    const files = { "islet.js": { integrity: "sha384-js" }, "islet.css": { integrity: "sha384-css" } };
    write("dist/manifest.json", JSON.stringify({ version: "1.2.3", files }));
    return { version: "1.2.3", notes: "### Editors\n- A block.", lockFile: `${root}package-lock.json` };
  }

  it("are those of a server, of each system and of a bundler's site, with notes, tags and the packages in them", () => {
    const to = collectFiles(`${folder}dist/`, writeBuild());
    writeSums(to);
    const sums = readFileSync(`${to}SHA256SUMS`, "utf8");
    expect(sums.match(/\S+$/gm)).toEqual([
      "NOTES.md",
      "islet-1.2.3.cdx.json",
      "islet-1.2.3.zip",
      "islet-shopify-1.2.3.zip",
      "islet-templates-1.2.3.zip",
      "islet-wordpress-1.2.3.zip",
      "tags.html",
    ]);
    const plugin = createHash("sha256").update("the plugin").digest("hex");
    expect(sums).toContain(`${plugin}  islet-wordpress-1.2.3.zip\n`);
    expect(readFileSync(`${to}NOTES.md`, "utf8")).toContain("# Islet 1.2.3\n");
  });

  it("are the same whenever they are collected", () => {
    const options = writeBuild();
    cpSync(collectFiles(`${folder}dist/`, options), `${folder}first/`, { recursive: true });
    expect(differingFiles(`${folder}first/`, collectFiles(`${folder}dist/`, options))).toEqual([]);
  });

  it("hold tags by which a browser refuses any other file", () => {
    const files = { "islet.js": { integrity: "sha384-js" }, "islet.css": { integrity: "sha384-css" } };
    expect(tagsOf({ files })).toBe(
      '<link rel="stylesheet" href="/islet/islet.css" integrity="sha384-css" crossorigin>\n' +
        '<script type="module" src="/islet/islet.js" integrity="sha384-js" crossorigin></script>\n',
    );
  });

  it("are compared byte by byte with those of a second build", () => {
    for (const [file, text] of [
      ["a/same", "1"],
      ["b/same", "1"],
      ["a/other", "1"],
      ["b/other", "2"],
      ["a/first", ""],
      ["b/deep/second", ""],
    ])
      write(file ?? "", text ?? "");
    expect(differingFiles(`${folder}a/`, `${folder}b/`)).toEqual(["deep/second", "first", "other"]);
  });
});

describe("npm run release", () => {
  it.each([[[]], [["huge"]], [["minor", "now"]], [["minor", "--dry-run", "now"]]])(
    "with %j says how it is called",
    async (args) => {
      await expect(release(args)).rejects.toThrow("npm run release -- major|minor|patch");
    },
  );
});
