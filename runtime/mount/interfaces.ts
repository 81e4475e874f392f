// The parts of mounting as they see each other. They are loaded at different times: hosts with the entry, the mounter
// with the first widget, islands with the first island.
import type { CatalogueEntry } from "../catalogue.ts";
import type { HostState, Placement } from "../markup.ts";
import type { Report } from "../problems/problems.ts";
import type { EndWait, ReleaseEvents, Wait } from "../when/wait.ts";
import type { Lifetime } from "./lifetime.ts";
import type { IslandWidget, Widget, WidgetContext } from "../widget.ts";

/** A widget on one host: waiting, mounted or failed. */
export interface WidgetInstance {
  placement: Placement;
  readonly entry: KnownEntry;
  state: HostState;
  /** Whether its marker has left. */
  hasEnded?: boolean;
  /** While the widget waits, or holds events back. */
  stopWaiting?: EndWait | void;
  /** From its start to its end. */
  lifetime?: Lifetime | undefined;
  /** From queued to mounted, in ms. */
  tookMs?: number;
  mounted?: Mounted;
}

/** An entry of the catalogue with what loads everything it needs. */
export interface KnownEntry extends CatalogueEntry {
  /** Loads the core, the widget's own code and, for an island, React. */
  readonly loadCode: () => Promise<readonly [Mounter, { readonly default: Widget }, Islands | false]>;
}

/** A mounted widget. */
export interface Mounted {
  /** Applies new settings. */
  update(settings: object): void;
  unmount(): void;
}

/** A widget whose code has arrived. */
export interface LoadedWidget {
  readonly instance: WidgetInstance;
  readonly widget: Widget;
  /** Mounts islands; `false` for an enhancer. */
  readonly islands: Islands | false;
  /** Replays the held events once the widget has mounted or failed. */
  readonly releaseEvents?: ReleaseEvents | undefined;
}

/** A loaded widget that waits for its turn. Thousands may wait, so it holds little. */
export interface QueuedWidget extends LoadedWidget {
  readonly host: HTMLElement;
  readonly isDrawn: boolean;
  /** In ms since the page began. */
  readonly queuedAt: number;
}

/** Mounts widgets; the core creates it. */
export interface Mounter {
  /** What waits by several words of `data-widget-on`, or by other than the entry knows; reports those that mean nothing. */
  strategyOf(words: string, single: ReadonlyMap<string, Wait>, placement: Placement): Promise<Wait>;
  /** Queues a widget to be mounted. */
  mount(loaded: LoadedWidget): void;
  /** Gives a mounted widget the settings that its marker has now; mounts one that failed once more. Never rejects. */
  update(instance: WidgetInstance): Promise<void>;
}

/** Shows on the host, and tells the page, how mounting a widget ended. */
export interface Outcomes {
  mounted(queued: QueuedWidget, mounted: Mounted): void;
  /** What is wrong has been reported. */
  failed(loaded: LoadedWidget): void;
  crashed(loaded: Pick<LoadedWidget, "instance" | "releaseEvents">, error: unknown): void;
}

/** One island to be mounted. */
export interface IslandJob {
  readonly queued: QueuedWidget;
  readonly widget: IslandWidget;
  readonly settings: object;
  readonly context: WidgetContext;
}

/** What mounting islands needs of the core. */
export interface IslandServices {
  readonly mount: Mounter["mount"];
  readonly outcomes: Outcomes;
  readonly report: Report;
}

/** The part of the runtime that brings React; loaded with the first island. */
export interface Islands {
  readonly mountIslands: (jobs: readonly IslandJob[], services: IslandServices) => void;
}
