import type { PlayerEvents } from "#browser/video/player.ts";

/** A video's part, in seconds; an end of 0 is the video's own. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Players reach a place only about. */
const TOLERANCE_S = 1;

/** Calls `restart` with the place where a video begins again whenever its part is over. */
export function followRange(
  { start, end }: Range,
  restart: (seconds: number) => void,
): Pick<PlayerEvents, "time" | "ended"> {
  let furthest = 0;
  // A video that is shorter never reaches the start.
  const begin = () => (furthest > start ? start : 0);
  return {
    time(seconds) {
      furthest = Math.max(furthest, seconds);
      const isPast = end > start && seconds >= end;
      // A browser's own loop begins at 0.
      if (isPast || seconds < begin() - TOLERANCE_S) restart(begin());
    },
    ended: () => restart(begin()),
  };
}
