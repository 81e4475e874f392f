import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { createStickyHeader } from "./sticky-header.ts";

/** Keeps a header in the window while the visitor scrolls down past the marker, and hides it on the way up. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, load, signal } = context;
  const header = createStickyHeader(host, settings, context);

  // Nothing has to be measured again before the visitor scrolls, and what follows frame by frame is loaded then.
  let isFollowed = false;
  let isAwaited = false;
  const startWatching = () =>
    guard(async () => {
      const { watchLayout } = await load(() => import("./watch-layout.ts"));
      watchLayout(host, header, signal);
      isFollowed = true;
    });

  function followEvent({ target }: Event) {
    // In the capture phase, as a body that scrolls is heard there; a carousel that scrolls is, too.
    if (isElement(target) && target !== document.body) return;
    if (!isFollowed) header.followScroll()();
    if (!isAwaited) startWatching();
    isAwaited = true;
  }

  listen(window, "scroll", followEvent, { capture: true, passive: true });
  listen(host, "focusin", header.update);
  header.measure();
  header.fit(host.offsetHeight);
  header.update();
}
