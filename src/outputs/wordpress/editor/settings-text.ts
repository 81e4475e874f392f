/** Characters that HTML, shortcodes or a script element would read in a JSON text. */
const SPECIAL = /[<>&'[\]\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The text of one JSON string: quotes inside of it are escaped as characters, so they end it nowhere. */
const quoted = (json: string) =>
  `"${json
    .slice(1, -1)
    .replace(/\\(.)/g, (both, next) => (next === '"' ? "\\u0022" : both))
    .replace(SPECIAL, escaped)}"`;

/**
 * The JSON text of settings for `data-settings`. It holds no character of HTML and no bracket of a shortcode inside of
 * its texts. Twin of `settings_text()` in includes/settings-text.php.
 */
export const settingsText = (settings: unknown): string =>
  JSON.stringify(settings).replace(/"(?:[^"\\]|\\.)*"/g, quoted);
