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
  { guard, listen, signal, warn }: WidgetContext,
): void {
  const changes = createChanges(signal);
  const [found] = settings.marker ? selectAll(document, settings.marker, { limit: 1 }) : [];
  const marker = found ?? host;
  if (settings.marker && !found)
    warn(
      `settings.marker must be the selector of an element of this page, not ${JSON.stringify(settings.marker)}; the header's own place counts`,
    );

  const isSecondHeader = host.hidden === true;
  let markerPx = 0;
  const place = () => {
    markerPx = marker.getBoundingClientRect().bottom + scrollY;
  };
  let lastPx = scrollY;
  let isGoingDown = lastPx > 0;

  changes.toggleClass(host, "islet-sticky-header--second", isSecondHeader);
  changes.setStyle(host, "--islet-sticky-offset", `${settings.offset}px`);

  /** A header that fills half of the window, as on a page enlarged four times, would leave no room to read. */
  let isLow = true;
  function fit(heightPx: number) {
    isLow = heightPx < innerHeight / 2;
    changes.toggleClass(host, "islet-sticky-header", isLow);
  }

  function show() {
    const isPast = isLow && scrollY > markerPx;
    const isWanted =
      settings.showOn === "always" || isGoingDown === (settings.showOn === "down") || holdsFocus();
    changes.toggleClass(host, "islet-sticky-header--stuck", isPast && isWanted);
    changes.toggleClass(host, "islet-sticky-header--away", isPast && !isWanted);
    if (isSecondHeader) changes.setAttribute(host, "hidden", isPast && isWanted ? null : "");
  }

  // Who tabs into the header must see where the focus is.
  const holdsFocus = () => host.querySelector(":focus-visible") !== null;

  function follow() {
    const movedPx = scrollY - lastPx;
    if (Math.abs(movedPx) >= TREMBLE_PX) {
      isGoingDown = movedPx > 0;
      lastPx = scrollY;
    }
    show();
  }

  /** Before the visitor scrolls nothing has to be measured again. */
  const keep = () =>
    guard(async () => {
      const { watchLayout } = await import("./watch-layout.ts");
      watchLayout({ host, marker, signal, fit, place, show });
    });

  listen(window, "scroll", follow, { passive: true });
  listen(window, "scroll", keep, { once: true, passive: true });
  listen(host, "focusin", show);
  place();
  fit(host.offsetHeight);
  show();
}
