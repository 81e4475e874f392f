import type { ChunkFailure, Fetch } from "./chunk-error.ts";
import { firstInPage } from "../query.ts";

/** How long one chunk may take. */
const CHUNK_TIMEOUT_MS = 120_000;

interface ChunkLoaderOptions {
  /** Absolute URL of the folder that holds the chunks, ending with a slash. */
  readonly base: string;
  /** The page's CSP nonce, for the links that start downloads. */
  readonly nonce: () => string;
  /** Loads the first of these files once more, past the cache; rejects with a ChunkLoadError. */
  readonly retry: (urls: readonly string[], cause: unknown, again: Fetch) => Promise<unknown>;
}

/**
 * Loads a module, everything it imports and its stylesheet at once. `names` are file names without ending, the module's
 * first. Rejects, after one retry, with a ChunkFailure.
 */
export type LoadChunk = <Module>(names: readonly string[], style?: string) => Promise<Module>;

/** Creates a loader that loads each module once; one that failed is loaded again when it is asked for again. */
export function createChunkLoader({ base, nonce, retry }: ChunkLoaderOptions): LoadChunk {
  const known = new Set<string>();
  const modules = new Map<string, Promise<unknown>>();

  const link = (rel: string, href: string, handlers?: Partial<HTMLLinkElement>) =>
    document.head.append(
      Object.assign(document.createElement("link"), { rel, nonce: nonce(), crossOrigin: "", href }, handlers),
    );

  /** Starts a download; the import tells whether it succeeds. */
  function preload(url: string) {
    if (!known.has(url)) link("modulepreload", url);
    known.add(url);
  }

  const module: Fetch = (url) => import(url);
  const stylesheet: Fetch = (url) =>
    new Promise((onload, onerror) => link("stylesheet", url, { onload, onerror }));

  const get = (fetch: Fetch, urls: readonly string[]) =>
    fetch(urls[0] as string).catch((cause: unknown) => retry(urls, cause, fetch));

  const load = (urls: readonly string[], style?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const failure: ChunkFailure = { type: "timeout", request: urls[0] as string };
      const timer = setTimeout(() => reject(failure), CHUNK_TIMEOUT_MS);
      // A page that links islet.css has every widget's styles already.
      const needsStyle = style && !firstInPage('link[rel=stylesheet][href*="/islet.css"]');
      Promise.all([get(module, urls), needsStyle && get(stylesheet, [base + style])])
        .then(([loaded]) => resolve(loaded), reject)
        .finally(() => clearTimeout(timer));
    });

  return async <Module>(names: readonly string[], style?: string) => {
    const urls = names.map((name) => `${base}${name}.js`);
    const url = urls[0] as string;
    const loading = modules.get(url);
    if (loading) return loading as Promise<Module>;
    urls.forEach(preload);
    const module = load(urls, style);
    modules.set(url, module);
    module.catch(() => modules.delete(url));
    return module as Promise<Module>;
  };
}
