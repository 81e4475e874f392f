import "./form-proxies.ts";
import { afterEach, beforeEach, vi } from "vitest";
import type { Catalogue } from "#runtime/catalogue.ts";
import { createIslet, type Islet } from "#runtime/islet.ts";
import { presets } from "#adapters/presets.ts";
import { createCore } from "#runtime/start/core.ts";
import type { CoreOptions, OptionalParts, LazyParts } from "#runtime/start/lazy-parts.ts";
import type { ProblemDetail } from "#runtime/problems/problems.ts";
import { parts as plainParts } from "../src/parts.ts";
import { catalogue as everyWidget } from "#widgets/catalogue.ts";

interface MountOptions {
  /** What `#islet-config` would hold. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Widgets besides those of the catalogue; theirs win. */
  readonly widgets?: Catalogue;
  /** Parts that stand in for the runtime's own. */
  readonly parts?: Partial<LazyParts>;
  /** Presets by the names a page configuration may give. */
  readonly presets?: OptionalParts["presets"];
}

/** A page on which Islet runs. */
export interface MountedPage {
  readonly islet: Islet;
  /** Every `islet:problem` so far, kept from the console. */
  readonly problems: readonly ProblemDetail[];
  /** Waits again until no widget loads and React has nothing to do: after late markup, a click, a clock that moved. */
  settled(): Promise<void>;
  /** Ends Islet; happens by itself after the test. */
  stop(): void;
}

// Fake clocks leave these alone.
const nextTurn = setImmediate;
const realNow = performance.now.bind(performance);

/** Longest wait for widgets, in ms of the real clock. */
const PATIENCE_MS = 10_000;
const QUIET_TURNS = 6;

const running = new Set<() => void>();
afterEach(() => {
  for (const stop of running) stop();
});

// Islands are drawn as on a page, not by a test: React must not ask for act(). Testing Library's own calls still use it.
beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
});

// The test DOM paints nothing: there is nothing at any point.
if (!("elementsFromPoint" in document)) Object.assign(document, { elementsFromPoint: () => [] });

/** No layout here: what waits to be seen or touched by default loads at once. What a marker itself asks for holds. */
const atOnce = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([name, entry]) => [name, { ...entry, when: "load" }]));

const waiting = () =>
  [...document.querySelectorAll("[data-widget-state=waiting]")].filter(
    (host) => !/visible|interaction|media/.test(host.getAttribute("data-widget-on") ?? ""),
  );

async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  const start = realNow();
  for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
    await new Promise<void>((resolve) => nextTurn(resolve));
    const late = waiting();
    if (late.length > 0) quiet = 0;
    if (realNow() - start > PATIENCE_MS)
      throw new Error(`Still waiting: ${late.map((host) => host.getAttribute("data-widget")).join(", ")}`);
  }
}

/**
 * Puts markup into the document's body, starts Islet with every widget of the catalogue, and waits until each marker
 * is mounted or has failed (markers that ask for visible, interaction or media are not waited for).
 */
export async function mountMarkup(html: string, options: MountOptions = {}): Promise<MountedPage> {
  document.body.innerHTML = html;
  return startOnPage(options);
}

/** The same for markup that is in the document already. */
export async function startOnPage({
  config = {},
  widgets = {},
  parts = {},
  presets: ownPresets = presets,
}: MountOptions = {}): Promise<MountedPage> {
  const problems: ProblemDetail[] = [];
  const keep = (event: Event) => {
    event.preventDefault();
    problems.push((event as CustomEvent<ProblemDetail>).detail);
  };
  document.addEventListener("islet:problem", keep);
  const optional: OptionalParts = {
    presets: ownPresets,
    jquery: () => import("#adapters/jquery.ts"),
    overlay: () => import("#runtime/start/debug-overlay.ts"),
  };
  const core = async () => ({ createCore: (options: CoreOptions) => createCore(options, optional) });
  // What is loaded already comes in the same turn.
  await Promise.all([
    plainParts.islands(),
    plainParts.sentences(),
    import("#runtime/start/presets.ts"),
    import("#runtime/mount/replay-events.ts"),
    import("#adapters/jquery.ts"),
  ]);
  const islet = createIslet({
    version: "0.0.0-test",
    catalogue: () => atOnce({ ...everyWidget, ...widgets }),
    parts: { ...plainParts, core, ...parts },
    config: { fields: config },
  });
  const stop = () => {
    running.delete(stop);
    islet.stop();
    document.removeEventListener("islet:problem", keep);
  };
  running.add(stop);
  await settled();
  return { islet, problems, settled, stop };
}
