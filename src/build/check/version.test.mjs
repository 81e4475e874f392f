import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

it.each([
  ["src/outputs/wordpress/islet.php", / \* Version: (\S+)/g],
  ["src/outputs/wordpress/readme.txt", /^(?:Stable tag: |= )(\d\S+)/gm],
  ["src/outputs/wordpress/README.md", /array\(\), '([^']+)'/g],
  ["runtime/CACHING.md", /\?v=([\d.]+\d)/g],
  ["CHANGELOG.md", /^## (\d+\.\d+\.\d+)/gm],
  ["package-lock.json", /^ {2}"version": "([^"]+)"/gm],
])("%s names the version of package.json first", (file, said) => {
  expect([...readFileSync(file, "utf8").matchAll(said)][0]?.[1]).toBe(version);
});
