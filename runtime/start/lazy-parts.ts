import type { Bus, EarlyBus, OpenBus } from "../bus.ts";
import type { Scanner } from "../find/scanner.ts";
import type { Hooks } from "../hooks/hooks.ts";
import type { Hosts } from "../mount/hosts.ts";
import type { Core, Islands, Mounter, Outcomes } from "../mount/instance.ts";
import type { Page } from "../page.ts";
import type { LoadPreset } from "../preset.ts";
import type { Report } from "../problems/problems.ts";
import type { Sentences } from "../problems/sentences.ts";
import type { Catalogue } from "../widget.ts";
import type { DomMirror } from "./bus-mirrors.ts";
import type { Config, ConfigReading } from "./read-config.ts";

/** Carries events between the bus and jQuery. */
export interface JQueryBridge {
  /** Connects until the signal aborts. Returns what hooks get as `$scope` for a host, or `null` without jQuery. */
  connect(bus: OpenBus, dom: DomMirror, signal: AbortSignal): ((host: HTMLElement) => unknown[]) | null;
}

/** What actions get of the running copy. */
export interface ActionScope extends Pick<CoreOptions, "page" | "report" | "signal"> {
  readonly bus: Bus;
}

/** What the entry gives to the core. */
export interface CoreOptions {
  readonly config: ConfigReading;
  /** `islet.page`; the core fills it. */
  readonly page: Page;
  readonly bus: EarlyBus;
  readonly catalogue: () => Catalogue;
  readonly hooks: Hooks;
  readonly hosts: Hosts;
  readonly parts: LazyParts;
  readonly report: Report;
  readonly signal: AbortSignal;
  readonly scanner: Scanner;
  /** Loads again what failed because the visitor was leaving the page. */
  readonly whileShown: <Result>(load: () => Promise<Result>) => Promise<Result>;
}

/** What the core gives to the parts that only some pages need. */
export interface PartOptions extends CoreOptions {
  /** The fields of a configuration that could be read. */
  readonly checked: Config;
  readonly mounter: Mounter;
  /** Creates a mounter whose widgets see this page configuration. */
  readonly mounterFor: (page: Page) => Mounter;
  readonly outcomes: Outcomes;
}

/** Code of the runtime that is loaded when it is needed, so that the entry stays small. */
export interface LazyParts {
  /** What every widget needs and a page without widgets does not. */
  readonly core: () => Promise<{ readonly createCore: (options: CoreOptions) => Core | Promise<Core> }>;
  /** React, and the code that mounts islands with it. */
  readonly islands: () => Promise<Islands>;
  /** The words of problems. */
  readonly sentences: () => Promise<Sentences>;
}

/** Starts what the page configuration asks for. */
export interface StartingParts {
  readonly startParts: (options: PartOptions, optional: OptionalParts) => Promise<void>;
}

/** Loads a preset. The build adds to its file what starts it, so that the page loads no further file for that. */
type LoadBuiltPreset = () => Promise<Awaited<ReturnType<LoadPreset>> & Partial<StartingParts>>;

/** What only some pages need; the core loads it. */
export interface OptionalParts {
  /** The overlay of `?islet-debug`. */
  readonly overlay: () => Promise<{ readonly startOverlay: (options: PartOptions) => void }>;
  /** What an editor needs, besides what the page configuration asks for. Widgets mount once it has started. */
  readonly editor: () => Promise<StartingParts>;
  /** What `islet.actions` does. */
  readonly actions: () => Promise<{
    readonly act: (name: PropertyKey, input: unknown, scope: ActionScope) => Promise<unknown>;
  }>;
  readonly jquery: () => Promise<{ readonly jqueryBridge: JQueryBridge }>;
  /** Presets by name. */
  readonly presets: ReadonlyMap<string, LoadBuiltPreset>;
}
