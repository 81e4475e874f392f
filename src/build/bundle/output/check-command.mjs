import { build } from "esbuild";
import { root } from "../../root.mjs";
import { esbuildTemplates } from "../../templates/template-module.mjs";
import { esbuildOptions } from "../minify/esbuild-options.mjs";
import { licencesOf } from "./licences.mjs";
import { stagingDir, writeStaged } from "./out-dir.mjs";

/** Packages of Node's older kind ask for others by `require`. */
const BANNER = `#!/usr/bin/env node
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);`;

/**
 * Builds the command `islet`, one file with all that it needs: whoever bundles the package installs no DOM for it.
 * @param {{ version: string }} built
 */
export async function buildCheckCommand({ version }) {
  const { metafile } = await build({
    ...esbuildOptions,
    platform: "node",
    target: "node20",
    absWorkingDir: root,
    entryPoints: { islet: "src/entries/check/index.ts" },
    outdir: `${stagingDir}/package/bin`,
    banner: { js: BANNER },
    define: { ...esbuildOptions.define, __ISLET_VERSION__: JSON.stringify(version) },
    plugins: [esbuildTemplates],
    metafile: true,
  });
  writeStaged("package/bin/LICENSES.txt", licencesOf(Object.keys(metafile.inputs)));
}
