import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { billOfMaterials } from "./bill-of-materials.mjs";
import { licencesOf } from "./licences.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const used = ["mitt", "zod", "@hono/node-server"];
const licences = licencesOf(used.map((name) => `node_modules/${name}/index.js`));
/** @param {string[]} texts */
const bill = (...texts) => JSON.parse(billOfMaterials("1.2.3", texts, lock));

it("a release names each package whose code is in it once, with version, licence and checksum", () => {
  const { components, metadata } = bill(licences, licences);
  expect(metadata.component).toMatchObject({ name: "islet", version: "1.2.3" });
  expect(components.map((/** @type {{ name: string }} */ { name }) => name)).toEqual([...used].sort());
  for (const { name, version, purl, licenses, hashes } of components) {
    const { integrity, ...locked } = lock.packages[`node_modules/${name}`];
    expect(version).toBe(locked.version);
    expect(purl).toBe(`pkg:npm/${name.replace("@", "%40")}@${version}`);
    expect(licenses).toEqual([{ license: { id: "MIT" } }]);
    expect(`sha512-${Buffer.from(hashes[0].content, "hex").toString("base64")}`).toBe(integrity);
  }
});

it("has no checksum of another version, and no package without a licence in the files", () => {
  const other = licences.replaceAll(/^mitt \S+$/gm, "mitt 0.0.1");
  const mitt = bill(other).components.find((/** @type {{ name: string }} */ { name }) => name === "mitt");
  expect(mitt).not.toHaveProperty("hashes");
  expect(bill("Islet's files hold no code of others.").components).toEqual([]);
});
