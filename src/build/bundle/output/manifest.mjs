/**
 * @import { Manifest, ManifestFile, ManifestWidget, Sheet } from "./manifest-types.ts"
 * @import { CatalogueLine, DescribedWidget, SharedBuild } from "../shared-build.ts"
 * @import { Chunks } from "../chunks/build-chunks.mjs"
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { root } from "../../root.mjs";
import { PAGE_FILES, PAGES } from "../chunks/pages.mjs";
import { brotliSize } from "../minify/brotli-size.mjs";

/** The value of an `integrity` attribute. @param {Buffer} content */
const integrityOf = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** The folder of the chunks, in an address. Its name is a hash of what they hold. */
const CHUNK_FOLDER = /(?<=^chunks\/)[A-Z0-9]{8}(?=\/)/;

/**
 * A file's size as if the chunks' folder always had the same name: by chance of its letters the entry is up to 17 bytes larger
 * or smaller, and no limit should depend on that.
 * @param {Buffer} content @param {string} name of the folder
 */
const steadySize = (content, name) =>
  brotliSize(name && content.includes(name) ? content.toString().replaceAll(name, "2B3D5F7H") : content);

/**
 * Size and hash of every file that a page may load.
 * @param {string} folder @param {string[]} libraries
 * @returns {Record<string, ManifestFile>}
 */
function describeFiles(folder, libraries) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /^(islet|chunks\/.+)\.(js|css)$/.test(file))
    .sort();
  const [name = ""] = files.flatMap((file) => CHUNK_FOLDER.exec(file)?.[0] ?? []);
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(folder + file);
      const size = { bytes: content.length, brotli: steadySize(content, name) };
      const library = libraries.includes(file) && { library: /** @type {const} */ (true) };
      return [file, { ...size, integrity: integrityOf(content), ...library }];
    }),
  );
}

/**
 * The lines that a CMS prints in the head of a kind of page: its files then load at once, with the styles of its widgets.
 * @param {string[]} files @param {Sheet | undefined} sheet
 */
const preloadLines = (files, sheet) => [
  ...(sheet ? [`<link rel="stylesheet" href="${sheet.file}" data-styles="${sheet.styles.join(" ")}">`] : []),
  ...files.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`),
];

/** The chunks that each preset loads at once, the core among them. @param {Chunks["graphs"]} graphs */
const describePresets = (graphs) =>
  Object.fromEntries(
    readdirSync(`${root}src/presets`)
      .filter((name) => graphs[name] && existsSync(`${root}src/presets/${name}/index.ts`))
      .map((name) => [name, [...new Set(["core", name].flatMap((file) => graphs[file] ?? []))]]),
  );

/**
 * What each kind of page loads before the visitor does anything; without pages whose widgets are left out.
 * @param {Chunks["graphs"]} graphs @param {Record<string, Sheet>} sheets
 * @returns {Manifest["pages"]}
 */
function describePages(graphs, sheets) {
  /** @param {string} page */
  const sheetOf = (page) => sheets[page.replace(/^native | with a cart$/, "")];
  const pages = Object.entries(PAGES).filter(([, { files }]) => files.every((file) => graphs[file]));
  return Object.fromEntries(
    pages.map(([page, { files, ...limits }]) => {
      const loaded = [...new Set(["core", ...files].flatMap((file) => graphs[file] ?? []))];
      return [
        page,
        { files: ["islet.js", ...loaded], ...limits, preload: preloadLines(loaded, sheetOf(page)) },
      ];
    }),
  );
}

/**
 * The content of manifest.json, which tools, the demo and the size check read.
 * @param {string} folder the folder of the build, with a slash at the end
 * @param {Built} built what has been built
 * @returns {Promise<Manifest>}
 *
 * @typedef {Omit<SharedBuild, "tell" | "minify" | "minifyHarder"> & Pick<Chunks, "graphs" | "libraries"> & BuiltFiles} Built
 *
 * @typedef {object} BuiltFiles
 * @property {Record<string, string>} styles widget → its file
 * @property {Record<string, Sheet>} sheets by kind of page
 * @property {string} reactFile
 */
export async function manifestOf(
  folder,
  {
    catalogue,
    isPartial,
    graphs,
    styles,
    sheets,
    reactFile,
    libraries,
    described,
    texts,
    categories,
    version,
    ownSize,
  },
) {
  const files = describeFiles(folder, libraries);
  /**
   * @param {CatalogueLine} line @param {DescribedWidget} widget
   * @returns {Promise<[name: string, widget: ManifestWidget]>}
   */
  const describe = async (
    { name, kind, when },
    { editor, controls, template, settings, hears, sends, examples },
  ) => [
    name,
    {
      ...{ kind, when, editor, controls },
      ...(template && { template }),
      ...{ settings, hears, sends, examples },
      example: readFileSync(`${root}widgets/${name}/fixture.html`, "utf8").trim(),
      files: graphs[`widget:${name}`] ?? [],
      ...(styles[name] && { style: styles[name] }),
      own: await ownSize(name),
    },
  ];
  const widgets = await Promise.all(
    catalogue.flatMap((line) => {
      const widget = described[line.name];
      return widget ? [describe(line, widget)] : [];
    }),
  );
  const { core = [], islands = [], settings = [] } = graphs;
  const pages = PAGE_FILES.flatMap((file) => graphs[file]?.[0] ?? []);
  const presets = describePresets(graphs);
  const shared = { react: reactFile, core, islands, settings, pages, presets };
  return {
    version,
    ...(isPartial && { partial: true }),
    entry: "islet.js",
    files,
    shared,
    texts,
    pages: describePages(graphs, sheets),
    sheets,
    categories,
    widgets: Object.fromEntries(widgets),
  };
}
