import type { Marker } from "./markup.ts";
import type { Page } from "./page.ts";

/** What a preset gives: markers whose settings may be functions that read native markup (design section 2). */
export interface Preset {
  /** What the page's own objects say, by the keys of the page configuration, whose own fields win. */
  readonly config?: () => Readonly<Record<string, unknown>>;
  /**
   * Gets the page; `skip` leaves a job to the stock script that runs, and says so once. What the preset does to the
   * page itself ends with the signal.
   */
  readonly markers: (
    page: Page,
    skip: (reason: string) => void,
    signal: AbortSignal,
  ) => readonly Marker[] | Promise<readonly Marker[]>;
}
