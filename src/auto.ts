import table from "islet:table";
import { type ChunkFiles, createChunkLoader } from "#runtime/chunks.ts";
import { readConfig } from "#runtime/config.ts";
import { createIslet, createReport, type Islet } from "#runtime/islet.ts";
import { markOwned, takePage } from "#runtime/owner.ts";
import type { Parts } from "#runtime/parts.ts";
import { publicPath } from "#runtime/public-path.ts";

declare global {
  interface Window {
    islet?: Islet;
    /** Functions that want the running copy; may be filled before the script has loaded. */
    isletQueue?: { push(...callbacks: ((islet: Islet) => void)[]): unknown };
  }
}

const version = __ISLET_VERSION__;

const filesOf = (indexes: readonly number[], style?: string): ChunkFiles => ({
  files: indexes.map((index) => `chunks/${table.files[index]}.js`),
  style: style && `chunks/${style}.css`,
});

/** The nonce of the page's scripts: what its policy lets us load more code with. */
const ownNonce = () => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

function start() {
  const config = readConfig();
  const base = publicPath(import.meta.url, config.public_path);
  if (!base)
    return console.error(
      `[islet] no widget starts: ${import.meta.url} does not end in /islet.js, so its folder is unknown. Set public_path in #islet-config.`,
    );
  const { load, prefetch } = createChunkLoader(base, ownNonce() || config.csp_nonce || "");

  const part = (name: keyof typeof table.parts) => filesOf(table.parts[name]);
  const parts = {
    ...Object.fromEntries(
      Object.entries(table.parts).map(([name, indexes]) => [name, () => load(filesOf(indexes))]),
    ),
    presets: new Map(table.presets.map(([name, indexes]) => [name, () => load(filesOf(indexes))])),
  } as unknown as Parts;
  const other = takePage(version);
  if (other) createReport(parts)({ code: "second-copy", version, other: other.version });
  if (other && !other.hasEnded) return;

  const catalogue = table.widgets.map(([name, isIsland, when, indexes, style]) => {
    const chunk = filesOf(indexes, style);
    const all = [chunk, part("core"), ...(isIsland ? [part("islands")] : [])];
    const kind = isIsland ? "island" : "enhancer";
    return [
      name,
      { kind, when, load: () => load<never>(chunk), prefetch: () => all.forEach(prefetch) },
    ] as const;
  });
  open(markOwned(createIslet({ version, catalogue: Object.fromEntries(catalogue), parts, config })));
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
after("prerenderingchange", !!(document as { prerendering?: boolean }).prerendering, () =>
  after("DOMContentLoaded", document.readyState === "loading", start),
);
