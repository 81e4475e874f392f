import { existsSync } from "node:fs";
import { build } from "esbuild";
import { root } from "../../root.mjs";
import { SHEETS } from "../chunks/sheets.mjs";

/**
 * Builds one stylesheet per widget that has one, one for each kind of page with those of its widgets, and islet.css with all
 * of them.
 * @param {string[]} names the widgets
 * @param {string} folder the chunks' folder
 * @param {import("../shared-build.ts").Write} write
 * @returns {Promise<{ styles: Record<string, string>, sheets: Record<string, import("./manifest-types.ts").Sheet> }>} widget →
 *   its file, and by kind of page
 */
export async function buildStyles(names, folder, write) {
  /** @type {Record<string, string>} */
  const styles = {};
  const sources = names
    .map((name) => ({ name, source: `widgets/${name}/${name}.css` }))
    .filter(({ source }) => existsSync(root + source));
  for (const { name, source } of sources) {
    const css = await bundleCss(`@import "./${source}";`);
    styles[name] = `chunks/${folder}/${name}.css`;
    write(styles[name], css);
  }
  /** @param {typeof sources} chosen */
  const bundleOf = (chosen) => bundleCss(chosen.map(({ source }) => `@import "./${source}";`).join("\n"));
  write("islet.css", await bundleOf(sources));
  /** @type {Record<string, import("./manifest-types.ts").Sheet>} */
  const sheets = {};
  for (const [kind, widgets] of Object.entries(SHEETS)) {
    const chosen = sources.filter(({ name }) => widgets.includes(name));
    const file = `chunks/${folder}/page-${kind}.css`;
    sheets[kind] = { file, styles: chosen.map(({ name }) => `${name}.css`) };
    write(file, await bundleOf(chosen));
  }
  return { styles, sheets };
}

/** @param {string} contents */
async function bundleCss(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "css" },
    bundle: true,
    minify: true,
    write: false,
    target: ["chrome109", "firefox115", "safari16"],
  });
  const [{ text } = { text: "" }] = outputFiles;
  return text
    .replace(WIDGET_SELECTOR, ":is($&,[data-widget-marked~=$1])")
    .replace(SPACES_BEFORE_VALUES, "$1");
}

/** The minifier leaves them in custom properties and their fallbacks. */
const SPACES_BEFORE_VALUES = /([;{]--[\w-]+:|var\(--[\w-]+,) (?=[^;}])/g;

/** Rules for a marked element also apply to elements that the page configuration marks. */
const WIDGET_SELECTOR = /\[data-widget~="?([\w-]+)"?\]/g;
