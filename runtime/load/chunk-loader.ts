import type { ChunkFailure, Fetch } from "./chunk-error.ts";
import { firstInPage } from "../query.ts";

/** How long one chunk may take (spec content 9): 120 s. */
const CHUNK_TIMEOUT_MS = 120_000;

interface ChunkLoaderOptions {
  /** Absolute URL of the folder that holds the chunks, with a slash at the end. */
  readonly base: string;
  /** The page's CSP nonce, for the links that start downloads. */
  readonly nonce: () => string;
  /** Asks once more, past the cache, for files of which the first did not arrive; rejects with a ChunkLoadError. */
  readonly retry: (urls: readonly string[], cause: unknown, again: Fetch) => Promise<unknown>;
}

/**
 * Loads a module with all it imports, however deep, at once: itself first, by file names without their ending, and its
 * stylesheet. Rejects, after one retry, with a ChunkFailure.
 */
export type LoadChunk = <Module>(names: readonly string[], style?: string) => Promise<Module>;

/** Remembers what has been loaded: a second wish gets the same module, one that failed is tried anew. */
export function createChunkLoader({ base, nonce, retry }: ChunkLoaderOptions): LoadChunk {
  const known = new Set<string>();
  const modules = new Map<string, Promise<unknown>>();

  const link = (rel: string, href: string, heard?: Partial<HTMLLinkElement>) =>
    document.head.append(
      Object.assign(document.createElement("link"), { rel, nonce: nonce(), crossOrigin: "", href }, heard),
    );

  /** Whether it arrives is told by its import. */
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
      // A page may link islet.css itself: then every widget's styles are there before its code.
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
