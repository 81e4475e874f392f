import type { Settings } from "./settings.ts";

export type Direction = 1 | -1;

/** Counts how often an animation has played. */
export interface Runs {
  /** In which direction it plays on when it has come to an end in this one; 0 if it is over. */
  next(direction: Direction): Direction | 0;
  /** Begins to count again. */
  reset(): void;
}

type Repeats = Pick<Settings, "loop" | "numberOfTimes" | "reverseAnimation">;

/** Once forward and back counts as one time. */
export function createRuns({ loop, numberOfTimes, reverseAnimation }: Repeats): Runs {
  let count = 0;
  return {
    next(direction) {
      if (reverseAnimation && direction === 1) return -1;
      count++;
      if (loop && (!numberOfTimes || count < numberOfTimes)) return 1;
      count = 0;
      return 0;
    },
    reset() {
      count = 0;
    },
  };
}

/** For how long it moves automatically, by the length of one run. */
export const wholeLength = (length: number, { loop, numberOfTimes, reverseAnimation }: Repeats): number =>
  length * (reverseAnimation ? 2 : 1) * (loop ? numberOfTimes || Number.POSITIVE_INFINITY : 1);
