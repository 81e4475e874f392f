import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import type { WordPressSite } from "./start-site.ts";

/** Runs PHP code on every request of the site, as a theme or another plugin would, while `use` runs. */
export async function withCode(site: WordPressSite, code: string, use: () => Promise<void>): Promise<void> {
  // PHP looks only every two seconds whether a file that it knows has changed.
  const file = `${site.folder}wp-content/mu-plugins/${randomUUID()}.php`;
  writeFileSync(file, `<?php\n${code}`);
  try {
    await use();
  } finally {
    rmSync(file);
  }
}

/** Publishes a page whose content is this; gives its path. */
export const publish = (site: WordPressSite, content: string): string =>
  site.run(`
    kses_remove_filters();
    $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page',
      'post_content' => wp_slash( <<<'CONTENT'\n${content}\nCONTENT ) ) );
    echo wp_make_link_relative( get_permalink( $id ) );
  `);

/** Sets the choices of the settings screen. */
export const choose = (site: WordPressSite, choices: object): string =>
  site.run(`update_option( 'islet', json_decode( <<<'JSON'\n${JSON.stringify(choices)}\nJSON, true ) );`);
