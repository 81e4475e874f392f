/**
 * Moves the focus to the target of a link, without scrolling. A target that cannot be focused gets `tabindex="-1"`
 * until it loses the focus or the signal aborts.
 */
export function focusTarget(target: HTMLElement, signal: AbortSignal): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target || target.hasAttribute("tabindex")) return;
  target.setAttribute("tabindex", "-1");
  const listeners = new AbortController();
  const undo = () => {
    target.removeAttribute("tabindex");
    listeners.abort();
  };
  target.addEventListener("blur", undo, { signal: listeners.signal });
  signal.addEventListener("abort", undo, { signal: listeners.signal });
  target.focus({ preventScroll: true });
}
