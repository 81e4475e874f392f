/** @import { Manifest } from "./manifest-types.ts" */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { root } from "../../root.mjs";
import { billOfMaterials } from "./bill-of-materials.mjs";
import { filesBelow, zip } from "./zip.mjs";

/** What goes to a server, with either engine. */
const SERVED = /^(?:lite\/)?(?:islet\.(?:js|css)|manifest\.json|LICENSES\.txt|chunks\/.+|texts\/.+)$/;

/** A line of `sha256sum --check`. @param {string} file @param {string | Buffer} content */
const sumLine = (file, content) => `${createHash("sha256").update(content).digest("hex")}  ${file}\n`;

/** The values of `integrity` attributes, by file. @param {Integrities} manifest @param {Integrities} [lite] */
const integrityOf = (manifest, lite) => {
  /** @param {Integrities} manifest @param {string} prefix */
  const valuesOf = ({ files }, prefix) =>
    Object.entries(files).map(([file, { integrity }]) => [prefix + file, integrity]);
  const values = [...valuesOf(manifest, ""), ...(lite ? valuesOf(lite, "lite/") : [])];
  return `${JSON.stringify(Object.fromEntries(values), null, 2)}\n`;
};

/**
 * Writes `islet-VERSION.zip` into a build: the folder that goes to a server, with the licences, the values of `integrity`
 * attributes, the packages whose code it holds, and a checksum for each file.
 * @param {string} folder the folder of the build, with a slash at the end
 * @param {Integrities & Pick<Manifest, "version">} manifest
 * @param {Integrities} [lite] the manifest of `lite/`
 *
 * @typedef {{ files: Record<string, { integrity: string }> }} Integrities what it needs of a manifest
 */
export function writeRelease(folder, manifest, lite) {
  const files = filesBelow(folder).filter((file) => SERVED.test(file));
  const licences = files.filter((file) => /(?:^|\/)LICENSES\.txt$/.test(file));
  const lock = /** @type {import("./bill-of-materials.mjs").Lock} */ (
    JSON.parse(readFileSync(`${root}package-lock.json`, "utf8"))
  );
  const added = {
    LICENSE: readFileSync(`${root}LICENSE`, "utf8"),
    "integrity.json": integrityOf(manifest, lite),
    "sbom.cdx.json": billOfMaterials(
      manifest.version,
      licences.map((file) => readFileSync(folder + file, "utf8")),
      lock,
    ),
  };
  const sums = [
    ...files.map((file) => sumLine(file, readFileSync(folder + file))),
    ...Object.entries(added).map(([file, content]) => sumLine(file, content)),
  ];
  const release = zip(folder, files, { ...added, SHA256SUMS: sums.join("") });
  writeFileSync(`${folder}islet-${manifest.version}.zip`, release);
}
