import { watch } from "node:fs";
import { tsImport } from "tsx/esm/api";
import { announce, preferredPort } from "./start.mjs";
import { startDevServer } from "./dev-server.mjs";
import { root } from "../run.mjs";

const settleMs = 100;
const watchedFolders = ["runtime", "widgets", "src", "fixtures"];

/**
 * Serves the demo, builds again on every change, and reloads the pages that are open. Runs until it is ended. Its builds
 * are apart from dist, which is minified for visitors.
 */
export async function dev() {
  process.env.ISLET_DIST ??= ".cache/dev";
  const { bundle } = await import("../bundle/bundle.mjs");
  const { startCmsProcess } = await tsImport("../../../e2e/support/cms.ts", import.meta.url);
  await bundle({ quick: true, draft: true });
  let cms = await startCmsProcess();
  const server = await startDevServer({ port: preferredPort, origin: () => cms.url });
  announce(server.url);

  onChanges(async (files) => {
    if (files.some(isBundled)) await bundle({ quick: true, draft: true });
    if (files.some(isServed)) {
      await cms.stop();
      cms = await startCmsProcess();
    }
    server.reload();
    console.log(`Reloaded: ${files.join(", ")}`);
  });
}

// The gallery reads the READMEs as they are.
const isBundled = (file) => !/^fixtures\/|\.md$/.test(file);

// What the CMS's process has loaded; a new process forgets the carts.
const isServed = (file) => /^(fixtures|src\/demo|src\/server)\/|\/fixture\.html$/.test(file);

const isSource = (file) => /\.(tsx?|css|html|json|md)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);

// Editors write a file in several steps: wait for the last one, and never work twice at a time.
function onChanges(work) {
  const changed = new Set();
  let timer;
  let lastTurn = Promise.resolve();
  const turn = async () => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await work(files);
  };
  for (const folder of watchedFolders)
    watch(`${root}${folder}`, { recursive: true }, (_event, name) => {
      const file = `${folder}/${String(name).replaceAll("\\", "/")}`;
      if (!isSource(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastTurn = lastTurn.then(turn).catch((error) => console.error(error.message));
      }, settleMs);
    });
}
