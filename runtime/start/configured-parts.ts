import { findByConfig } from "./find-by-config.ts";
import type { OptionalParts, PartOptions } from "./lazy-parts.ts";

/** Starts what the page configuration or the address asks for, and few pages need: the overlay, the search by markers. */
export function startParts(options: PartOptions, { overlay, presets }: OptionalParts): Promise<void> {
  if (/[?&]islet-debug\b/.test(location.search))
    overlay()
      .then(({ startOverlay }) => startOverlay(options))
      .catch(() => {});
  return findByConfig(options, presets);
}
