import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "../run.mjs";
import { stagingPath, writeStaged } from "./out-dir.mjs";
import { readCatalogue } from "./read-catalogue.mjs";

/** Size in bytes with brotli's best compression. */
const brotliSize = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length;

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

/** Bundles manifest-widgets.ts with all widgets and runs it in this process. */
async function describeWidgets(names) {
  const outfile = `${root}node_modules/.cache/islet/manifest-widgets-${process.pid}.mjs`;
  const imports = names.map(
    (name, index) =>
      `import widget${index} from "./widgets/${name}/index.ts"; import { about as about${index} } from "./widgets/${name}/settings.ts";`,
  );
  const widgets = names.map((name, index) => `[${JSON.stringify(name)}, widget${index}, about${index}]`);
  await build({
    stdin: {
      contents: `${imports.join("\n")}\nimport { describeWidgets } from "./src/build/bundle/manifest-widgets.ts";\nexport default describeWidgets([${widgets.join(", ")}]);`,
      resolveDir: root,
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    outfile,
    logLevel: "error",
  });
  const { default: described } = await import(`${pathToFileURL(outfile)}?${Date.now()}`);
  rmSync(outfile);
  return described;
}

/** Writes dist/manifest.json, which tools, the demo and the size check read. Returns its content. */
export async function writeManifest({ graphs, styles, reactFile, libraries, zod, version }) {
  const catalogue = readCatalogue();
  const files = describeFiles(stagingPath, libraries);
  const described = await describeWidgets(catalogue.map(({ name }) => name));
  const widgets = Object.fromEntries(
    catalogue.map(({ name, kind, when }) => {
      const [ownFile] = graphs[`widget:${name}`];
      return [
        name,
        {
          kind,
          when,
          ...described[name],
          example: readFileSync(`${root}widgets/${name}/fixture.html`, "utf8").trim(),
          files: graphs[`widget:${name}`],
          ...(styles[name] && { style: styles[name] }),
          own: files[ownFile].brotli,
        },
      ];
    }),
  );
  const shared = { react: reactFile, zod, core: graphs["part:core"], islands: graphs["part:islands"] };
  const manifest = { version, entry: "islet.js", files, shared, widgets };
  writeStaged("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
