import { selectAll } from "#browser/selectors.ts";
import { scrolledPx } from "#dom/scroll/page-scroller.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Smaller movements, in px, are a trembling hand and not a change of direction. */
const MIN_SCROLL_PX = 4;

/** A header that sticks and hides by the scroll position. */
export interface StickyHeader {
  /** The element that must have been scrolled past: another one, or the header itself. */
  readonly marker: Element;
  /** Measures the position of the marker. */
  readonly measure: () => void;
  /** Lets the header stick if it is lower than half of the window: on an enlarged page it would hide the text. */
  readonly fit: (heightPx: number) => void;
  /** Shows or hides the header for the current position. */
  readonly update: () => void;
  /** Notes the scroll direction; what it returns updates. */
  readonly followScroll: () => () => void;
}

/** Prepares the header; it starts to stick at the first `update`. */
export function createStickyHeader(
  host: HTMLElement,
  settings: Settings,
  { signal, warn }: WidgetContext,
): StickyHeader {
  const changes = createChanges(signal);
  const marker = findMarker(settings.marker, warn) ?? host;
  const isSecondHeader = settings.isSecond || host.hidden === true;
  let markerPx = 0;
  let fits = true;
  let lastPx = scrolledPx();
  let isGoingDown = lastPx > 0;
  changes.toggleClass(host, "islet-sticky-header--second", isSecondHeader);
  changes.setStyle(host, "--islet-sticky-offset", `${settings.offset}px`);
  if (settings.isSecond) {
    changes.setStyle(host, "--islet-sticky-layer", getComputedStyle(host).zIndex);
    changes.setStyle(host, "--islet-sticky-shadow", "none");
  }

  // A visitor who tabs into the header must see the focus.
  const isNeeded = () =>
    settings.showOn === "always" ||
    isGoingDown === (settings.showOn === "down") ||
    host.querySelector(":focus-visible") !== null;

  function update() {
    const isPast = fits && scrolledPx() > markerPx;
    const isStuck = isPast && isNeeded();
    changes.toggleClass(host, "islet-sticky-header--stuck", isStuck);
    changes.toggleClass(host, "islet-sticky-header--away", isPast && !isStuck);
    if (settings.isSecond) changes.setStyle(host, "display", isStuck ? "block" : "");
    else if (isSecondHeader) changes.setAttribute(host, "hidden", isStuck ? null : "");
  }

  return {
    marker,
    update,
    measure() {
      markerPx = marker.getBoundingClientRect().bottom + scrolledPx();
    },
    fit(heightPx) {
      fits = heightPx < innerHeight / 2;
      changes.toggleClass(host, "islet-sticky-header", fits);
    },
    followScroll() {
      const nowPx = scrolledPx();
      const movedPx = nowPx - lastPx;
      if (Math.abs(movedPx) >= MIN_SCROLL_PX) {
        isGoingDown = movedPx > 0;
        lastPx = nowPx;
      }
      return update;
    },
  };
}

function findMarker(selector: string, warn: WidgetContext["warn"]): Element | undefined {
  if (!selector) return undefined;
  const [marker] = selectAll(document, selector, { limit: 1 });
  if (!marker)
    warn(
      `settings.marker must be the selector of an element of this page, not ${JSON.stringify(selector)}; the header's own place counts`,
    );
  return marker;
}
