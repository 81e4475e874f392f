import { pageScroller } from "#dom/scroll/page-scroller.ts";
import { pageProgress, percent, viewportProgress } from "./progress.ts";
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
  /** Of the parent, above and below what it holds. */
  let paddingPx = 0;
  let isFixed = false;
  let isStuck = false;

  function measure() {
    const parent = parentOf(host);
    const { paddingTop, paddingBottom } = getComputedStyle(parent);
    paddingPx = (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0);
    if (isStuck && inParentPx !== undefined) return;
    isFixed = getComputedStyle(host).position === "fixed";
    const { offsetTop, offsetParent } = host;
    const parentPx = offsetParent === parent ? -parent.clientTop : parent.offsetTop;
    inParentPx = offsetTop - parentPx;
  }

  return {
    measure,
    setStuck(value) {
      isStuck = value;
    },
    progress(range) {
      const standsStill = isFixed && !isStuck;
      const page = pageScroller();
      if (range === "page" || (range === "default" && standsStill)) return pageProgress(page);
      if (range === "viewport" && standsStill) return percent(page.scrollTop, innerHeight);
      const parent = parentOf(host);
      const { top } = parent.getBoundingClientRect();
      if (range === "parent") return viewportProgress(top, parent.clientHeight - paddingPx, innerHeight);
      return viewportProgress(top + (inParentPx ?? 0), host.offsetHeight, innerHeight);
    },
  };
}

const parentOf = (host: HTMLElement) => host.parentElement ?? host;
