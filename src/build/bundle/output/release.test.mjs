import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeRelease } from "./release.mjs";

const manifest = { version: "1.2.3", files: { "islet.js": { integrity: "sha384-one" } } };
const lite = { version: "1.2.3", files: { "islet.js": { integrity: "sha384-two" } } };
const SERVED = [
  "LICENSES.txt",
  "chunks/a/core.js",
  "islet.css",
  "islet.js",
  "lite/LICENSES.txt",
  "lite/islet.js",
  "manifest.json",
];
const OTHERS = ["demo/gallery-page.js", "package/index.js", "wordpress/islet.zip", "types/a.d.ts"];

let dist = "";
beforeEach(() => {
  dist = `${mkdtempSync(join(tmpdir(), "islet-release-"))}/`;
  for (const file of [...SERVED, ...OTHERS]) {
    mkdirSync(dirname(dist + file), { recursive: true });
    writeFileSync(dist + file, `content of ${file}`);
  }
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const written = () => readFileSync(`${dist}islet-1.2.3.zip`);
/** @param {import("fflate").Unzipped} entries @param {string} file */
const textIn = (entries, file) => new TextDecoder().decode(entries[`islet/${file}`]);

it("holds what goes to a server, both licences, integrity values, the packages in it and checksums, in one folder", () => {
  writeRelease(dist, manifest, lite);
  const entries = unzipSync(written());
  const added = ["LICENSE", "SHA256SUMS", "integrity.json", "sbom.cdx.json"];
  expect(Object.keys(entries).sort()).toEqual([...SERVED, ...added].map((file) => `islet/${file}`).sort());
  expect(textIn(entries, "lite/islet.js")).toBe("content of lite/islet.js");
  expect(textIn(entries, "LICENSE")).toContain("MIT");
  expect(JSON.parse(textIn(entries, "integrity.json"))).toEqual({
    "islet.js": "sha384-one",
    "lite/islet.js": "sha384-two",
  });
});

it("the checksums are those of all other files, in lines that sha256sum reads", () => {
  writeRelease(dist, manifest, lite);
  const entries = unzipSync(written());
  const sums = textIn(entries, "SHA256SUMS").trim().split("\n");
  expect(sums).toHaveLength(Object.keys(entries).length - 1);
  for (const sum of sums) {
    const [hash, file] = sum.split("  ");
    expect(
      createHash("sha256")
        .update(entries[`islet/${file}`] ?? "")
        .digest("hex"),
    ).toBe(hash);
  }
});

it("the same files make the same bytes, whenever they were written", () => {
  writeRelease(dist, manifest, lite);
  const first = written();
  utimesSync(`${dist}islet.js`, 1_000_000_000, 1_000_000_000);
  writeRelease(dist, manifest, lite);
  expect(written().equals(first)).toBe(true);
});
