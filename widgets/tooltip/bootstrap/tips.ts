import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { drawTip, readBootstrapAttribute } from "./draw-tip.ts";
import { positionTip } from "./position-tip.ts";
/** How long a tip stays when the pointer leaves: long enough to reach it, in ms. */
const LINGER_MS = 150;

const SIGNS = new Map([
  ["pointerover", "hover"],
  ["focusin", "focus"],
  ["click", "click"],
]);

interface OpenTip {
  readonly element: HTMLElement;
  readonly tip: HTMLElement;
  readonly sign: string;
  close(): void;
}

/** Shows bootstrap's tips, one at a time; what it returns hears every event that may open one. */
export function createTips(
  host: HTMLElement,
  { after, id, listen, signal }: WidgetContext,
): (event: Event, element: HTMLElement) => void {
  let open: OpenTip | undefined;
  let stay = () => {};

  function close() {
    stay();
    open?.close();
    open = undefined;
  }

  function show(element: HTMLElement, sign: string) {
    close();
    const life = new AbortController();
    const tip = drawTip(element, `${id}-tip`);
    if (!tip) return;
    const changes = createChanges(life.signal);
    const describedBy = element.getAttribute("aria-describedby");
    changes.setAttribute(element, "aria-describedby", describedBy ? `${describedBy} ${tip.id}` : tip.id);
    if (sign === "click") changes.setAttribute(element, "aria-expanded", "true");
    // Else the browser would show it a second time.
    changes.setAttribute(element, "title", null);
    host.append(tip);
    tip.showPopover?.();
    positionTip(tip, element, readBootstrapAttribute(element, "placement") ?? "");
    const end = () => {
      life.abort();
      tip.remove();
    };
    open = { element, tip, sign, close: end };
  }

  const isIn = (target: EventTarget | null) =>
    target instanceof Node && !!(open?.element.contains(target) || open?.tip.contains(target));

  listen(document, "pointerover", ({ target }) => {
    stay();
    if (open?.sign === "hover" && !isIn(target)) stay = after(LINGER_MS, close);
  });
  listen(document, "focusin", ({ target }) => {
    if (!isIn(target)) close();
  });
  listen(document, "click", ({ target }) => {
    if (!isIn(target)) close();
  });
  listen(document, "keydown", (event) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    close();
  });
  for (const type of ["scroll", "resize"])
    listen(
      window,
      type,
      () => {
        if (open)
          positionTip(open.tip, open.element, readBootstrapAttribute(open.element, "placement") ?? "");
      },
      { capture: true, passive: true },
    );
  signal.addEventListener("abort", close);

  return ({ type }, element) => {
    const isPopover = readBootstrapAttribute(element, "toggle") === "popover";
    const triggers = (
      readBootstrapAttribute(element, "trigger") ?? (isPopover ? "click" : "hover focus")
    ).split(" ");
    const sign = SIGNS.get(type) ?? "";
    if (!triggers.includes(sign)) return;
    const isOpen = open?.element === element;
    if (isOpen && sign === "click") close();
    else if (!isOpen) show(element, sign);
  };
}
