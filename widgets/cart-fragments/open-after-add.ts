import { closest } from "#browser/selectors.ts";
import { afterPaint } from "#dom/motion/after-paint.ts";
import { isElement } from "#runtime/node-type.ts";
import { prefetchCode } from "#runtime/prefetch-code.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { ADDING_CONTROL } from "#shop/cart/adding-control.ts";
import { type CartHost, onAdd, openers, waitingHosts } from "#shop/cart/follow-adds.ts";
import { isToggleShown } from "#shop/mini-cart/markup.ts";
import type { EarlyOpening } from "./opening/early-interfaces.ts";

/** After the paint: the code of the cart must not hold up what the button's answer still sets off. */
const MOUNT_DELAY_MS = 100;

/**
 * Opens the cart of this host after every add, even if it is not mounted yet.
 * @param isAdded something has been added already: open the cart at once
 * @param early shows the cart until it is mounted
 */
export function openAfterAdds(
  { host, bus, signal, after }: CartHost & Pick<WidgetContext, "after">,
  isAdded = false,
  early?: EarlyOpening,
): void {
  const openEarly = () => {
    waitingHosts.add(host);
    if (isToggleShown(host)) early?.open("add");
  };
  // A widget that waits for interaction mounts on this event. Replayed, it has no effect.
  const mount = () => {
    if (!openers.has(host)) host.dispatchEvent(new FocusEvent("focusin"));
  };
  const open = (delayMs: number) => {
    const openMounted = openers.get(host);
    if (openMounted) return openMounted();
    openEarly();
    after(delayMs, mount);
  };
  // The button shows its answer first: the cart's code takes longer.
  const openUnlessMounted = () => {
    if (!openers.has(host)) afterPaint(() => open(MOUNT_DELAY_MS), signal);
  };
  onAdd(bus, openUnlessMounted, signal);
  prefetchOnApproach(host, signal);
  if (isAdded) open(0);
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
