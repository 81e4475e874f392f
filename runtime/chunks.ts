import type { ChunkErrorType, ChunkFailure } from "./chunk-error.ts";
import { firstInPage } from "./scanner.ts";

/** How long one chunk may take (spec content 9): 120 s. */
const CHUNK_TIMEOUT_MS = 120_000;

interface ChunkLoaderOptions {
  /** Absolute URL of the folder that holds the chunks, with a slash at the end. */
  readonly base: string;
  /** The page's CSP nonce, for the links that start downloads. */
  readonly nonce: () => string;
  /** Asks for a module and all it imports once more; rejects with a ChunkLoadError. */
  readonly retry: (urls: readonly string[], cause: unknown) => Promise<unknown>;
}

/**
 * Loads a module with all it imports, however deep, at once: itself first, by file names without their ending, and its
 * stylesheet. Rejects, after one retry, with a ChunkFailure.
 */
export type LoadChunk = <Module>(names: readonly string[], style?: string) => Promise<Module>;

export function createChunkLoader({ base, nonce, retry }: ChunkLoaderOptions): LoadChunk {
  const known = new Set<string>();
  const modules = new Map<string, Promise<unknown>>();

  const link = (rel: string, href: string) => {
    const element = Object.assign(document.createElement("link"), {
      rel,
      nonce: nonce(),
      crossOrigin: "",
      href,
    });
    document.head.append(element);
    return element;
  };

  /** Whether it arrives is told by its import. */
  function preload(url: string) {
    if (!known.has(url)) link("modulepreload", url);
    known.add(url);
  }

  const load = (urls: readonly string[], style?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const url = urls[0] as string;
      const fail = (type: ChunkErrorType, request: string) =>
        reject({ type, request } satisfies ChunkFailure);
      const timer = setTimeout(() => fail("timeout", url), CHUNK_TIMEOUT_MS);
      const styled = (onload: (event: Event) => void) => {
        const href = base + style;
        Object.assign(link("stylesheet", href), { onload, onerror: () => fail("error", href) });
      };
      // A page may link islet.css itself: then every widget's styles are there before its code.
      const needsStyle = style && !firstInPage('link[rel=stylesheet][href*="/islet.css"]');
      Promise.all([import(url).catch((cause) => retry(urls, cause)), needsStyle && new Promise(styled)])
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
