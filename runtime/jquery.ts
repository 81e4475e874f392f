/** Whether the page has loaded jQuery, whose scripts may do a widget's job already. */
export const hasJQuery = (): boolean => typeof Reflect.get(window, "jQuery") === "function";

/** Calls `act` once when the page has jQuery: now, or right after a later script has brought it. */
export function whenJQuery(act: () => void, signal: AbortSignal): void {
  // A script's load event is captured on the document, the page's only on the window.
  const targets = [window, document];
  const check = () => {
    if (!hasJQuery()) return;
    for (const target of targets) target.removeEventListener("load", check, true);
    act();
  };
  for (const target of targets) target.addEventListener("load", check, { capture: true, signal });
  check();
}
