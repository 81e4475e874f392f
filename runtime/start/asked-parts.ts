import type { AskedOptions, OptionalParts } from "./lazy-parts.ts";
import { findByConfig } from "./presets.ts";

/** Starts what the page configuration or the address asks for, and few pages need: the overlay, the search by markers. */
export function startAsked(options: AskedOptions, { overlay, presets }: OptionalParts): Promise<void> {
  if (/[?&]islet-debug\b/.test(location.search))
    overlay()
      .then(({ startOverlay }) => startOverlay(options))
      .catch(() => {});
  return findByConfig(options, presets);
}
