import { type Changes, createChanges } from "#dom/state/changes.ts";
import type { Page } from "#runtime/page.ts";
import { createBox } from "./box.ts";
import { CLOSE, CONTAINER, MAIN, SHOWN, TOGGLE } from "./markup.ts";

/** The state of a cart and the words for it. */
export interface Marks {
  readonly isOpen: boolean;
  readonly isElementor: boolean;
  /** Whether the cart opens in the theme's own box. */
  readonly hasBox: boolean;
  readonly isModal: boolean;
  /** Id of the panel that the button opens. */
  readonly panelId: string;
  /** Names of the button and the close button. */
  readonly label: string;
  readonly closeLabel: string;
  /** Maximum height of the list in the theme's own box. */
  readonly listPx: number | undefined;
}

/** The names of a cart and its close button. */
export const cartWords = ({ text }: Page) => ({
  label: text("cart", "Cart"),
  closeLabel: text("close_cart", "Close cart"),
});

/**
 * Returns a function that shows a cart's state on the server's elements, for screen readers and Elementor's styles.
 * @param signal ends it; the elements are then as they were
 */
export function createMarker(host: HTMLElement, signal: AbortSignal): (marks: Marks) => void {
  const changes = createChanges(signal);
  const nameToggle = createToggleNames(changes);
  const box = createBox(host, signal);
  return (marks) => {
    const { isOpen, isModal, isElementor, hasBox, label } = marks;
    const panelId = hasBox ? box.show(marks) : marks.panelId;
    for (const toggle of host.querySelectorAll(TOGGLE)) {
      changes.setAttribute(toggle, "role", "button");
      changes.setAttribute(toggle, "aria-expanded", String(isOpen));
      changes.setAttribute(toggle, "aria-controls", panelId);
      if (isModal) changes.setAttribute(toggle, "aria-haspopup", "dialog");
      nameToggle(toggle, label);
      removeListRoles(host, toggle, changes);
    }
    if (isElementor) markElementor(host, changes, marks);
    if (isElementor && !isModal) markDropdown(host, changes, marks);
  };
}

/** The button's name keeps its visible text with the count. A name from the server stays. */
function createToggleNames(changes: Changes) {
  const ourNames = new WeakMap<Element, string>();
  return (toggle: Element, label: string) => {
    const given = toggle.getAttribute("aria-label");
    if (given !== null && given !== ourNames.get(toggle)) return;
    const visibleText = (toggle.textContent ?? "").replace(/\s+/g, " ").trim();
    const hasLabel = visibleText.toLowerCase().includes(label.toLowerCase());
    const name = hasLabel ? visibleText : `${label}: ${visibleText}`;
    ourNames.set(toggle, name);
    changes.setAttribute(toggle, "aria-label", name);
  };
}

function markElementor(host: HTMLElement, changes: Changes, { isOpen, closeLabel }: Marks) {
  if (host.classList.contains(SHOWN) !== isOpen) changes.toggleClass(host, SHOWN, isOpen);
  for (const part of host.querySelectorAll(`${CONTAINER}, ${MAIN}`))
    changes.setAttribute(part, "aria-hidden", String(!isOpen));
  for (const button of host.querySelectorAll(CLOSE)) {
    changes.setAttribute(button, "role", "button");
    changes.setAttribute(button, "tabindex", "0");
    changes.setAttribute(button, "aria-label", closeLabel);
  }
}

function markDropdown(host: HTMLElement, changes: Changes, { isOpen, panelId, label }: Marks) {
  const container = host.querySelector(CONTAINER);
  const { activeElement } = document;
  if (!isOpen && activeElement && container?.contains(activeElement)) {
    // In WebKit an inert element keeps the focus.
    (activeElement as HTMLElement).blur();
    host.querySelector<HTMLElement>(TOGGLE)?.focus({ preventScroll: true });
  }
  if (container) changes.setAttribute(container, "inert", isOpen ? null : "");
  const main = host.querySelector<HTMLElement>(MAIN);
  if (!main) return;
  changes.setAttribute(main, "id", panelId);
  changes.setAttribute(main, "role", "group");
  changes.setAttribute(main, "aria-label", label);
  changes.setAttribute(main, "tabindex", "-1");
}

/** A list may contain only items. With an island inside, it is no list any more. */
function removeListRoles(host: HTMLElement, toggle: Element, changes: Changes) {
  if (!host.matches("ul, ol")) return;
  for (const part of [host, toggle.closest("li")]) if (part) changes.setAttribute(part, "role", "none");
}
