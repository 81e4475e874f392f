import { existsSync, readFileSync } from "node:fs";

/** Where a version of WordPress comes from. */
export type Core = { readonly build: string } | { readonly folder: string };

/** Each version by its name in the package. The last is 6.6 as it was a few days before its release. */
const PACKAGED = { "6.5": { build: "wp-6.5" }, "6.6": { build: "wp-beta" } };

function versionOf(folder: string): string {
  const file = `${folder}/wp-includes/version.php`;
  const [, version] =
    (existsSync(file) && /^\$wp_version = '([\w.-]+)'/m.exec(readFileSync(file, "utf8"))) || [];
  if (version === undefined)
    throw new Error(`ISLET_WORDPRESS_CORE: ${folder} is no unpacked WordPress, as ${file} names no version.`);
  return version;
}

/**
 * The versions that tests run in, oldest first.
 * @param folder an unpacked WordPress, which is one version more
 */
export const versionsWith = (folder?: string): Readonly<Record<string, Core>> =>
  folder ? { ...PACKAGED, [versionOf(folder)]: { folder } } : PACKAGED;

export const VERSIONS = versionsWith(process.env["ISLET_WORDPRESS_CORE"]);
export type WordPressVersion = string;
export const NEWEST: WordPressVersion = Object.keys(VERSIONS).at(-1) ?? "";
