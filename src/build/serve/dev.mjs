import { watch } from "node:fs";
import { tsImport } from "tsx/esm/api";
import { root } from "../root.mjs";
import { printAddresses } from "./demo-pages.mjs";
import { startDevServer } from "./dev-server.mjs";
import { preferredPort } from "./start.mjs";

const quietMs = 100;
const watchedFolders = ["runtime", "widgets", "src", "fixtures"];

/**
 * Serves the demo until the process ends. Builds again after every change and reloads the open pages. Its builds go to
 * .cache/dev, because dist is minified for visitors.
 */
export async function dev() {
  process.env.ISLET_DIST ??= ".cache/dev";
  const { bundle } = await import("../bundle.mjs");
  const { startCmsProcess } = /** @type {typeof import("../../../e2e/support/cms.ts")} */ (
    await tsImport("../../../e2e/support/cms.ts", import.meta.url)
  );
  console.log(`Building all widgets into ${process.env.ISLET_DIST}/, not minified …`);
  await bundle({ draft: true });
  let cms = await startCmsProcess();
  const server = await startDevServer({ port: preferredPort, origin: () => cms.url });
  printAddresses(server.url);
  console.log("Every change of a source builds again and reloads the open pages.");

  onChanges(async (files) => {
    if (files.some(isBundled)) await bundle({ draft: true });
    if (files.some(isServed)) {
      await cms.stop();
      cms = await startCmsProcess();
    }
    server.reload();
    console.log(`Reloaded: ${files.join(", ")}`);
  });
}

// The gallery reads the READMEs directly.
/** @param {string} file */
const isBundled = (file) => !/^fixtures\/|\.md$/.test(file);

// Files that the CMS process has loaded. A new process loses the carts.
/** @param {string} file */
const isServed = (file) =>
  /^(fixtures|src\/outputs\/gallery|src\/entries\/server)\/|\/fixture\.html$/.test(file);

/** @param {string} file */
const isSource = (file) => /\.(tsx?|css|html|json|md)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);

// Editors write a file in several steps, so this waits for a quiet moment. Runs never overlap.
/** @param {(files: string[]) => Promise<void>} rebuild */
function onChanges(rebuild) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let lastRun = Promise.resolve();
  const run = async () => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await rebuild(files);
  };
  for (const folder of watchedFolders)
    watch(`${root}${folder}`, { recursive: true }, (_event, name) => {
      const file = `${folder}/${String(name).replaceAll("\\", "/")}`;
      if (!isSource(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastRun = lastRun.then(run).catch((/** @type {Error} */ error) => console.error(error.message));
      }, quietMs);
    });
}
