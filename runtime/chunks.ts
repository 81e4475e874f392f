import { within } from "./scanner.ts";

/** How long one chunk may take (spec content 9): 120 s. */
const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkErrorType = "missing" | "timeout" | "error";

/** Code that did not arrive (clause runtime.6; reference: content 1.9). `request` is the URL that was asked for. */
export type ChunkLoadError = Error & { readonly type: ChunkErrorType; readonly request: string };

const chunkLoadError = (type: ChunkErrorType, request: string): ChunkLoadError => {
  const chunk = request.replace(/.*\/|\.\w+$/g, "");
  const error = new Error(`Loading chunk ${chunk} failed.\n(${type}: ${request})`);
  return Object.assign(error, { name: "ChunkLoadError", type, request });
};

/** A piece of code with everything it imports, and its stylesheet: file names below the public path. */
export interface ChunkFiles {
  /** The module itself first, then all it imports, however deep. */
  readonly files: readonly string[];
  readonly style?: string | 0;
}

/** Loads a whole graph at once and gives its module; rejects with a ChunkLoadError after one retry. */
export type LoadChunk = <Module>(chunk: ChunkFiles) => Promise<Module>;

/**
 * @param base absolute URL of the folder that files are named from, with a slash at the end
 * @param nonce the page's CSP nonce, for the links that start downloads
 */
export function createChunkLoader(base: string, nonce: string): LoadChunk {
  const known = new Set<string>();
  const modules = new Map<string, Promise<unknown>>();

  const link = (rel: string, file: string) => {
    const element = document.createElement("link");
    document.head.append(Object.assign(element, { rel, nonce, crossOrigin: "", href: base + file }));
    return element;
  };

  /** Whether it arrives is told by its import. */
  function preload(file: string) {
    if (!known.has(file)) link("modulepreload", file);
    known.add(file);
  }

  const loadStyle = (file: string) =>
    new Promise<unknown>((onload, reject) => {
      const element = link("stylesheet", file);
      const onerror = () => reject(chunkLoadError("error", element.href));
      Object.assign(element, { onload, onerror });
    });

  return async <Module>({ files, style }: ChunkFiles) => {
    const urls = files.map((file) => base + file);
    const url = urls[0] as string;
    const loading = modules.get(url);
    if (loading) return loading as Promise<Module>;
    files.forEach(preload);
    // A page may link islet.css itself: then every widget's styles are there before its code.
    const [hasAllStyles] = within(document, 'link[rel=stylesheet][href*="/islet.css"]');
    const styled = style && !hasAllStyles && loadStyle(style);
    const module = new Promise<Module>((resolve, reject) => {
      const timer = setTimeout(() => reject(chunkLoadError("timeout", url)), CHUNK_TIMEOUT_MS);
      Promise.all([import(url).catch(() => retry(urls)), styled])
        .then(([loaded]) => resolve(loaded as Module), reject)
        .finally(() => clearTimeout(timer));
    });
    modules.set(url, module);
    module.catch(() => modules.delete(url));
    return module;
  };
}

/** Asks for every file past the cache, which mends a poisoned one and tells which is missing, then imports once more. */
async function retry(urls: readonly string[]): Promise<unknown> {
  let missing = "";
  const check = async (url: string) => {
    const { ok } = await fetch(url, { cache: "reload" });
    if (!ok) missing ||= url;
  };
  await Promise.allSettled(urls.map(check));
  const url = urls[0] as string;
  // A module that arrived cut short stays broken under its own URL, so it is asked for by another.
  return import(`${url}?retry`).catch(() => {
    throw chunkLoadError(missing ? "missing" : "error", missing || url);
  });
}
