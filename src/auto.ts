import table from "islet:table";
import type { CatalogueEntry } from "#runtime/catalogue.ts";
import { type ChunkFiles, createChunkLoader } from "#runtime/chunks.ts";
import { readConfig } from "#runtime/config.ts";
import { createIslet, createReport, type Islet } from "#runtime/islet.ts";
import { markOwned, takePage } from "#runtime/owner.ts";
import type { Parts } from "#runtime/parts.ts";
import { publicPath } from "#runtime/public-path.ts";
import { within } from "#runtime/scanner.ts";

declare global {
  interface Window {
    islet?: Islet;
    /** Functions that want the running copy; may be filled before the script has loaded. */
    isletQueue?: { push(...callbacks: ((islet: Islet) => void)[]): unknown };
  }
}

const version = __ISLET_VERSION__;

const chunk = (name: string, shared: readonly number[], ...more: string[]) => ({
  files: [...[name, ...shared].map((one) => `${table.folder}/${one}.js`), ...more],
});
const partFiles = (name: keyof typeof table.parts, ...more: string[]) =>
  chunk(name, table.parts[name], ...more);

/** The nonce of the page's scripts: what its policy lets us load more code with. */
const ownNonce = () => (within(document, "script[nonce]")[0] as HTMLScriptElement | undefined)?.nonce;

function start() {
  const config = readConfig();
  const base = publicPath(import.meta.url, config.public_path);
  if (!base)
    return console.error(
      `[islet] set public_path in #islet-config: ${import.meta.url} does not end in /islet.js`,
    );
  const load = createChunkLoader(`${base}chunks/`, ownNonce() ?? "");

  const part = (files: ChunkFiles) => () => load<never>(files);
  const parts: Parts = {
    core: part(partFiles("core")),
    islands: part(partFiles("islands", table.react)),
    sentences: part(partFiles("sentences")),
  };
  if (!takePage(version, (other) => createReport(parts)({ code: "second-copy", version, other }))) return;

  const catalogue: Record<string, CatalogueEntry> = {};
  for (const [name, when, shared, isIsland, hasStyle] of table.widgets) {
    const style = hasStyle && `${table.folder}/${name}.css`;
    const kind = isIsland ? "island" : "enhancer";
    catalogue[name] = { kind, when, load: part({ ...chunk(name, shared), style }) };
  }
  open(markOwned(createIslet({ version, catalogue, parts, config })));
}

/** Hands the running copy to the page's scripts, those that came first included; each fails alone. */
function open(islet: Islet) {
  const push = (...callbacks: ((islet: Islet) => void)[]) => {
    for (const callback of callbacks) queueMicrotask(() => callback(islet));
  };
  const { isletQueue: waiting } = window;
  Object.assign(window, { islet, isletQueue: { push } });
  if (Array.isArray(waiting)) push(...(waiting as ((islet: Islet) => void)[]));
}

const after = (event: string, isNeeded: boolean, run: () => void) =>
  isNeeded ? document.addEventListener(event, run, { once: true }) : run();

// A page that is only being prepared must not count, show or start anything yet.
after("prerenderingchange", (document as { prerendering?: boolean }).prerendering === true, () =>
  after("DOMContentLoaded", document.readyState === "loading", start),
);
