import { lessMotion } from "../less-motion.ts";

/** Lets items move from where they stood to where they stand now. */
export interface Mover {
  /** Notes where these items stand, and moves those that stood elsewhere when this was called last, within `ms` if it is given. */
  move(items: readonly HTMLElement[], ms?: number): void;
}

/**
 * How long items take from where the server's styles have them, in ms: nothing jumps under the visitor's eyes, and the page soon
 * stands still.
 */
export const FIRST_MS = 100;

/** An item's place in its container, in px. */
interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves the items of a container within `transition` ms; at once, and without reading any place, if it is 0 or the visitor
 * prefers reduced motion. What lays the items out does not matter. Ends with the signal.
 */
export function createMover(container: HTMLElement, transition: number, signal: AbortSignal): Mover {
  const stillness = lessMotion();
  let positions = new Map<HTMLElement, Position>();
  const running = new Set<Animation>();
  signal.addEventListener("abort", () => {
    for (const animation of running) animation.cancel();
  });

  /** From where the item is seen to be: a movement that has not ended yet goes on beneath this one. */
  function slide(item: HTMLElement, { x, y }: Position, duration: number) {
    const animation = item.animate(
      { transform: [`translate(${x}px, ${y}px)`, "translate(0)"] },
      { duration, easing: "ease", composite: "add" },
    );
    running.add(animation);
    animation.onfinish = () => running.delete(animation);
  }

  return {
    move(items, ms = transition) {
      if (signal.aborted || !transition || stillness.matches) return positions.clear();
      const before = positions;
      positions = new Map(items.map((item) => [item, positionOf(item, container)]));
      const top = container.getBoundingClientRect().top;
      const isNear = ({ y }: Position) => top + y > -2 * innerHeight && top + y < 3 * innerHeight;
      for (const [item, to] of positions) {
        const from = before.get(item);
        if (!from || (from.x === to.x && from.y === to.y)) continue;
        if (isNear(from) || isNear(to)) slide(item, { x: from.x - to.x, y: from.y - to.y }, ms);
      }
    },
  };
}

/** Where layout puts the item, whatever moves it meanwhile. */
function positionOf(item: HTMLElement, container: HTMLElement): Position {
  const isPositioned = item.offsetParent === container;
  return {
    x: item.offsetLeft - (isPositioned ? 0 : container.offsetLeft),
    y: item.offsetTop - (isPositioned ? 0 : container.offsetTop),
  };
}
