import { closest } from "#browser/selectors.ts";
import { deviceValue } from "#dom/device-value.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { keepAnchorMargin } from "./anchor-margin.ts";
import type { Settings } from "./settings.ts";
import { stick } from "./stick.ts";

/** Time without a change of the window's size after which the device counts. */
const SETTLED_MS = 300;

/** Keeps an element at an edge of the window while the visitor scrolls past its place. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, signal, after, listen } = context;
  if (page.isEditor) return;
  const { stickyOn, stickyOffset, stickyEffectsOffset, stickyAnchorLinkOffset } = settings;
  let sticking = new AbortController();
  let mode = page.deviceMode();

  function start() {
    sticking = new AbortController();
    if (!stickyOn.includes(mode)) return;
    stick(
      host,
      {
        edge: settings.sticky,
        offsetPx: deviceValue(stickyOffset, mode),
        effectsPx: deviceValue(stickyEffectsOffset, mode),
        boundary: boundaryOf(host, settings),
        classes: settings.parts,
        signal: sticking.signal,
      },
      context,
    );
  }

  start();
  signal.addEventListener("abort", () => sticking.abort());
  const isUsed = Object.values(stickyAnchorLinkOffset).some((px) => px !== 0);
  const marginPx = () => (stickyOn.includes(mode) ? deviceValue(stickyAnchorLinkOffset, mode) : 0);
  if (isUsed && settings.sticky === "top") keepAnchorMargin(host, marginPx, context);

  let cancelTimer = () => {};
  listen(window, "resize", () => {
    cancelTimer();
    cancelTimer = after(SETTLED_MS, () => {
      if (mode === page.deviceMode()) return;
      mode = page.deviceMode();
      sticking.abort();
      start();
    });
  });
}

/** The ancestor that an element stays inside. */
function boundaryOf(host: HTMLElement, { stickyParent, boundary }: Settings): HTMLElement | undefined {
  const parent = host.parentElement;
  if (!stickyParent || !parent) return undefined;
  const named = boundary ? closest(parent, boundary) : null;
  return isHtmlElement(named) ? named : parent;
}
