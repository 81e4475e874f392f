import type { WidgetContext } from "#runtime/widget.ts";

/** An animation that is drawn, for scripts of the page. */
export interface RunningAnimation {
  /** The player's own object. */
  readonly player: object;
  /** Aborts when it ends. */
  readonly signal: AbortSignal;
}

/** The event on a drawing that asks for its animation; its `detail` is a function that gets it once it is there. */
export type AnimationRequest = "islet:animation";

const REQUEST: AnimationRequest = "islet:animation";

/** Hands an animation to whoever asks its drawing for it. Returns what gives the player once it is there, until it ends. */
export function answerAnimationRequests(
  drawing: HTMLElement,
  { listen }: Pick<WidgetContext, "listen">,
): (player: object, signal: AbortSignal) => void {
  const waiting = new Set<(running: RunningAnimation) => void>();
  let running: RunningAnimation | undefined;
  listen(drawing, REQUEST, (event) => {
    const { detail } = event as CustomEvent<(running: RunningAnimation) => void>;
    if (running) detail(running);
    else waiting.add(detail);
  });
  return (player, signal) => {
    running = { player, signal };
    signal.addEventListener("abort", () => {
      running = undefined;
    });
    for (const tell of waiting) tell(running);
    waiting.clear();
  };
}
