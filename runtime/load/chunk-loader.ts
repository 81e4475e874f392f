import { once } from "../once.ts";
import { queryPage } from "../query.ts";
import type { ChunkFailure, Fetch } from "./chunk-error.ts";
import { until, whileShown } from "./while-shown.ts";

/** How long one chunk may take. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Loads the first of these files once more, past the cache; rejects with a ChunkLoadError. */
type Retry = (urls: readonly string[], cause: unknown, again: Fetch) => Promise<unknown>;

/** Loads files of the build. */
export interface ChunkLoader {
  /**
   * Loads a module, everything it imports and a stylesheet at once. `names` are file names without ending, the module's
   * first. Rejects, after one retry, with a ChunkFailure. Waits while the device is offline.
   */
  load<Module>(names: readonly string[], style?: string): Promise<Module>;
  /** Starts the download of modules, by their names as in `load`. */
  preload(names: readonly string[]): void;
}

/**
 * Creates a loader that loads each file once; one that failed is loaded again when it is asked for again.
 * @param base absolute URL of the folder that holds the chunks, ending with a slash
 */
export function createChunkLoader(base: string, retry: Retry): ChunkLoader {
  const preloaded = new Set<string>();
  const loading = new Map<string, () => Promise<unknown>>();

  function link(rel: string, href: string, handlers?: Partial<HTMLLinkElement>) {
    // The page's policy may demand the nonce of its scripts.
    const nonce = (queryPage("script[nonce]") as HTMLScriptElement | null)?.nonce ?? "";
    document.head.append(
      Object.assign(document.createElement("link"), { rel, nonce, crossOrigin: "", href }, handlers),
    );
  }

  const module: Fetch = (url) => import(url);
  const stylesheet: Fetch = (url) =>
    new Promise((onload, onerror) => link("stylesheet", url, { onload, onerror }));

  const withRetry = (fetch: Fetch, urls: readonly string[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const failure: ChunkFailure = { type: "timeout", request: urls[0] as string };
      const timer = setTimeout(() => reject(failure), CHUNK_TIMEOUT_MS);
      fetch(failure.request)
        .catch(async (cause: unknown) => {
          if (navigator.onLine) return retry(urls, cause, fetch);
          clearTimeout(timer);
          await until("online");
          return withRetry(fetch, urls);
        })
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

  /** Loads the first of these files. */
  function loadFile(fetch: Fetch, urls: readonly string[]) {
    const url = urls[0] as string;
    const load = loading.get(url) ?? once(() => whileShown(() => withRetry(fetch, urls)));
    loading.set(url, load);
    return load();
  }

  const urlsOf = (names: readonly string[]) => names.map((name) => `${base}${name}.js`);

  function preload(names: readonly string[]) {
    for (const url of urlsOf(names)) {
      // A server may have printed the line.
      if (!preloaded.has(url) && !queryPage(`link[href="${url}"]`)) link("modulepreload", url);
      preloaded.add(url);
    }
  }

  return {
    preload,
    async load<Module>(names: readonly string[], style?: string) {
      // Browsers note the stack of a request, for which V8 reads each function on it again. Here the stack is short.
      // oxlint-disable-next-line typescript/await-thenable, unicorn/no-unnecessary-await -- only ends the task's stack
      await 0;
      // The module itself is asked for below.
      preload(names.slice(1));
      const [loaded] = await Promise.all([
        loadFile(module, urlsOf(names)),
        // islet.css has every widget's styles already, other sheets of several widgets name theirs.
        style &&
          !queryPage(`link[rel=stylesheet]:is([href*="/islet.css"],[data-styles~="${style}"])`) &&
          loadFile(stylesheet, [base + style]),
      ]);
      return loaded as Module;
    },
  };
}
