import { type Bus, createBus } from "./bus.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ConfigReading } from "./start/read-config.ts";
import { createHooks, type Hooks } from "./hooks.ts";
import { createHosts } from "./mount/hosts.ts";
import { once } from "./once.ts";
import type { Page } from "./page.ts";
import type { LazyParts } from "./start/lazy-parts.ts";
import type { Report } from "./problems/problems.ts";
import { createScanner } from "./find/scanner.ts";

/** What a page and its scripts see as `window.islet`. */
export interface Islet {
  readonly version: string;
  readonly bus: Bus;
  readonly hooks: Hooks;
  /** The page configuration; filled when the first widget is loaded. */
  readonly page: Page;
  /** Looks for markers in `root` now; markup that appears in the document is found without it. */
  scan(root?: ParentNode): void;
  /** Ends every widget, gives the server's markup back, listens to nothing any more. */
  stop(): void;
}

interface IsletOptions {
  readonly version: string;
  /** Read with the first marker: most pages have none. */
  readonly catalogue: () => Catalogue;
  readonly parts: LazyParts;
  readonly config: ConfigReading;
}

/** Wires the parts of the runtime together and starts them. One per page. */
export function createIslet({ version, catalogue, parts, config }: IsletOptions): Islet {
  const life = new AbortController();
  const { signal } = life;
  const page = {} as Page;
  const report = createReport(parts);
  const tellScript = (error: unknown) => report({ code: "page-script", error });

  const bus = createBus(tellScript);
  const hooks = createHooks(tellScript);

  const core = once(() =>
    parts
      .core()
      .then(({ createCore }) =>
        createCore({ config, page, bus, hooks, hosts, parts, report, signal, scanner }),
      ),
  );

  const hosts = createHosts({ catalogue, core, islands: parts.islands, report });
  const scanner = createScanner(hosts);

  scanner.start();
  // Only the core knows markers, presets and the overlay.
  const { markers, presets } = config.fields;
  if (markers || presets || location.search.includes("islet-debug")) core().catch(tellScript);

  return {
    version,
    bus,
    hooks,
    page,
    scan(root = document) {
      if (!signal.aborted) scanner.scan(root);
    },
    stop() {
      life.abort();
      scanner.stop();
      for (const { placement } of hosts.all()) hosts.setPlacements(placement.host, []);
    },
  };
}

/** Reports by the part that has the words; without it the bare facts are told. */
export const createReport =
  ({ sentences }: Pick<LazyParts, "sentences">): Report =>
  (problem) => {
    sentences().then(
      ({ tell }) => tell(problem),
      () => console.error("[islet]", problem),
    );
  };
