/**
 * A package lock, as far as it is read here.
 * @typedef {{ packages: Record<string, { version?: string, license?: string, integrity?: string }> }} Lock
 */

/** A package's name and version, as `licences.mjs` writes it above its licence. */
const HEADING = /^-{80}\n((?:@[\w.-]+\/)?[\w.-]+) (\d[\w.+-]*)$/gm;

/** The checksum that a lock has in base64. @param {string} [integrity] */
function hashesOf(integrity = "") {
  const [, sum] = /^sha512-([\w+/]+=*)$/.exec(integrity) ?? [];
  return sum ? { hashes: [{ alg: "SHA-512", content: Buffer.from(sum, "base64").toString("hex") }] } : {};
}

/**
 * The packages whose code is in the files, in the format CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/). It has neither
 * a date nor a random number, so that two builds of the same sources are the same.
 * @param {string} version Islet's own
 * @param {string[]} licences texts of `licencesOf`
 * @param {Lock} lock `package-lock.json`
 */
export function billOfMaterials(version, licences, { packages }) {
  const found = licences.flatMap((text) => [...text.matchAll(HEADING)]);
  const components = [...new Map(found.map(([, name = "", its = ""]) => [`${name}@${its}`, { name, its }]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { name, its }]) => {
      const { license, integrity, ...locked } = packages[`node_modules/${name}`] ?? {};
      return {
        type: "library",
        ...{ name, version: its, purl: `pkg:npm/${name.replace("@", "%40")}@${its}` },
        ...(license && { licenses: [{ license: { id: license } }] }),
        ...(locked.version === its && hashesOf(integrity)),
      };
    });
  const component = { type: "library", name: "islet", version, licenses: [{ license: { id: "MIT" } }] };
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component },
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
