import { createChanges } from "#dom/changes.ts";
import type { Settings } from "./settings.ts";

/** Smaller movements, in px, are a trembling hand and not a change of direction. */
const MIN_SCROLL_PX = 4;

/** A header that sticks and hides by the scroll position. */
export interface StickyHeader {
  /** Lets the header stick if it is lower than half of the window: on an enlarged page it would hide the text. */
  fit(heightPx: number): void;
  /** Measures the position of the marker. */
  measureMarker(): void;
  /** Notes the scroll direction, then updates. */
  followScroll(): void;
  /** Shows or hides the header for the current position. */
  update(): void;
}

interface HeaderOptions {
  readonly host: HTMLElement;
  /** The element that must have been scrolled past. */
  readonly marker: Element;
  readonly settings: Settings;
  readonly signal: AbortSignal;
}

/** Prepares the header; it starts to stick at the first `update`. */
export function createStickyHeader({ host, marker, settings, signal }: HeaderOptions): StickyHeader {
  const changes = createChanges(signal);
  const isSecondHeader = host.hidden === true;
  let markerPx = 0;
  let fits = true;
  let lastPx = scrollY;
  let isGoingDown = lastPx > 0;
  changes.toggleClass(host, "islet-sticky-header--second", isSecondHeader);
  changes.setStyle(host, "--islet-sticky-offset", `${settings.offset}px`);

  // A visitor who tabs into the header must see the focus.
  const isNeeded = () =>
    settings.showOn === "always" ||
    isGoingDown === (settings.showOn === "down") ||
    host.querySelector(":focus-visible") !== null;

  function update() {
    const isPast = fits && scrollY > markerPx;
    const isStuck = isPast && isNeeded();
    changes.toggleClass(host, "islet-sticky-header--stuck", isStuck);
    changes.toggleClass(host, "islet-sticky-header--away", isPast && !isStuck);
    if (isSecondHeader) changes.setAttribute(host, "hidden", isStuck ? null : "");
  }

  return {
    update,
    fit(heightPx) {
      fits = heightPx < innerHeight / 2;
      changes.toggleClass(host, "islet-sticky-header", fits);
    },
    measureMarker() {
      markerPx = marker.getBoundingClientRect().bottom + scrollY;
    },
    followScroll() {
      const movedPx = scrollY - lastPx;
      if (Math.abs(movedPx) >= MIN_SCROLL_PX) {
        isGoingDown = movedPx > 0;
        lastPx = scrollY;
      }
      update();
    },
  };
}
