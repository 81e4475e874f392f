import { createChanges } from "#dom/state/changes.ts";
import { isNode } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { drawTip, readBootstrapAttribute } from "./draw-tip.ts";
import { positionTip } from "./position-tip.ts";

/** How long a tip stays after the pointer has left, in ms: long enough to reach it. */
const LINGER_MS = 150;

/** Bootstrap's names for the events that open tips. */
const TRIGGERS = new Map([
  ["pointerover", "hover"],
  ["focusin", "focus"],
  ["click", "click"],
]);

interface OpenTip {
  readonly element: HTMLElement;
  /** What opened it: `hover`, `focus` or `click`. */
  readonly trigger: string;
  contains(target: EventTarget | null): boolean;
  updatePosition(): void;
  close(): void;
}

/** Shows bootstrap's tips, one at a time. Call the returned function with every event that may open one. */
export function createTips(
  host: HTMLElement,
  { after, id, listen, signal }: WidgetContext,
): (event: Event, element: HTMLElement) => void {
  let open: OpenTip | undefined;
  let cancelClosing = () => {};

  function close() {
    cancelClosing();
    open?.close();
    open = undefined;
  }
  const closeFromOutside = ({ target }: Event) => {
    if (!open?.contains(target)) close();
  };
  const updatePosition = () => open?.updatePosition();

  listen(document, "pointerover", ({ target }) => {
    cancelClosing();
    if (open?.trigger === "hover" && !open.contains(target)) cancelClosing = after(LINGER_MS, close);
  });
  listen(document, "focusin", closeFromOutside);
  /** Where a press began: one that selects words of a tip may end beside it. */
  let began: EventTarget | null = null;
  listen(document, "pointerdown", ({ target }) => (began = target), { capture: true });
  listen(document, "click", (event) => {
    if (!open?.contains(began)) closeFromOutside(event);
    began = null;
  });
  listen(document, "keydown", (event) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    close();
  });
  for (const type of ["scroll", "resize"])
    listen(window, type, updatePosition, { capture: true, passive: true });
  signal.addEventListener("abort", close);

  return ({ type }, element) => {
    const trigger = TRIGGERS.get(type) ?? "";
    if (!triggersOf(element).includes(trigger)) return;
    const isOpen = open?.element === element;
    if (isOpen && trigger === "click") close();
    if (isOpen) return;
    close();
    open = openTip(element, { host, id: `${id}-tip`, trigger });
  };
}

function triggersOf(element: HTMLElement): string[] {
  const isPopover = readBootstrapAttribute(element, "toggle") === "popover";
  const triggers = readBootstrapAttribute(element, "trigger") ?? (isPopover ? "click" : "hover focus");
  return triggers.split(" ");
}

interface TipOptions {
  readonly host: HTMLElement;
  readonly id: string;
  readonly trigger: string;
}

/** Undefined if the element has no text for a tip. */
function openTip(element: HTMLElement, { host, id, trigger }: TipOptions): OpenTip | undefined {
  const tip = drawTip(element, id);
  if (!tip) return undefined;
  const controller = new AbortController();
  const changes = createChanges(controller.signal);
  const updatePosition = () => positionTip(tip, element, readBootstrapAttribute(element, "placement") ?? "");
  const describedBy = element.getAttribute("aria-describedby");
  changes.setAttribute(element, "aria-describedby", describedBy ? `${describedBy} ${id}` : id);
  if (trigger === "click") changes.setAttribute(element, "aria-expanded", "true");
  // Otherwise the browser would show its own tooltip too.
  changes.setAttribute(element, "title", null);
  // Inside of a link it would be part of its name.
  if (element === host) host.after(tip);
  else host.append(tip);
  tip.showPopover?.();
  updatePosition();
  return {
    element,
    trigger,
    updatePosition,
    contains: (target) => isNode(target) && (element.contains(target) || tip.contains(target)),
    close() {
      controller.abort();
      tip.remove();
    },
  };
}
