import { build } from "esbuild";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { stagingPath, brotliSize, integrityOf, readCatalogue, writeStaged } from "./files.mjs";
import { root } from "../run.mjs";

/** Size and hash of every file that a page may load. */
function filesBelow(folder, libraries) {
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

/** Runs manifest-widgets.ts, which reads the widgets' own sources, in this process. */
async function describeWidgets(names) {
  const outfile = `${root}node_modules/.cache/islet/manifest-widgets-${process.pid}.mjs`;
  const imports = names.map(
    (name, index) =>
      `import widget${index} from "./widgets/${name}/index.ts"; import { about as about${index} } from "./widgets/${name}/settings.ts";`,
  );
  const pairs = names.map((name, index) => `[${JSON.stringify(name)}, widget${index}, about${index}]`);
  await build({
    stdin: {
      contents: `${imports.join("\n")}\nimport { describeWidgets } from "./src/build/bundle/manifest-widgets.ts";\nexport default describeWidgets([${pairs.join(", ")}]);`,
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

/** Writes dist/manifest.json, what tools, the demo and the size check know of every widget and file; returns it. */
export async function writeManifest({ graphs, styles, reactFile, libraries, zod, version }) {
  const catalogue = readCatalogue();
  const files = filesBelow(stagingPath, libraries);
  const described = await describeWidgets(catalogue.map(({ name }) => name));
  const widgets = Object.fromEntries(
    catalogue.map(({ name, kind, when }) => {
      const [own] = graphs[`widget:${name}`];
      return [
        name,
        {
          kind,
          when,
          ...described[name],
          example: readFileSync(`${root}widgets/${name}/fixture.html`, "utf8").trim(),
          files: graphs[`widget:${name}`],
          ...(styles[name] && { style: styles[name] }),
          own: files[own].brotli,
        },
      ];
    }),
  );
  const parts = (name) => graphs[`part:${name}`];
  const shared = { react: reactFile, zod, core: parts("core"), islands: parts("islands") };
  const manifest = { version, entry: "islet.js", files, shared, widgets };
  writeStaged("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
