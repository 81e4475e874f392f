import table from "islet:table";
import type { Fetch } from "#runtime/load/chunk-error.ts";
import { type ChunkLoader, createChunkLoader } from "#runtime/load/chunk-loader.ts";
import { publicPath, scriptUrlOf } from "#runtime/load/public-path.ts";
import { whyMissing } from "#runtime/load/why-missing.ts";
import type { Sentences } from "#runtime/problems/sentences.ts";
import { createIslet, createReport, type Islet } from "#runtime/start/islet.ts";
import type { LazyParts } from "#runtime/start/lazy-parts.ts";
import { readConfig } from "#runtime/start/read-config.ts";
import { claimPage, registerCopy } from "#runtime/start/single-copy.ts";
import { decodeWidgets } from "./widget-table.ts";

const version = __ISLET_VERSION__;

/** Rejects rather than throws: code of the theme may come after this in the same file. */
async function start() {
  const config = readConfig();
  let loader: ChunkLoader | undefined;
  /** Made when the first file is asked for: a stack costs more time than all else on a page without widgets. */
  const files = () => (loader ??= createLoader(config.fields.public_path));

  const part = (file: string) => () => files().load<never>([file]);
  const parts: LazyParts = { core: part("core"), islands: part("islands"), sentences: part("sentences") };
  const report = createReport(parts);
  if (!claimPage(version, report)) return;

  const catalogue = () => decodeWidgets(table, files());
  publish(registerCopy(createIslet({ version, catalogue, parts, config, report })));
}

/** A page that the visitor is leaving gets no files, and ends when the next one answers. */
const LEAVE_LIMIT_MS = 5_000;

/** Creates what loads the build's files; throws if their folder cannot be found. */
function createLoader(configured: string | undefined): ChunkLoader {
  let from = configured;
  if (!from) {
    const { stackTraceLimit } = Error;
    // One place is enough, and V8 reads the function of each again. Monitoring tools set 0: then no error tells its place.
    Reflect.set(Error, "stackTraceLimit", 1);
    from = scriptUrlOf(new Error().stack);
    Reflect.set(Error, "stackTraceLimit", stackTraceLimit);
  }
  const path = publicPath(from, configured);
  if (!path) throw new Error(`[islet] #islet-config needs public_path such as /islet/, not ${from}`);
  const base = `${path}chunks/${table.folder}/`;
  let isTold: unknown;
  const retry = (urls: readonly string[], cause: unknown, fetch: Fetch) =>
    import(`${base}sentences.js`).then(
      ({ retryChunk }: Sentences) => retryChunk(urls, cause, fetch),
      () => {
        isTold ??= setTimeout(
          () => void whyMissing(base, table.files, configured).then(console.error),
          LEAVE_LIMIT_MS,
        );
        throw cause;
      },
    );
  return createChunkLoader(base, retry);
}

/** Gives the running copy to the page's scripts, earlier ones included; a script that throws stops no other. */
function publish(islet: Islet) {
  const push = (...callbacks: ((islet: Islet) => void)[]) =>
    callbacks.forEach((callback) => queueMicrotask(() => callback(islet)));
  const { isletQueue: waiting } = window;
  Object.assign(window, { islet, isletQueue: { push } });
  if (Array.isArray(waiting)) push(...(waiting as ((islet: Islet) => void)[]));
}

const runAfter = (event: string, mustWait: boolean, run: () => void) =>
  mustWait ? document.addEventListener(event, run, { once: true }) : run();

// A prerendered page must not count, show or start anything yet.
runAfter("prerenderingchange", (document as { prerendering?: boolean }).prerendering === true, () =>
  runAfter("DOMContentLoaded", document.readyState === "loading", () => void start().catch(console.error)),
);
