import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readVersions } from "../release/version-places.mjs";
import { root } from "../root.mjs";

const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

it("every file that names the version names that of package.json", () => {
  const places = readVersions(root);
  expect(places.length).toBeGreaterThan(7);
  expect(places.filter((place) => place.version !== version)).toEqual([]);
});

it.each([
  ["src/outputs/wordpress/readme.txt", /^= (\d+\.\d+\.\d+) =$/gm],
  ["CHANGELOG.md", /^## (\d+\.\d+\.\d+)/gm],
])("%s tells of the version of package.json first", (file, said) => {
  expect([...readFileSync(root + file, "utf8").matchAll(said)][0]?.[1]).toBe(version);
});
