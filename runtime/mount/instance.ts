// A widget on its host, and the parts of mounting that share it. Their types refer to each other, so they are one file;
// their code is loaded at different times: hosts with the entry, the mounter with the first widget, islands with the
// first island.

import type { HostState, Placement } from "../markup.ts";
import type { Report } from "../problems/problems.ts";
import type { EndWait, ReleaseEvents, Wait } from "../when/wait.ts";
import type { CatalogueEntry, Enhanced, IslandWidget, SlotPlace, Widget, WidgetContext } from "../widget.ts";
import type { Lifetime } from "./lifetime.ts";
import type { Drawing, Surface } from "./surface.ts";

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
  /** In ms since the page began. */
  queuedAt?: number;
  /** While it is mounted, what ends it and notifies the page. */
  mounted?: Mounted | undefined;
  /** What the enhancer has returned. */
  enhanced?: Enhanced<never> | void | undefined;
  island?: RunningIsland | undefined;
  /** Set once the page has printed what the server had not. */
  printed?: PrintedInside | undefined;
}

/** What the page has printed in an empty host. */
export interface PrintedInside {
  /** The widget that prints it; on an editor's canvas one that does nothing else. */
  readonly widget: Widget;
  /** `{{ id }}` of the template; empty if the host was none to print into. */
  readonly id: string;
  readonly nodes: readonly ChildNode[];
  /** The tree that they were made of, as JSON. */
  readonly text: string;
}

/** An island from its first drawing to its end; changing it draws on the same root. */
export interface RunningIsland {
  job: IslandJob;
  root?: Drawing;
  surface?: Surface;
  hasEnded?: boolean;
  readonly end: () => void;
}

/** A widget whose host has left the page; the host that has come for it takes over. */
export interface Leaving {
  readonly instance: WidgetInstance;
  /** Ends and announces it. */
  readonly end: () => void;
  /** The enhancer's `state`. */
  readonly kept: unknown;
  /** In ms since the page began. */
  readonly leftAt: number;
}

/** An entry of the catalogue with what loads everything it needs. */
export interface KnownEntry extends CatalogueEntry {
  /** Loads the core, the widget's own code and, for an island, React. */
  readonly loadCode: () => Promise<readonly [Mounter, { readonly default: Widget }, Islands | false]>;
}

/** Ends mounted widgets. */
interface Mounted {
  unmount(instance: WidgetInstance): void;
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
  mount: (loaded: LoadedWidget) => void;
  /**
   * Gives a mounted widget the settings that its marker has now; mounts one that failed once more. `leaving` is a
   * widget whose host was removed: it is handed to `instance`, or, without one, to the next matching host. Never rejects.
   */
  update: (instance?: WidgetInstance, leaving?: Leaving) => Promise<void>;
}

/** The mounter of a page, and what does what its scripts ask `islet.actions` for. */
export interface Core extends Mounter {
  act: (name: PropertyKey, input: unknown) => Promise<unknown>;
}

/** Shows on the host, and reports to the page, how mounting a widget ended. */
export interface Outcomes extends Mounted {
  mounted(queued: Pick<QueuedWidget, "instance" | "queuedAt" | "releaseEvents">): void;
  /** What is wrong has been reported. */
  failed(loaded: Pick<LoadedWidget, "instance" | "releaseEvents">): void;
  crashed(loaded: Pick<LoadedWidget, "instance" | "releaseEvents">, error: unknown): void;
  /** Ends a mounted widget whose host has left the page, unless another host takes over. */
  leave: (left: Leaving) => void;
}

/** One island to be mounted. */
export interface IslandJob {
  readonly queued: QueuedWidget;
  readonly widget: IslandWidget;
  readonly settings: object;
  readonly context: WidgetContext;
  /** What the widget has read of the host. */
  readonly content?: unknown;
  /** `undefined` if it draws in place of all that its host holds. */
  readonly place?: SlotPlace | undefined;
}

/** What mounting islands needs of the core. */
export interface IslandServices {
  readonly mount: Mounter["mount"];
  readonly outcomes: Outcomes;
  readonly report: Report;
}

/** What an island needs when a script of the page replaces its inside. */
export type SurfaceServices = Pick<IslandServices, "report" | "mount">;

/** Changes mounted islands; loaded with the first change. */
export interface IslandChanges {
  /** Draws with new settings. */
  updateIsland(instance: WidgetInstance, settings: object, mount: Mounter["mount"]): void;
  /** Moves an island to the host of another job, and ends what is left; `false` if it cannot move. */
  moveIsland(leaving: Leaving, job: IslandJob, services: IslandServices): boolean;
  /** Draws an island again if a script of the page has replaced its inside, and reports it. */
  drawReplaced(job: IslandJob, services: SurfaceServices): void;
}

/** The part of the runtime that brings React; loaded with the first island. */
export interface Islands {
  readonly mountIslands: (jobs: readonly IslandJob[], services: IslandServices) => void;
  /** Loads what changes mounted islands. */
  readonly loadChanges: () => Promise<IslandChanges>;
}
