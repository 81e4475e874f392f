import type { EarlyBus } from "../bus.ts";
import type { Hooks } from "../hooks.ts";
import type { Scanner } from "../find/scanner.ts";
import type { Page } from "../page.ts";
import type { Report } from "../problems/problems.ts";
import type { ConfigReading } from "./read-config.ts";
import type { OpenBus, DomMirror } from "./bus-mirrors.ts";
import type { Hosts } from "../mount/hosts.ts";
import type { Islands, Mounter, WidgetInstance } from "../mount/roles.ts";
import type { Preset } from "../preset.ts";
import type { Sentences } from "../problems/sentences.ts";

/** Carries events between the bus and jQuery, where the page has it (clause runtime.8). */
export interface JQueryBridge {
  /** Until the signal aborts. `null` where there is no jQuery; else what hooks get as `$scope`. */
  connect(bus: OpenBus, dom: DomMirror, signal: AbortSignal): ((host: HTMLElement) => unknown[]) | null;
}

/** What the entry hands over. */
export interface CoreOptions {
  readonly config: ConfigReading;
  /** The object the page sees as `islet.page`: gets its defaults here. */
  readonly page: Page;
  readonly bus: EarlyBus;
  readonly hooks: Hooks;
  readonly hosts: Hosts;
  readonly parts: LazyParts;
  readonly report: Report;
  readonly signal: AbortSignal;
  readonly scanner: Scanner;
}

/** Code of the runtime that is loaded when something needs it, so that the entry stays small. */
export interface LazyParts {
  /** All that a widget needs and a page without one does not. */
  readonly core: () => Promise<{ readonly createCore: (options: CoreOptions) => Mounter }>;
  /** React and what mounts islands with it. */
  readonly islands: () => Promise<Islands>;
  /** Problems put into words. */
  readonly sentences: () => Promise<Sentences>;
}

/** What only some pages need besides; the core fetches it. */
export interface OptionalParts {
  /** What `?islet-debug` shows. */
  readonly overlay: () => Promise<{ readonly showOverlay: (inspect: () => WidgetInstance[]) => () => void }>;
  readonly jquery: () => Promise<{ readonly jqueryBridge: JQueryBridge }>;
  /** Presets by the names of the page configuration. */
  readonly presets: ReadonlyMap<string, () => Promise<{ readonly default: Preset }>>;
}
