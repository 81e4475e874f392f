import type { OpenBus } from "./bus.ts";
import type { Hooks } from "./hooks/hooks.ts";
import type { Marker } from "./markup.ts";
import type { Page } from "./page.ts";

/** What connects a preset's world to Islet. */
export interface PresetRuntime {
  readonly page: Page;
  readonly bus: OpenBus;
  readonly hooks: Hooks;
  /** Reports what goes wrong beside the page's widgets. */
  readonly reportError: (error: unknown) => void;
  /** Aborts when Islet stops. */
  readonly signal: AbortSignal;
}

/** Finds elements by these markers, too, from now on. */
export type AddMarkers = (markers: readonly Marker[]) => void;

/** How long what a preset starts may run, and what it finds later. */
export interface PresetLife {
  readonly signal: AbortSignal;
  readonly add?: AddMarkers;
}

/** A ready map of native markup: markers whose settings may be functions that read it. */
export interface Preset {
  /** Reads fields of the page configuration from the page's own objects; fields of `#islet-config` win. */
  readonly config?: () => Readonly<Record<string, unknown>>;
  /**
   * Returns the markers. `skip` reports that a job is left to the stock script on the page; with an error, that something
   * went wrong. Changes that the preset makes to the page end with the signal; `add` takes markers that are needed only
   * later.
   */
  readonly markers: (
    page: Page,
    skip: (reason: string, error?: Error) => void,
    life: PresetLife,
  ) => readonly Marker[] | Promise<readonly Marker[]>;
  /** Connects scripts of the page that were written for the preset's world; called if there are markers. */
  readonly connect?: (runtime: PresetRuntime) => void;
}

/** Loads a preset. */
export type LoadPreset = () => Promise<{ readonly default: Preset }>;
