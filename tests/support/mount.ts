import "./mended-window.ts";
import { afterEach, beforeEach, vi } from "vitest";
import { presets } from "#presets/presets.ts";
import type { ProblemDetail } from "#runtime/problems/problems.ts";
import { createCore } from "#runtime/start/core.ts";
import { createIslet, createReport, type Islet } from "#runtime/start/islet.ts";
import type { CoreOptions, LazyParts, OptionalParts } from "#runtime/start/lazy-parts.ts";
import { registerCopy } from "#runtime/start/single-copy.ts";
import type { Catalogue } from "#runtime/widget.ts";
import { catalogue as everyWidget } from "#widgets/catalogue.ts";
import { lazyParts } from "../../src/entries/lazy-parts.ts";
import { patience } from "../machine.ts";
import { isReactBusy } from "./react-turns.ts";
import { watchSends } from "./watch-sends.ts";

const plainParts = lazyParts(presets);

interface MountOptions {
  /** The content of `#islet-config`. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The text of `#islet-config`, if it could not be read. */
  readonly unreadable?: string;
  /** The script that holds it. */
  readonly element?: Element | undefined;
  /** Widgets that are added to the catalogue or replace its widgets. */
  readonly widgets?: Catalogue;
  /** Parts that replace the runtime's own. */
  readonly parts?: Partial<LazyParts>;
  /** Presets by name, instead of the usual ones. */
  readonly presets?: OptionalParts["presets"];
}

/** A page on which Islet runs. */
export interface MountedPage {
  readonly islet: Islet;
  /** All `islet:problem` events so far. They do not reach the console. */
  readonly problems: readonly ProblemDetail[];
  /** Waits until no widget loads and React is idle, for example after late markup or a click. */
  settled(): Promise<void>;
  /** Stops Islet. Runs automatically after the test. */
  stop(): void;
}

// Fake timers do not replace these.
const nextImmediate = setImmediate;
const realNow = performance.now.bind(performance);

/** Longest wait for widgets, in real time. */
const MAX_WAIT_MS = 5_000 * patience;
/** What hears that something is drawn may ask for more, a turn or two later. */
const QUIET_TURNS = 20;
/** Turns after which messages pass. */
const TURNS_OF_MESSAGE = 5;

const running = new Set<() => void>();
afterEach(() => {
  for (const stop of running) stop();
});

// The runtime renders islands, not the test, so React must not ask for act(). Testing Library still uses it.
beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
});

/** Makes every widget load at once, because happy-dom has no layout. `data-widget-on` on a marker still counts. */
const loadAtOnce = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([name, entry]) => [name, { ...entry, when: "load" }]));

const waitingHosts = () =>
  [...document.querySelectorAll("[data-widget-state=waiting]")].filter(
    (host) => !/visible|interaction|media/.test(host.getAttribute("data-widget-on") ?? ""),
  );

const nextTurn = () => new Promise<void>((resolve) => nextImmediate(resolve));

/**
 * Lets messages pass, by which long pages mount in slices: on a busy machine they come later than the next turn. Each costs as
 * much as many turns.
 */
function createMessages() {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  return {
    pass: () =>
      new Promise<void>((resolve) => {
        port1.addEventListener("message", () => resolve(), { once: true });
        port2.postMessage(null);
      }),
    end: () => port1.close(),
  };
}

async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  const start = realNow();
  const messages = createMessages();
  try {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      if (quiet % TURNS_OF_MESSAGE === 0) await messages.pass();
      await nextTurn();
      const hosts = waitingHosts();
      // The next round begins with a message again.
      if (hosts.length > 0 || isReactBusy()) quiet = -1;
      if (realNow() - start > MAX_WAIT_MS)
        throw new Error(`Still waiting: ${hosts.map((host) => host.getAttribute("data-widget")).join(", ")}`);
    }
  } finally {
    messages.end();
  }
}

/**
 * Puts markup into the body, starts Islet with the whole catalogue, and waits until each marker is mounted or has failed.
 * It does not wait for markers with `visible`, `interaction` or `media`.
 */
export async function mountMarkup(html: string, options: MountOptions = {}): Promise<MountedPage> {
  document.body.innerHTML = html;
  return startOnPage(options);
}

/** Does the same for markup that is already in the document. */
export async function startOnPage({
  config = {},
  unreadable = "",
  element,
  widgets = {},
  parts = {},
  presets: presetsByName = presets,
}: MountOptions = {}): Promise<MountedPage> {
  const problems: ProblemDetail[] = [];
  const collect = (event: Event) => {
    event.preventDefault();
    problems.push((event as CustomEvent<ProblemDetail>).detail);
  };
  document.addEventListener("islet:problem", collect);
  const optional: OptionalParts = {
    presets: presetsByName,
    actions: () => import("#shop/actions/act.ts"),
    jquery: () => import("#presets/jquery/jquery.ts"),
    editor: () => import("../../src/entries/editor-part.ts"),
    overlay: () => import("#runtime/start/debug-overlay.ts"),
  };
  const core = async () => ({
    createCore(options: CoreOptions) {
      const mounter = createCore(options, optional);
      watchSends(options.bus, options.signal);
      return mounter;
    },
  });
  // Parts that are loaded beforehand arrive in the same turn.
  await Promise.all([
    plainParts.islands(),
    plainParts.sentences(),
    import("#runtime/start/configured-parts.ts"),
    import("#runtime/mount/replay-events.ts"),
    import("#presets/jquery/jquery.ts"),
  ]);
  const allParts = { ...plainParts, core, ...parts };
  const islet = registerCopy(
    createIslet({
      version: "0.0.0-test",
      catalogue: () => loadAtOnce({ ...everyWidget, ...widgets }),
      parts: allParts,
      report: createReport(allParts),
      config: { fields: config, element, ...(unreadable && { text: unreadable }) },
    }),
  );
  const stop = () => {
    running.delete(stop);
    islet.stop();
    document.removeEventListener("islet:problem", collect);
  };
  running.add(stop);
  await settled();
  return { islet, problems, settled, stop };
}
