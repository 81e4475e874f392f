/** @import { Manifest } from "../bundle/output/manifest-types.ts" */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { billOfMaterials } from "../bundle/output/bill-of-materials.mjs";
import { filesBelow, zip } from "../bundle/output/zip.mjs";

/** @param {string} folder of a build, with a slash at the end @param {string} part such as `shopify` */
const zipOf = (folder, part) => zip(`${folder}${part}/`, filesBelow(`${folder}${part}/`));

/**
 * The tags of a page, with the hashes that make browsers refuse other files.
 * @param {import("../bundle/output/release.mjs").Integrities} manifest
 */
export function tagsOf({ files }) {
  const hash = (/** @type {string} */ file) => files[file]?.integrity;
  return `<link rel="stylesheet" href="/islet/islet.css" integrity="${hash("islet.css")}" crossorigin>
<script type="module" src="/islet/islet.js" integrity="${hash("islet.js")}" crossorigin></script>
`;
}

/**
 * Puts what is published of a version into `release/` of its build, with a checksum of each file.
 * @param {string} folder of the build, with a slash at the end
 * @param {{ version: string, notes: string, lockFile: string }} release
 * @returns {string} the folder of the files, with a slash at the end
 */
export function collectFiles(folder, { version, notes, lockFile }) {
  const to = `${folder}release/`;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(`${folder}manifest.json`, "utf8")));
  copyFileSync(`${folder}islet-${version}.zip`, `${to}islet-${version}.zip`);
  copyFileSync(`${folder}wordpress/islet.zip`, `${to}islet-wordpress-${version}.zip`);
  const licences = ["LICENSES.txt", "lite/LICENSES.txt"].map((file) => readFileSync(folder + file, "utf8"));
  const lock = /** @type {import("../bundle/output/bill-of-materials.mjs").Lock} */ (
    JSON.parse(readFileSync(lockFile, "utf8"))
  );
  const texts = {
    [`islet-shopify-${version}.zip`]: zipOf(folder, "shopify"),
    [`islet-templates-${version}.zip`]: zipOf(folder, "templates"),
    [`islet-${version}.cdx.json`]: billOfMaterials(version, licences, lock),
    "tags.html": tagsOf(manifest),
    "NOTES.md": `# Islet ${version}\n\n${notes}\n`,
  };
  for (const [file, content] of Object.entries(texts)) writeFileSync(to + file, content);
  return to;
}

/** Writes a checksum of each file of a folder into it, for `sha256sum --check`. @param {string} folder with a slash at the end */
export function writeSums(folder) {
  const sums = filesBelow(folder)
    .filter((file) => file !== "SHA256SUMS")
    .map(
      (file) =>
        `${createHash("sha256")
          .update(readFileSync(folder + file))
          .digest("hex")}  ${file}\n`,
    );
  writeFileSync(`${folder}SHA256SUMS`, sums.join(""));
}
