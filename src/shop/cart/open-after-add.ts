import { isElement } from "#runtime/kind.ts";
import type { Bus } from "#runtime/bus.ts";
import { prefetchCode } from "#runtime/prefetch-code.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { afterPaint } from "#dom/after-paint.ts";
import { closest } from "#browser/selectors.ts";
import { ADDING_CONTROL } from "./adding-control.ts";
import { isEditorRefresh } from "./cart-cookies.ts";

type Host = Pick<WidgetContext, "host" | "bus" | "signal">;

/** After the paint: the code of the cart must not hold up what the button's answer still sets off. */
const MOUNT_DELAY_MS = 100;

/** How to open each mounted cart that opens after an add. */
const openers = new WeakMap<HTMLElement, () => void>();
/** Hosts whose cart opens as soon as it is mounted. */
const waitingHosts = new WeakSet<HTMLElement>();

const onAdd = (bus: Bus, open: () => void, signal: AbortSignal) =>
  bus.on(
    "added_to_cart",
    (change) => {
      if (!isEditorRefresh(change)) open();
    },
    signal,
  );

/**
 * Opens the cart of this host after every add, even if it is not mounted yet.
 * @param isAdded the page is the server's answer to an add: open the cart at once
 */
export function openAfterAdds(
  { host, bus, signal, after }: Host & Pick<WidgetContext, "after">,
  isAdded = false,
): void {
  const openOnMount = () => {
    waitingHosts.add(host);
    // A widget that waits for interaction mounts on this event. Replayed, it has no effect.
    host.dispatchEvent(new FocusEvent("focusin"));
  };
  const open = () => (openers.get(host) ?? openOnMount)();
  // The button shows its answer first: the cart's code takes longer.
  const mountUnlessMounted = () => {
    if (!openers.has(host)) afterPaint(() => after(MOUNT_DELAY_MS, open), signal);
  };
  onAdd(bus, mountUnlessMounted, signal);
  prefetchOnApproach(host, signal);
  if (isAdded) open();
}

/** Downloads the cart's code when the visitor points at a control that adds, or moves the focus there. */
function prefetchOnApproach(host: HTMLElement, signal: AbortSignal): void {
  let isPrefetched = false;
  const prefetch = ({ target }: Event) => {
    if (isPrefetched || !(isElement(target) && closest(target, ADDING_CONTROL))) return;
    isPrefetched = true;
    prefetchCode(host);
  };
  for (const type of ["pointerover", "focusin"])
    document.addEventListener(type, prefetch, { signal, passive: true });
}

/** Opens a mounted cart after every add, and at once if an add came before it was mounted. Returns its undo. */
export function followAdds({ host, bus, signal }: Host, open: () => void): () => void {
  const ending = new AbortController();
  const stop = onAdd(bus, () => afterPaint(open, ending.signal), signal);
  openers.set(host, open);
  if (waitingHosts.delete(host)) open();
  return () => {
    stop();
    ending.abort();
    openers.delete(host);
  };
}
