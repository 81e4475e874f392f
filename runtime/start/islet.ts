import type { Actions } from "../actions.ts";
import { type Bus, createBus } from "../bus.ts";
import { createScanner, type Scanner } from "../find/scanner.ts";
import { createHooks, type Hooks } from "../hooks/hooks.ts";
import { whileShown } from "../load/while-shown.ts";
import { createHosts } from "../mount/hosts.ts";
import { once } from "../once.ts";
import type { Page } from "../page.ts";
import type { Report } from "../problems/problems.ts";
import { queryWithin } from "../query.ts";
import type { Catalogue } from "../widget.ts";
import type { LazyParts } from "./lazy-parts.ts";
import type { Config, ConfigReading } from "./read-config.ts";

/** `window.islet`. */
export interface Islet {
  readonly version: string;
  readonly bus: Bus;
  readonly hooks: Hooks;
  /** What the page's scripts may do in the shop and with popups. */
  readonly actions: Actions;
  /** The page configuration; filled when the first widget is loaded. */
  readonly page: Page;
  /** Looks for markers in `root`; markup that appears in the document is found without this. */
  scan(root?: ParentNode): void;
  /**
   * In an editor only: shows a copy of an element in a dialog, as visitors get it. Resolves when the dialog has closed and
   * the copy's widgets have ended. `null` closes what is shown.
   */
  preview?: (host: HTMLElement | null) => Promise<void>;
  /** Ends every widget, gives the server's markup back and removes all listeners. */
  stop(): void;
}

interface IsletOptions {
  readonly version: string;
  /** Called with the first marker: most pages have none. */
  readonly catalogue: () => Catalogue;
  readonly parts: LazyParts;
  readonly config: ConfigReading;
  readonly report: Report;
}

/** Creates and starts the parts of the runtime. Call it once per page. */
export function createIslet({ version, catalogue, parts, config, report }: IsletOptions): Islet {
  const life = new AbortController();
  const { signal } = life;
  const page = {} as Page;
  const reportScript = (error: unknown) => report({ code: "page-script", error });

  const bus = createBus(reportScript);
  const hooks = createHooks(reportScript);

  const core = once(() =>
    parts.core().then(({ createCore }) =>
      createCore({
        config,
        page,
        bus,
        catalogue,
        hooks,
        hosts,
        parts,
        report,
        signal,
        scanner,
        whileShown,
      }),
    ),
  );

  const hosts = createHosts({ catalogue, core, islands: parts.islands, report });
  const scanner = createScanner(hosts);

  // Only the core knows which widgets attributes may start.
  if (!config.fields["widgets"]) scanner.start();
  startCore(config.fields, scanner, () => core().catch(reportScript));

  return {
    version,
    bus,
    hooks,
    page,
    actions: new Proxy({} as Actions, {
      // A function under this name would make it a promise.
      get: (_, name) =>
        name === "then" || ((input: unknown) => core().then((mounter) => mounter.act(name, input))),
    }),
    scan(root = document) {
      if (!signal.aborted) scanner.scan(root);
    },
    stop() {
      life.abort();
      scanner.stop();
      for (const instance of hosts.all()) hosts.setPlacements(instance.placement.host, []);
    },
  };
}

/**
 * Starts the core where more than markers asks for it: markers of the configuration, presets, the overlay and the preview.
 * Presets may wait until the page has what they serve, or jQuery, whose scripts may count on what they bring.
 */
function startCore(fields: Config, scanner: Scanner, load: () => Promise<unknown>): void {
  const start = once(load);
  const { presets, presets_wait_for: awaited } = fields;
  if (
    fields["widgets"] ||
    fields["is_editor"] ||
    fields["markers"] ||
    (presets && !awaited) ||
    location.search.includes("islet-debug")
  )
    void start();
  else if (presets)
    scanner.lookWith((find) => (root) => {
      // What is no selector, which the core reports, has nobody wait.
      try {
        if (!("jQuery" in window) && !queryWithin(root, awaited as string)[0]) return find(root);
      } catch {}
      void start();
      return find(root);
    });
}

/** Creates `report`; it loads the sentences. Whoever loads them reports why they do not arrive. */
export const createReport =
  ({ sentences }: Pick<LazyParts, "sentences">): Report =>
  (problem) =>
    void sentences().then(
      ({ report }) => report(problem),
      () => {},
    );
