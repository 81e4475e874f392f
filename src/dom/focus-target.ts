/**
 * Moves the focus to where a link has led, without scrolling; what cannot have it gets `tabindex="-1"` until the
 * focus leaves or the signal aborts.
 */
export function focusTarget(target: HTMLElement, signal: AbortSignal): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target || target.hasAttribute("tabindex")) return;
  target.setAttribute("tabindex", "-1");
  const lent = new AbortController();
  const undo = () => {
    target.removeAttribute("tabindex");
    lent.abort();
  };
  target.addEventListener("blur", undo, { signal: lent.signal });
  signal.addEventListener("abort", undo, { signal: lent.signal });
  target.focus({ preventScroll: true });
}
