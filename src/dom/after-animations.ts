/**
 * Calls `done` once the elements' own animations have ended, at once where none runs, and after `longestMs` anyway:
 * a tab in the background may not move them. Returns its undo.
 */
export function afterAnimations(
  elements: readonly Element[],
  { longestMs, after, done }: AfterAnimationsOptions,
): () => void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    stop();
    done();
  };
  const stopWaiting = after(longestMs, finish);
  const stop = () => {
    isOver = true;
    stopWaiting();
  };
  // Asking for animations applies the styles of this very moment first.
  const animations = elements.flatMap((element) => element.getAnimations?.() ?? []);
  if (animations.length === 0) finish();
  else void Promise.allSettled(animations.map(({ finished }) => finished)).then(finish);
  return stop;
}

interface AfterAnimationsOptions {
  readonly longestMs: number;
  /** As in the widget's context. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  readonly done: () => void;
}
