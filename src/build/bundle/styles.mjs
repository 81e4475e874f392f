import { build } from "esbuild";
import { existsSync } from "node:fs";
import { root } from "../run.mjs";

/**
 * Builds one stylesheet per widget that has one, and islet.css with all of them.
 * @param {string[]} names the widgets
 * @param {string} folder the chunks' folder
 * @param {(file: string, content: string) => void} write
 * @returns {Promise<Record<string, string>>} widget → its file
 */
export async function buildStyles(names, folder, write) {
  const styles = {};
  const sources = names
    .map((name) => [name, `widgets/${name}/${name}.css`])
    .filter(([, source]) => existsSync(root + source));
  for (const [name, source] of sources) {
    const css = await bundleCss(`@import "./${source}";`);
    styles[name] = `chunks/${folder}/${name}.css`;
    write(styles[name], css);
  }
  write("islet.css", await bundleCss(sources.map(([, source]) => `@import "./${source}";`).join("\n")));
  return styles;
}

async function bundleCss(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "css" },
    bundle: true,
    minify: true,
    write: false,
    target: ["chrome109", "firefox115", "safari16"],
  });
  return outputFiles[0].text
    .replace(WIDGET_SELECTOR, ":is($&,[data-widget-marked~=$1])")
    .replace(SPACES_BEFORE_VALUES, "$1");
}

/** The minifier leaves them in custom properties and their fallbacks. */
const SPACES_BEFORE_VALUES = /([;{]--[\w-]+:|var\(--[\w-]+,) (?=[^;}])/g;

/** Rules for a marked element also apply to elements that the page configuration marks. */
const WIDGET_SELECTOR = /\[data-widget~="?([\w-]+)"?\]/g;
