interface AfterAnimationsOptions {
  /** The longest wait: a tab in the background may not run animations. */
  readonly longestMs: number;
  /** `after` of the widget's context. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  readonly done: () => void;
}

/** Calls `done` when the elements' own animations have ended, at once if none runs. Returns a function that stops it. */
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
  const cancelTimer = after(longestMs, finish);
  const stop = () => {
    isOver = true;
    cancelTimer();
  };
  // `getAnimations` applies pending styles first.
  const animations = elements.flatMap((element) => element.getAnimations?.() ?? []);
  if (animations.length === 0) finish();
  else void Promise.allSettled(animations.map(({ finished }) => finished)).then(finish);
  return stop;
}
