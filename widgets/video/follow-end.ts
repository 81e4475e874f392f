import type { Player, PlayerEvents } from "#browser/video/player.ts";
import type { Settings } from "./settings.ts";

/** Stops a video at its end time, or begins it again. A visitor who plays on after the end time may. */
export function followEnd(
  { start, end, loop }: Pick<Settings, "start" | "end" | "loop">,
  player: () => Player,
): Omit<PlayerEvents, "failed"> {
  let isPast = false;

  function finish() {
    if (!loop) return player().pause();
    player().seek(start);
    player().play();
  }

  return {
    playing() {},
    time(seconds) {
      const wasPast = isPast;
      isPast = end > start && seconds >= end;
      if (isPast && !wasPast) finish();
    },
    ended() {
      if (loop) finish();
    },
  };
}
