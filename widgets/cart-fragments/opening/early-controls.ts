import { isPlainClick } from "#browser/plain-click.ts";
import { isElement, isNode } from "#runtime/node-type.ts";
import { CLOSE, CONTAINER, TOGGLE } from "#shop/mini-cart/markup.ts";
import type { EarlyOpening, EarlySettings } from "./early-interfaces.ts";
import { SHELL_CLOSE } from "./shell.ts";

/** Links that a widget answers: the runtime holds presses on them back until it is there. */
const WIDGET_LINK = "[role=button], .remove_from_cart_button";

const isOn = (target: EventTarget | null, selector: string) =>
  isElement(target) && target.closest(selector) !== null;

interface Options {
  readonly settings: EarlySettings;
  readonly signal: AbortSignal;
}

/** Lets the visitor open and close the cart; ahead of the runtime, which holds back presses in a host that waits. */
export function listenEarly(host: HTMLElement, early: EarlyOpening, { settings, signal }: Options): void {
  const isInside = (target: EventTarget | null) => isNode(target) && host.contains(target);

  /** The runtime holds presses back no longer. */
  let isReleased = false;
  function pressToggle(event: MouseEvent) {
    if (!event.isTrusted) return passRelease(event);
    if (isReleased) stop(event);
    else early.holdPress(true);
    if (early.opener === "press" && early.isPainted) early.close();
    else early.open("press");
  }
  /** The runtime lets the link work natively: too long a wait, or lost code. A visitor who sees the cart stays. */
  function passRelease(event: MouseEvent) {
    const isLost = host.dataset["widgetState"] === "failed";
    if (!early.isDismissed && (isLost || !early.isPainted)) return;
    stop(event);
    isReleased = true;
    early.holdPress(false);
  }
  function click(event: MouseEvent) {
    const { target } = event;
    if (!isInside(target)) return early.close();
    if (isOn(target, TOGGLE)) return isPlainClick(event) ? pressToggle(event) : undefined;
    if (!early.opener || !isElement(target)) return;
    const isBackground = target.matches(`dialog, dialog ${CONTAINER}`);
    if (isBackground || isOn(target, `${CLOSE}, ${SHELL_CLOSE}`)) {
      stop(event);
      early.close();
    } else if (isOn(target, "a[href]") && !isOn(target, WIDGET_LINK)) event.stopImmediatePropagation();
  }
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, { signal, capture: true });

  on("click", click);
  on("keydown", (event) => {
    const { key, target } = event;
    const isClosing = key === "Escape" || ((key === "Enter" || key === " ") && isOn(target, CLOSE));
    if (!early.opener || !isClosing) return;
    stop(event);
    early.close();
  });
  on("mouseover", ({ target }) => {
    if (settings.openCart === "mouseover" && isInside(target) && isOn(target, TOGGLE)) early.open("hover");
  });
  on("focusout", ({ target, relatedTarget }) => {
    if (isInside(target) && isNode(relatedTarget) && !isInside(relatedTarget)) early.close();
  });
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
