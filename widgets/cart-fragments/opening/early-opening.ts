import type { WidgetContext } from "#runtime/widget.ts";
import { waitingHosts } from "#shop/cart/follow-adds.ts";
import { isCartAndCheckout } from "#shop/mini-cart/is-cart-or-checkout.ts";
import { cartWords, createMarker, type Marks } from "#shop/mini-cart/marks.ts";
import { boxOf, CONTAINER, CONTENT, MAIN, TOGGLE } from "#shop/mini-cart/markup.ts";
import { endings, type Opener, type TakenOpening, taken } from "#shop/mini-cart/taken-opening.ts";
import { listenEarly } from "./early-controls.ts";
import type { EarlyOpening, EarlySettings } from "./early-interfaces.ts";
import { addShell, type Shell } from "./shell.ts";
import { whenStyled } from "./when-styled.ts";

/** Lets a cart open before its island is there; undefined if the island is there, or the cart stays a link. */
export function openEarly(context: WidgetContext, settings: EarlySettings): EarlyOpening | undefined {
  const { host, page, signal } = context;
  const isLink = !host.querySelector(CONTENT) || isCartAndCheckout(page);
  if (isLink || taken.has(host) || signal.aborted) return undefined;
  const ending = new AbortController();
  const end = () => {
    endings.delete(host);
    ending.abort();
  };
  signal.addEventListener("abort", end);
  const early = createOpening(context, settings, ending.signal);
  endings.set(host, () => {
    const state = early.state();
    end();
    return state;
  });
  listenEarly(host, early, { settings, signal: ending.signal });
  // The server's link works then.
  const observer = new MutationObserver(() => {
    if (host.dataset["widgetState"] === "failed") end();
  });
  observer.observe(host, { attributeFilter: ["data-widget-state"] });
  ending.signal.addEventListener("abort", () => observer.disconnect());
  return early;
}

/** Focuses where the visitor came from, or the cart's button. */
const focusBack = (host: HTMLElement, cameFrom: HTMLElement | null) =>
  (cameFrom?.isConnected ? cameFrom : host.querySelector<HTMLElement>(TOGGLE))?.focus({
    preventScroll: true,
  });

function createOpening(context: WidgetContext, { cartType }: EarlySettings, ended: AbortSignal) {
  const { host } = context;
  let opener: Opener | null = null;
  let hasHeldPress = false;
  let openedAt = 0;
  let cameFrom: HTMLElement | null = null;
  let isPainted = false;
  let painting = new AbortController();
  const focusedInside = () => {
    const { activeElement } = document;
    const isInside = host.contains(activeElement) && !activeElement?.matches(`${TOGGLE}, [class$=__close]`);
    return isInside ? (activeElement as HTMLElement) : null;
  };
  ended.addEventListener("abort", () => painting.abort());
  return {
    get opener() {
      return opener;
    },
    get isDismissed() {
      return hasHeldPress && !opener;
    },
    get isPainted() {
      return isPainted;
    },
    open(by: Opener) {
      const isOpen = opener !== null;
      if (ended.aborted || (isOpen && by !== "press")) return;
      opener = by;
      if (isOpen) return;
      // A press on the cart's own button leads back to that button.
      cameFrom = by === "add" ? (document.activeElement as HTMLElement | null) : null;
      openedAt = performance.now();
      painting = new AbortController();
      const { signal } = painting;
      whenStyled(host, signal, () => {
        isPainted = true;
        paint(context, cartType, { opener: by, signal });
      });
      if (!host.querySelector(CONTENT)?.hasChildNodes()) context.bus.emit("wc_fragment_refresh", {});
    },
    close() {
      if (!opener) return;
      const wasInside = host.contains(document.activeElement);
      opener = null;
      isPainted = false;
      waitingHosts.delete(host);
      painting.abort();
      if (wasInside) focusBack(host, cameFrom);
    },
    holdPress(isHeld: boolean) {
      hasHeldPress = isHeld;
    },
    state: (): TakenOpening => ({
      opener,
      cameFrom: opener && cameFrom,
      hasHeldPress,
      focused: opener && focusedInside(),
      openMs: performance.now() - openedAt,
    }),
  };
}

/** Shows the cart as its island will draw it, until the signal aborts. */
function paint(
  { host, id, page }: WidgetContext,
  cartType: string,
  { opener, signal }: { readonly opener: Opener; readonly signal: AbortSignal },
) {
  const isElementor = !!host.querySelector(CONTAINER);
  const hasBox = !!boxOf(host);
  const isModal = cartType === "side-cart" && !hasBox;
  // Without Elementor's styles the box has its place only inside the island.
  if (isElementor && !isModal && isInFlow(host.querySelector(CONTAINER))) return;
  const marks: Marks = {
    isOpen: true,
    isElementor,
    hasBox,
    isModal,
    panelId: `${id}-panel`,
    listPx: undefined,
    ...cartWords(page),
  };
  createMarker(host, signal)(marks);
  let shell: Shell | undefined;
  if (isModal || !(isElementor || hasBox)) {
    shell = addShell({ host, page, ...marks });
    signal.addEventListener("abort", () => shell?.remove());
  } else if (isElementor && opener === "press")
    host.querySelector<HTMLElement>(MAIN)?.focus({ preventScroll: true });
}

const isInFlow = (element: Element | null) => !element || getComputedStyle(element).position === "static";
