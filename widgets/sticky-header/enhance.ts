import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { createStickyHeader } from "./sticky-header.ts";

/** Keeps a header in the window while the visitor scrolls down past the marker, and hides it on the way up. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, signal } = context;
  const marker = findMarker(settings.marker, context) ?? host;
  const header = createStickyHeader({ host, marker, settings, signal });

  // Nothing has to be measured again before the visitor scrolls.
  const startWatching = () =>
    guard(async () => {
      const { watchLayout } = await import("./watch-layout.ts");
      watchLayout({ host, marker, header, signal });
    });

  listen(window, "scroll", header.followScroll, { passive: true });
  listen(window, "scroll", startWatching, { once: true, passive: true });
  listen(host, "focusin", header.update);
  header.measureMarker();
  header.fit(host.offsetHeight);
  header.update();
}

function findMarker(selector: string, { warn }: WidgetContext): Element | undefined {
  if (!selector) return undefined;
  const [marker] = selectAll(document, selector, { limit: 1 });
  if (!marker)
    warn(
      `settings.marker must be the selector of an element of this page, not ${JSON.stringify(selector)}; the header's own place counts`,
    );
  return marker;
}
