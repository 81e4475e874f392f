import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Kept between runs: the first package has 158 MB. */
export const cacheFolder = fileURLToPath(new URL("../../../.cache/wordpress/", import.meta.url));

interface Package {
  readonly name: string;
  readonly version: string;
  /** SHA-512 of the tarball in base64, as a registry states it. */
  readonly integrity: string;
}

/** Holds WordPress 6.5.5 and 6.6, and the static files that its ZIP files leave out. */
export const WORDPRESS: Package = {
  name: "@wp-playground/wordpress-builds",
  version: "0.9.19",
  integrity: "dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==",
};

/** Holds the driver that lets WordPress store everything in one SQLite file. */
export const SQLITE_DRIVER: Package = {
  name: "@wp-playground/cli",
  version: "3.1.56",
  integrity: "JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==",
};

/**
 * Unpacks files of a package into the cache, unless they are there.
 * @param paths files and folders in the package
 * @returns the folder that holds them, with a slash at the end
 * @throws if the package cannot be fetched or is not the one that is pinned
 */
export function unpacked(wanted: Package, paths: readonly string[]): string {
  const key = createHash("sha256")
    .update(JSON.stringify([wanted, paths]))
    .digest("hex")
    .slice(0, 12);
  const folder = `${cacheFolder}${key}/`;
  if (existsSync(`${folder}.complete`)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const inPackage = paths.map((path) => `package/${path}`);
  execFileSync("tar", ["xzf", tarballOf(wanted), "-C", folder, "--strip-components=1", ...inPackage]);
  writeFileSync(`${folder}.complete`, "");
  return folder;
}

function tarballOf(wanted: Package): string {
  const { name, version, integrity } = wanted;
  const file = `${cacheFolder}${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  if (existsSync(file)) return file;
  // A download that is cut off must not count as the package.
  const incoming = `${cacheFolder}incoming/`;
  mkdirSync(incoming, { recursive: true });
  const packed = execFileSync("npm", ["pack", `${name}@${version}`, "--silent", "--ignore-scripts"], {
    cwd: incoming,
    encoding: "utf8",
  }).trim();
  const hash = createHash("sha512")
    .update(readFileSync(incoming + packed))
    .digest("base64");
  if (hash !== integrity) throw new Error(`${name}@${version} is not the package that is pinned: ${hash}`);
  renameSync(incoming + packed, file);
  return file;
}
