import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import { cacheFolder, SQLITE_DRIVER, unpacked, WORDPRESS } from "./packages.ts";
import { runPhp } from "./run-php.ts";
import { unzip } from "./unzip.ts";
import { type Core, VERSIONS, type WordPressVersion } from "./versions.ts";

const ownFiles = fileURLToPath(new URL("files/", import.meta.url));
const DRIVER = "sqlite-database-integration";
/** Raise it when the way in which sites are made changes. */
const RECIPE = 2;

function addCore(folder: string, from: Core): void {
  if ("folder" in from) {
    cpSync(from.folder, folder, { recursive: true });
    return;
  }
  const { build } = from;
  const core = unpacked(WORDPRESS, [`src/wordpress/${build}.zip`, `public/${build}`]);
  unzip(`${core}src/wordpress/${build}.zip`, folder);
  cpSync(`${core}public/${build}`, folder, { recursive: true, force: false });
  // The package carries a site that somebody has installed.
  rmSync(`${folder}wp-content/database`, { recursive: true, force: true });
}

function addDatabase(folder: string): void {
  const plugins = `${folder}wp-content/mu-plugins/`;
  unzip(`${unpacked(SQLITE_DRIVER, [`${DRIVER}.zip`])}${DRIVER}.zip`, plugins);
  const driver = [`plugin-${DRIVER}`, DRIVER].find((name) => existsSync(`${plugins}${name}/db.copy`));
  if (!driver) throw new Error(`${SQLITE_DRIVER.name} has no db.copy where it was expected.`);
  const dropIn = readFileSync(`${plugins}${driver}/db.copy`, "utf8")
    // The folder is copied for each worker, so the path is found at run time.
    .replaceAll("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", `__DIR__ . '/mu-plugins/${driver}'`)
    .replaceAll("{SQLITE_PLUGIN}", `${DRIVER}/load.php`);
  writeFileSync(`${folder}wp-content/db.php`, dropIn);
}

const INSTALL = `
define( 'WP_INSTALLING', true );
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Test site', 'admin', 'admin@example.test', true, '', 'password' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Asia/Jerusalem' );
foreach ( array( 'author', 'contributor' ) as $role ) {
  wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'password', 'role' => $role ) );
}
`;

/**
 * Makes an installed site of this version in the cache, unless it is there.
 * @returns its folder, with a slash at the end
 */
export function madeSite(version: WordPressVersion): string {
  const core = VERSIONS[version];
  if (!core) throw new Error(`There is no ${version}; there are ${Object.keys(VERSIONS).join(", ")}.`);
  const folder = `${cacheFolder}site-${version}-${RECIPE}/`;
  if (existsSync(folder)) return folder;
  const incoming = `${cacheFolder}making-${version}/`;
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(`${incoming}wp-content/mu-plugins`, { recursive: true });
  addCore(incoming, core);
  addDatabase(incoming);
  for (const file of ["wp-config.php", "router.php"]) copyFileSync(ownFiles + file, incoming + file);
  copyFileSync(`${ownFiles}test-site.php`, `${incoming}wp-content/mu-plugins/test-site.php`);
  runPhp(incoming, INSTALL);
  renameSync(incoming, folder);
  return folder;
}
