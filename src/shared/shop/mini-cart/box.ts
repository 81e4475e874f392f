import { type Changes, createChanges } from "#dom/state/changes.ts";
import { boxOf, LIST } from "./markup.ts";

const BOX = "islet-mini-cart-box";
/** Keeps the box on the page, whatever the theme's styles do with it then. */
export const OPEN_BOX = `${BOX}--open`;
/** Brings it into the window; the theme has moved it out or made it flat. */
const BROUGHT_IN = `${BOX}--brought-in`;
/** Its list scrolls: it is higher than the window. */
const LOW = `${BOX}--low`;
/** Hides a box that the theme's own styles open, until pointer and focus have left the cart. */
const DISMISSED = `${BOX}--dismissed`;

interface BoxState {
  readonly isOpen: boolean;
  /** Its id, unless it has one. */
  readonly panelId: string;
  /** Accessible name. */
  readonly label: string;
  /** Maximum height of its list. */
  readonly listPx: number | undefined;
}

/** A theme's own box, opened and closed where it stands. */
export interface Box {
  /** Shows the state, also on a box that a fragment has put in place of the last. Returns the box's id. */
  show(state: BoxState): string;
}

/**
 * Opens and closes the box of this host. Escape also hides one that the theme's styles show to the pointer or the focus.
 * @param signal ends it; the box is then as the server printed it
 */
export function createBox(host: HTMLElement, signal: AbortSignal): Box {
  const changes = createChanges(signal);
  let wasOpen = false;
  let isDismissed = false;

  const isUsed = () => host.matches(":hover, :focus-within");
  const setDismissed = (isOn: boolean) => {
    isDismissed = isOn;
    const box = boxOf(host);
    if (box && box.classList.contains(DISMISSED) !== isOn) changes.toggleClass(box, DISMISSED, isOn);
  };
  const admitWhenLeft = () => {
    if (isDismissed && !isUsed()) setDismissed(false);
  };
  const dismiss = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && !wasOpen) setDismissed(isUsed());
  };
  document.addEventListener("keydown", dismiss, { signal });
  host.addEventListener("mouseleave", admitWhenLeft, { signal });
  // The next element has the focus after this event.
  host.addEventListener("focusout", () => setTimeout(admitWhenLeft), { signal });

  return {
    show({ isOpen, panelId, label, listPx }) {
      const box = boxOf(host);
      if (!box) return panelId;
      if (!box.classList.contains(BOX)) changes.toggleClass(box, BOX, true);
      if (!box.id) changes.setAttribute(box, "id", panelId);
      if (!box.hasAttribute("role")) {
        changes.setAttribute(box, "role", "group");
        changes.setAttribute(box, "aria-label", label);
      }
      setDismissed(!isOpen && (isDismissed || (wasOpen && isUsed())));
      wasOpen = isOpen;
      if (box.classList.contains(OPEN_BOX) !== isOpen) toggle(box, isOpen, changes);
      if (isOpen && listPx !== undefined) fit(box, listPx, changes);
      return box.id;
    },
  };
}

/** Changes only what the theme's styles do not show already. */
function toggle(box: HTMLElement, isOpen: boolean, changes: Changes) {
  if (!isOpen) {
    for (const name of [OPEN_BOX, BROUGHT_IN, LOW])
      if (box.classList.contains(name)) changes.toggleClass(box, name, false);
    return;
  }
  const { display } = getComputedStyle(box);
  // The theme may show it by its own styles now, and no more when the pointer leaves.
  changes.setStyle(box, "--islet-mini-cart-display", display === "none" ? "block" : display);
  changes.toggleClass(box, OPEN_BOX, true);
  if (!isInWindow(box)) changes.toggleClass(box, BROUGHT_IN, true);
}

function isInWindow(box: HTMLElement): boolean {
  const { left, right, width, height } = box.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && left < document.documentElement.clientWidth;
}

function fit(box: HTMLElement, listPx: number, changes: Changes) {
  const isLow = (box.querySelector(LIST)?.scrollHeight ?? 0) > listPx;
  changes.setStyle(box, "--islet-mini-cart-list", `${listPx}px`);
  if (box.classList.contains(LOW) !== isLow) changes.toggleClass(box, LOW, isLow);
}
