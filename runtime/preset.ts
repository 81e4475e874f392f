import type { Marker } from "./markup.ts";
import type { Page } from "./page.ts";

/** A ready map of native markup: markers whose settings may be functions that read it. */
export interface Preset {
  /** Reads fields of the page configuration from the page's own objects; fields of `#islet-config` win. */
  readonly config?: () => Readonly<Record<string, unknown>>;
  /**
   * Returns the markers. `skip` tells that a job is left to the stock script on the page; with an error, that something
   * went wrong. Changes that the preset makes to the page end with the signal.
   */
  readonly markers: (
    page: Page,
    skip: (reason: string, error?: Error) => void,
    signal: AbortSignal,
  ) => readonly Marker[] | Promise<readonly Marker[]>;
}
