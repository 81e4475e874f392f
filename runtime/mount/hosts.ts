import type { Catalogue, CatalogueEntry } from "../catalogue.ts";
import { type HostState, type Placement, writeState } from "../markup.ts";
import { once } from "../once.ts";
import type { Report } from "../problems/problems.ts";
import { whenWanted } from "../when/strategies.ts";
import type { ReleaseEvents } from "../when/wait.ts";
import type { Islands, KnownEntry, Mounter, WidgetInstance } from "./interfaces.ts";

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
  on(host: Node): WidgetInstance[];
  /** The widgets on all hosts. */
  all(): WidgetInstance[];
  /** Stores a widget's state and shows it on the host. */
  setState(instance: WidgetInstance, state: HostState): void;
}

/** Of several widgets on one host the state that comes first is shown. */
const STATES = ["failed", "waiting", "mounted"] as const;

const isIsland = ({ kind }: CatalogueEntry) => kind === "island";

/** The catalogue by name. A Map: hostile names such as __proto__ find nothing. */
const knownWidgets = ({ catalogue, core, islands }: HostsOptions) =>
  new Map(
    Object.entries(catalogue()).map(([name, entry]): [string, KnownEntry] => {
      const loadCode = once(() => Promise.all([core(), entry.load(), isIsland(entry) && islands()]));
      return [name, { ...entry, loadCode }];
    }),
  );

/** Waits until a widget is wanted, loads its code and has it mounted. */
async function startWhenWanted(instance: WidgetInstance, fail: (error: unknown) => void) {
  const { host, on: words, settings } = instance.placement;
  const { signal } = instance.controller;
  const when = words || instance.entry.when;
  let releaseEvents: ReleaseEvents | undefined;
  try {
    // The browser is idle at last for certain, and the files come meanwhile.
    if (when === "idle") instance.entry.preload?.();
    releaseEvents = await whenWanted(when, { host, signal });
    if (signal.aborted) return;
    // An island's settings nearly always need the check; with the code it costs no round trip. The core reports a failure.
    if (settings && isIsland(instance.entry)) instance.entry.loadCheck?.().catch(() => {});
    const [core, { default: widget }, islands] = await instance.entry.loadCode();
    core.mount({ instance, widget, islands, releaseEvents });
  } catch (error) {
    fail(error);
    releaseEvents?.();
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

/** Keeps the widgets on the hosts of one page. */
export function createHosts(options: HostsOptions): Hosts {
  const { core, report } = options;
  const hosts = new Map<Node, Set<WidgetInstance>>();
  const on = (host: Node) => [...(hosts.get(host) ?? [])];
  let known: ReadonlyMap<string, KnownEntry> | undefined;

  const showState = (host: HTMLElement) =>
    writeState(
      host,
      STATES.find((state) => on(host).some((widget) => widget.state === state)),
    );

  function setState(instance: WidgetInstance, state: HostState) {
    instance.state = state;
    showState(instance.placement.host);
  }

  function addPlacement(instances: Set<WidgetInstance>, placement: Placement) {
    known ??= knownWidgets(options);
    const { name, host } = placement;
    const entry = known.get(name);
    const others = [...instances];
    const existing = others.find((instance) => instance.placement.name === name);
    const island = others.find((instance) => isIsland(instance.entry));
    if (existing) replacePlacement(existing, placement, core);
    else if (!entry || (island && isIsland(entry)))
      report({ code: "refused", placement, other: island, known: [...known.keys()] });
    else {
      const controller = new AbortController();
      const instance: WidgetInstance = { placement, entry, controller, state: "waiting" };
      instances.add(instance);
      void startWhenWanted(instance, (error) => {
        setState(instance, "failed");
        report({ code: "chunk", widget: name, error, element: host });
      });
    }
  }

  return {
    on,
    setState,
    all: () => [...hosts.keys()].flatMap(on),
    setPlacements(host, placements) {
      const instances = hosts.get(host) ?? new Set();
      for (const instance of instances) {
        if (placements.some(({ name }) => name === instance.placement.name)) continue;
        instances.delete(instance);
        instance.mounted?.unmount();
        instance.controller.abort();
      }
      for (const placement of placements) addPlacement(instances, placement);
      // The Map must not keep an element without widgets in memory.
      if (instances.size) hosts.set(host, instances);
      else hosts.delete(host);
      showState(host);
    },
  };
}
