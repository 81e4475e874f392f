/**
 * Ends in the next frame what a widget's first state has set in motion below its element: nobody has pressed anything yet, and a
 * transition of a size or a place draws the page anew in each of its frames.
 */
export function endTransitions(host: Element, signal: AbortSignal): void {
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    for (const animation of host.getAnimations?.({ subtree: true }) ?? [])
      if (animation instanceof CSSTransition) animation.finish();
  });
}
