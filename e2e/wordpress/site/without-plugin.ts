import type { WordPressSite } from "./start-site.ts";

const switched = (site: WordPressSite, call: string) =>
  site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${call}`);

/** Looks at a site while the plugin is not active, and activates it again for the tests that follow. */
export async function withoutPlugin(site: WordPressSite, look: () => Promise<void>): Promise<void> {
  switched(site, "deactivate_plugins( 'islet/islet.php' );");
  try {
    await look();
  } finally {
    switched(site, "activate_plugin( 'islet/islet.php' );");
  }
}
