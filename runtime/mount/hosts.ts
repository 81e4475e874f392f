import { type HostState, type Placement, writeState } from "../markup.ts";
import { once } from "../once.ts";
import type { Report } from "../problems/problems.ts";
import { STRATEGY_BY_WORD } from "../when/strategy-by-word.ts";
import type { ReleaseEvents } from "../when/wait.ts";
import type { Catalogue, CatalogueEntry } from "../widget.ts";
import type { Islands, KnownEntry, Mounter, WidgetInstance } from "./instance.ts";

interface HostsOptions {
  readonly catalogue: () => Catalogue;
  readonly core: () => Promise<Mounter>;
  readonly islands: () => Promise<Islands>;
  readonly report: Report;
}

/** Every host of the page, and the widgets on it. */
export interface Hosts {
  /** Sets all placements of a host: starts new ones, ends missing ones, updates the others. An empty list: the host has left. */
  setPlacements(host: HTMLElement, placements: readonly Placement[]): void;
  /** The widgets on one host. */
  on(host: Node): readonly WidgetInstance[];
  /** The widgets on all hosts. */
  all(): WidgetInstance[];
  /** Stores a widget's state and shows it on the host. */
  setState(instance: WidgetInstance, state: HostState): void;
}

/** Of several widgets on one host the state that comes first is shown. */
const STATES = ["failed", "waiting", "mounted"] as const;

const isIsland = ({ kind }: CatalogueEntry) => kind === "island";

/** Shows and reports that a widget's code did not arrive. */
type Fail = (instance: WidgetInstance, error: unknown) => void;

/** The catalogue by name. A Map: hostile names such as __proto__ find nothing. */
const knownWidgets = ({ catalogue, core, islands }: HostsOptions) =>
  new Map(
    Object.entries(catalogue()).map(([name, entry]): [string, KnownEntry] => {
      const loadCode = once(() => Promise.all([core(), entry.load(), isIsland(entry) && islands()]));
      return [name, { ...entry, loadCode }];
    }),
  );

/** Loads a widget's code and has it mounted. */
async function load(instance: WidgetInstance, fail: Fail, releaseEvents?: ReleaseEvents) {
  // Until the widget has mounted, its end releases the events.
  instance.stopWaiting = releaseEvents;
  try {
    const [core, { default: widget }, islands] = await instance.entry.loadCode();
    core.mount({ instance, widget, islands, releaseEvents });
  } catch (error) {
    fail(instance, error);
    releaseEvents?.();
  }
}

/**
 * Waits as the marker or the catalogue says, then loads. One that may lead elsewhere need not be seen. An empty host has nothing to
 * press: an enhancer prints itself once it is visible, and an island, such as a payment's window, is woken by others.
 */
async function loadWhenWanted(instance: WidgetInstance, core: HostsOptions["core"], fail: Fail) {
  const { placement, entry } = instance;
  // In place: a constant would cost each page five more bytes.
  const when =
    placement.on ||
    (/"redirect"/.test(placement.settings as string)
      ? "idle"
      : entry.when === "interaction" && !placement.host.firstChild && !isIsland(entry)
        ? "visible"
        : entry.when);
  // An idle moment may come after the widget's end.
  const start = (releaseEvents?: ReleaseEvents) =>
    instance.hasEnded || void load(instance, fail, releaseEvents);
  // Sooner or later the browser is idle; the files come meanwhile.
  if (when === "idle") entry.preload?.();
  try {
    const strategy =
      STRATEGY_BY_WORD.get(when) ?? (await (await core()).strategyOf(when, STRATEGY_BY_WORD, placement));
    if (!instance.hasEnded) instance.stopWaiting = strategy(placement.host, start);
  } catch (error) {
    fail(instance, error);
  }
}

/** Replaces the placement of a widget that is on the host already. */
function replacePlacement(instance: WidgetInstance, placement: Placement, loadCore: HostsOptions["core"]) {
  const hasNewSettings = instance.placement.settings !== placement.settings;
  instance.placement = placement;
  // A waiting widget reads its settings when it starts.
  if (hasNewSettings && instance.state !== "waiting")
    loadCore().then(
      (core) => core.update(instance),
      // Without the core nothing has mounted.
      () => {},
    );
}

function end(instance: WidgetInstance) {
  instance.mounted?.unmount(instance);
  instance.stopWaiting?.();
  instance.lifetime?.end();
  instance.hasEnded = true;
}

/** Keeps the widgets on the hosts of one page. */
export function createHosts(options: HostsOptions): Hosts {
  const { core, report } = options;
  const hosts = new Map<Node, readonly WidgetInstance[]>();
  const on = (host: Node) => hosts.get(host) ?? [];
  let known: ReadonlyMap<string, KnownEntry> | undefined;

  function showState(host: HTMLElement) {
    const states = on(host).map(({ state }) => state);
    writeState(
      host,
      STATES.find((state) => states.includes(state)),
    );
  }

  function setState(instance: WidgetInstance, state: HostState) {
    instance.state = state;
    showState(instance.placement.host);
  }

  const fail: Fail = (instance, error) => {
    const { name, host } = instance.placement;
    setState(instance, "failed");
    report({ code: "chunk", widget: name, error, element: host });
  };

  function addPlacement(placement: Placement): void {
    known ??= knownWidgets(options);
    const { name, host } = placement;
    const entry = known.get(name);
    const others = on(host);
    const existing = others.find((instance) => instance.placement.name === name);
    const island = others.find((instance) => isIsland(instance.entry));
    if (existing) return replacePlacement(existing, placement, core);
    if (!entry || (island && isIsland(entry)))
      return report({ code: "refused", placement, other: island, known: [...known.keys()] });
    const instance: WidgetInstance = { placement, entry, state: "waiting" };
    // A spread would reserve room for more.
    hosts.set(host, others.concat(instance));
    void loadWhenWanted(instance, core, fail);
  }

  return {
    on,
    setState,
    all: () => [...hosts.values()].flat(),
    setPlacements(host, placements) {
      const isPlaced = (instance: WidgetInstance) =>
        placements.some(({ name }) => name === instance.placement.name);
      const instances = on(host);
      const staying = instances.filter(isPlaced);
      // The Map must not keep an element without widgets in memory.
      if (staying.length) hosts.set(host, staying);
      else hosts.delete(host);
      for (const instance of instances) if (!staying.includes(instance)) end(instance);
      for (const placement of placements) addPlacement(placement);
      showState(host);
    },
  };
}
