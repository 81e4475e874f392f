import type { Catalogue, CatalogueEntry } from "../catalogue.ts";
import type { Mounted } from "./enhancers.ts";
import type { Islands } from "./islands.tsx";
import { type HostState, type Placement, writeState } from "../markup.ts";
import { once } from "../once.ts";
import type { Report } from "../problems/problems.ts";
import { whenWanted } from "../when/strategies.ts";
import type { ReleaseEvents } from "../when/wait.ts";
import type { Widget } from "../widget.ts";

/** One placement on its way from marker to mounted widget, and back. */
export interface WidgetInstance {
  placement: Placement;
  readonly entry: KnownEntry;
  controller: AbortController;
  state: HostState;
  /** From wanted to mounted, in ms. */
  tookMs?: number;
  mounted?: Mounted;
}

/** Mounts widgets whose code has arrived: what hosts need of the core. */
export interface Mounter {
  /** Mounts a widget in its turn, with what mounts islands if it is one. */
  mount(
    instance: WidgetInstance,
    widget: Widget,
    islands: Islands | false,
    releaseEvents?: ReleaseEvents,
  ): void;
  /** Gives a mounted widget the settings that its marker has now. */
  update(instance: WidgetInstance): void;
}

interface HostsOptions {
  readonly catalogue: () => Catalogue;
  readonly core: () => Promise<Mounter>;
  readonly islands: () => Promise<Islands>;
  readonly report: Report;
}

/** What a widget needs to be mounted: the core, its own code, React for an island. */
type LoadedCode = readonly [Mounter, { readonly default: Widget }, Islands | false];

interface KnownEntry extends CatalogueEntry {
  readonly loadCode: () => Promise<LoadedCode>;
}

/** Every host of the page and what runs on it (design section 5). */
export interface Hosts {
  /** All placements of an element now: new ones start, missing ones end, others get their settings. None: it has left. */
  setPlacements(host: HTMLElement, placements: readonly Placement[]): void;
  /** What runs or waits on a host. */
  on(host: Node): WidgetInstance[];
  /** Everything that runs or waits. */
  all(): WidgetInstance[];
  /** Notes, and shows on the host, how far a widget has come. */
  setState(instance: WidgetInstance, state: HostState): void;
}

const isIsland = ({ kind }: CatalogueEntry) => kind === "island";

/** Keeps what waits and runs on the hosts of one page; the code of a widget comes when its first host wants it. */
export function createHosts({ catalogue, core: loadCore, islands, report }: HostsOptions): Hosts {
  const readCatalogue = () =>
    // A Map: hostile names such as __proto__ find nothing.
    new Map(
      Object.entries(catalogue()).map(([name, entry]) => {
        const loadCode = once(() => Promise.all([loadCore(), entry.load(), isIsland(entry) && islands()]));
        return [name, { ...entry, loadCode }] as const;
      }),
    );
  let known: ReturnType<typeof readCatalogue> | undefined;
  const hosts = new Map<Node, Set<WidgetInstance>>();
  const on = (host: Node) => [...(hosts.get(host) ?? [])];

  function showState(host: HTMLElement) {
    const states = on(host).map(({ state }) => state);
    // Of "mounted" and "waiting" the last by name: one that waits keeps the host waiting.
    writeState(host, states.includes("failed") ? "failed" : states.sort().at(-1));
  }

  function setState(instance: WidgetInstance, state: HostState) {
    instance.state = state;
    showState(instance.placement.host);
  }

  function place(here: Set<WidgetInstance>, placement: Placement) {
    known ??= readCatalogue();
    const entry = known.get(placement.name);
    const all = [...here];
    const before = all.find((instance) => instance.placement.name === placement.name);
    const other = all.find((instance) => isIsland(instance.entry));
    if (before) update(before, placement);
    else if (!entry || (other && isIsland(entry)))
      report({ code: "refused", placement, other, known: [...known.keys()] });
    else {
      const instance: WidgetInstance = {
        placement,
        entry,
        controller: new AbortController(),
        state: "waiting",
      };
      here.add(instance);
      void run(instance);
    }
  }

  async function run(instance: WidgetInstance) {
    const { name: widget, host: element, on: words } = instance.placement;
    const { signal } = instance.controller;
    let releaseEvents: ReleaseEvents | undefined;
    try {
      releaseEvents = await whenWanted(words || instance.entry.when, { host: element, signal });
      if (signal.aborted) return;
      const [core, code, react] = await instance.entry.loadCode();
      core.mount(instance, code.default, react, releaseEvents);
    } catch (error) {
      setState(instance, "failed");
      report({ code: "chunk", widget, error, element });
      releaseEvents?.();
    }
  }

  function update(instance: WidgetInstance, placement: Placement) {
    const isNew = instance.placement.settings !== placement.settings;
    instance.placement = placement;
    // What still waits reads its settings when it begins.
    if (isNew && instance.state !== "waiting")
      // Nothing to be done where the core itself cannot come.
      loadCore().then(
        (core) => core.update(instance),
        () => {},
      );
  }

  function end(instance: WidgetInstance, here: Set<WidgetInstance>) {
    here.delete(instance);
    instance.mounted?.unmount();
    instance.controller.abort();
  }

  return {
    on,
    setState,
    all: () => [...hosts.keys()].flatMap(on),
    setPlacements(host, placements) {
      const here = hosts.get(host) ?? new Set();
      for (const instance of here)
        if (!placements.some(({ name }) => name === instance.placement.name)) end(instance, here);
      for (const placement of placements) place(here, placement);
      // Nothing may keep an element on which nothing runs.
      if (here.size) hosts.set(host, here);
      else hosts.delete(host);
      showState(host);
    },
  };
}
