import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { WordPressSite } from "./start-site.ts";
import { unzip } from "./unzip.ts";

/** What site owners upload. */
export const pluginZip = fileURLToPath(
  new URL(`../../../${process.env["ISLET_DIST"] ?? "dist"}/wordpress/islet.zip`, import.meta.url),
);

/** Activates the plugin without the administration's pages. */
export function activatePlugin(site: WordPressSite): void {
  if (!existsSync(pluginZip)) throw new Error("There is no dist/wordpress/islet.zip: run npm run build.");
  unzip(pluginZip, `${site.folder}wp-content/plugins/`);
  site.run(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    $error = activate_plugin( 'islet/islet.php' );
    if ( is_wp_error( $error ) ) { throw new Exception( $error->get_error_message() ); }
  `);
}
