import { pageProgress, viewportProgress } from "./progress.ts";
import type { Settings } from "./settings.ts";

/** Where an element stands in the page, whatever effects make of it. */
export interface Place {
  /** Measures where it stands in its parent; not while it sticks to the window, because it is not at its place then. */
  readonly measure: () => void;
  readonly setStuck: (isStuck: boolean) => void;
  /** How far it has been scrolled, in percent. Reads the layout. */
  readonly progress: (range: Settings["effectsRange"]) => number;
}

/** Follows the place of an element by that of its parent, which its own effects do not move. */
export function createPlace(host: HTMLElement): Place {
  let inParentPx: number | undefined;
  let isFixed = false;
  let isStuck = false;

  function measure() {
    if (isStuck && inParentPx !== undefined) return;
    isFixed = getComputedStyle(host).position === "fixed";
    const parent = host.parentElement;
    const { offsetTop, offsetParent } = host;
    const parentPx = offsetParent === parent ? -(parent?.clientTop ?? 0) : (parent?.offsetTop ?? 0);
    inParentPx = offsetTop - parentPx;
  }

  return {
    measure,
    setStuck(value) {
      isStuck = value;
    },
    progress(range) {
      if (range === "page" || (range === "default" && isFixed && !isStuck))
        return pageProgress(document.scrollingElement ?? document.documentElement);
      const { top } = (host.parentElement ?? host).getBoundingClientRect();
      return viewportProgress(top + (inParentPx ?? 0), host.offsetHeight, innerHeight);
    },
  };
}
