import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { root } from "../run.mjs";
import { brotliSize } from "./brotli-size.mjs";
import { ownCode } from "./own-code.mjs";
import { pageTexts } from "./page-texts.mjs";
import { PAGE_FILES, PAGES } from "./pages.mjs";

/** The value of an `integrity` attribute. */
const integrityOf = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Size and hash of every file that a page may load. */
function describeFiles(folder, libraries) {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => /^(islet|chunks\/.+)\.(js|css)$/.test(file))
      .sort()
      .map((file) => {
        const content = readFileSync(folder + file);
        const size = { bytes: content.length, brotli: brotliSize(content) };
        const library = libraries.includes(file) && { library: true };
        return [file, { ...size, integrity: integrityOf(content), ...library }];
      }),
  );
}

/** The lines that a CMS prints in the head of a kind of page: its files then load at once. */
const preloadLines = (files) => files.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`);

/** What each kind of page loads before the visitor does anything; without pages whose widgets are left out. */
function describePages(graphs) {
  const pages = Object.entries(PAGES).filter(([, { files }]) => files.every((file) => graphs[file]));
  return Object.fromEntries(
    pages.map(([page, { files, ...limits }]) => {
      const loaded = [...new Set(["core", ...files].flatMap((file) => graphs[file]))];
      return [page, { files: ["islet.js", ...loaded], ...limits, preload: preloadLines(loaded) }];
    }),
  );
}

/**
 * The content of manifest.json, which tools, the demo and the size check read.
 * @param {string} folder the folder of the build, with a slash at the end
 * @param {object} built what has been built; `isPartial` if the catalogue is not whole
 */
export async function manifestOf(
  folder,
  { catalogue, isPartial, graphs, styles, reactFile, libraries, described, version, minify },
) {
  const files = describeFiles(folder, libraries);
  const widgets = await Promise.all(
    catalogue
      .filter(({ name }) => name in described)
      .map(async ({ name, kind, when }) => {
        const { editor, settings, hears, sends, examples } = described[name];
        return [
          name,
          {
            kind,
            when,
            editor,
            settings,
            hears,
            sends,
            examples,
            example: readFileSync(`${root}widgets/${name}/fixture.html`, "utf8").trim(),
            files: graphs[`widget:${name}`],
            ...(styles[name] && { style: styles[name] }),
            own: brotliSize(await ownCode(name, minify)),
          },
        ];
      }),
  );
  const { core, islands, settings } = graphs;
  const pages = PAGE_FILES.flatMap((file) => graphs[file]?.[0] ?? []);
  const shared = { react: reactFile, core, islands, settings, pages };
  return {
    version,
    ...(isPartial && { partial: true }),
    entry: "islet.js",
    files,
    shared,
    texts: pageTexts(),
    pages: describePages(graphs),
    widgets: Object.fromEntries(widgets),
  };
}
