import { hasJQuery } from "./has-jquery.ts";

/** Calls once when the page has jQuery: now, or right after the script that brings it, however late that is. */
export function whenJQuery(act: () => void, signal: AbortSignal): void {
  // A script's own load event passes the document on its way down, the page's only the window.
  const places = [window, document];
  const look = () => {
    if (!hasJQuery()) return;
    for (const place of places) place.removeEventListener("load", look, true);
    act();
  };
  for (const place of places) place.addEventListener("load", look, { capture: true, signal });
  look();
}
