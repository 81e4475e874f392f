/**
 * Whether a script of the page has wrapped `addEventListener` so that a signal that aborts takes the listeners of others with it, as
 * zone.js up to 0.11.8 does: it has one listener of the browser's for all, with the options of the first.
 */
export function losesListeners(): boolean {
  const target = new EventTarget();
  const ending = new AbortController();
  let isLost = true;
  target.addEventListener("islet", () => {}, { signal: ending.signal });
  target.addEventListener("islet", () => (isLost = false));
  // With any reason, for without one browsers note the stack.
  ending.abort(0);
  target.dispatchEvent(new Event("islet"));
  return isLost;
}
