import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A hand's tremble is no direction: fewer px than this count as no scrolling. */
const TREMBLE_PX = 4;

/** Keeps a header in the window while the visitor scrolls down past the marker, and takes it away on the way up. */
export function enhance(
  host: HTMLElement,
  settings: Settings,
  { listen, signal, warn }: WidgetContext,
): void {
  const changes = createChanges(signal);
  const [found] = settings.marker ? selectAll(document, settings.marker, { limit: 1 }) : [];
  const marker = found ?? host;
  if (settings.marker && !found)
    warn(
      `settings.marker must be the selector of an element of this page, not ${JSON.stringify(settings.marker)}; the header's own place counts`,
    );

  const isSecondHeader = host.hidden === true;
  const placeOf = () => marker.getBoundingClientRect().bottom + scrollY;
  let markerPx = placeOf();
  let lastPx = scrollY;
  let isGoingDown = false;

  changes.toggleClass(host, "islet-sticky-header--second", isSecondHeader);
  changes.setStyle(host, "--islet-sticky-offset", `${settings.offset}px`);

  /** A header that fills half of the window, as on a page enlarged four times, would leave no room to read. */
  let isLow = true;
  let heightPx = 0;
  function fit() {
    // One that is hidden is as high as it was.
    heightPx = host.offsetHeight || heightPx;
    isLow = heightPx < innerHeight / 2;
    changes.toggleClass(host, "islet-sticky-header", isLow);
  }

  const is = (state: "stuck" | "away") => host.classList.contains(`islet-sticky-header--${state}`);
  const linePx = () => Number.parseFloat(getComputedStyle(host).top) || 0;

  function show() {
    const isPast = isLow && scrollY > markerPx;
    const isWanted =
      settings.showOn === "always" || isGoingDown === (settings.showOn === "down") || holdsFocus();
    changes.toggleClass(host, "islet-sticky-header--stuck", isPast && isWanted);
    changes.toggleClass(host, "islet-sticky-header--away", isPast && !isWanted);
    if (isSecondHeader) changes.setAttribute(host, "hidden", isPast && isWanted ? null : "");
  }

  // Who tabs into the header must see where the focus is.
  const holdsFocus = () => host.contains(document.activeElement) && !!host.querySelector(":focus-visible");

  function follow() {
    const movedPx = scrollY - lastPx;
    if (Math.abs(movedPx) >= TREMBLE_PX) {
      isGoingDown = movedPx > 0;
      lastPx = scrollY;
    }
    show();
  }

  function measure() {
    fit();
    place();
    show();
  }

  function place() {
    if (marker !== host || isInPlace()) markerPx = placeOf();
  }

  /** A header that sticks, or is about to, no longer stands in its own place, and a second one has none. */
  const isInPlace = () =>
    !isSecondHeader &&
    !is("stuck") &&
    !is("away") &&
    (scrollY === 0 || host.getBoundingClientRect().top > linePx());

  /** Content has come late, or a menu in the header has opened: one that sticks goes on, and scrolls if it must. */
  function settle() {
    if (!is("stuck") && !is("away")) fit();
    changes.toggleClass(
      host,
      "islet-sticky-header--tall",
      is("stuck") && host.offsetHeight + linePx() > innerHeight - 1,
    );
    place();
    show();
  }

  listen(window, "scroll", follow, { passive: true });
  listen(window, "resize", measure);
  listen(host, "focusin", show);
  followSizes([host, document.body], settle, signal);
  isGoingDown = scrollY > 0;
  fit();
  show();
}

/** Calls back in the frame after one of the elements has changed its size: what it changes in turn is no loop. */
function followSizes(elements: readonly Element[], onChange: () => void, signal: AbortSignal) {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  for (const element of elements) observer.observe(element);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}
