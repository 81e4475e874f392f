import type { Point } from "./heading-to.ts";

interface Sample extends Point {
  readonly timeMs: number;
}

/** Where a pointer was lately. */
export interface PointerTrail {
  record(event: PointerEvent): void;
  /** Where it was so many ms ago, and where it is; nothing if no event of it came since. */
  moves(ms: number): readonly [from: Point, to: Point] | undefined;
}

/** @param keptMs older places are forgotten */
export function createPointerTrail(keptMs: number): PointerTrail {
  let samples: readonly Sample[] = [];
  const since = (ms: number) => samples.filter(({ timeMs }) => performance.now() - timeMs <= ms);

  return {
    record({ clientX, clientY }) {
      samples = [...since(keptMs), { x: clientX, y: clientY, timeMs: performance.now() }];
    },
    moves(ms) {
      const recent = since(ms);
      const [from, to] = [recent[0], recent.at(-1)];
      return from && to && [from, to];
    },
  };
}
