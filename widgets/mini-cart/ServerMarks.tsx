import { useLayoutEffect, useState } from "react";
import { type Changes, createChanges } from "#dom/changes.ts";
import { useIslet } from "#runtime/island-context.ts";
import { CLOSE, CONTAINER, MAIN, SHOWN, TOGGLE } from "./markup.ts";

interface Marks {
  readonly isOpen: boolean;
  readonly isBuilder: boolean;
  readonly isModal: boolean;
  /** Id of what the button opens. */
  readonly panelId: string;
  /** What the button and the close button are called. */
  readonly label: string;
  readonly closeLabel: string;
}

/** What fragments take away from the button, or from the host itself, when they replace it. */
const OWN_ATTRIBUTES = ["class", "role", "aria-expanded", "aria-controls", "aria-haspopup", "aria-label"];

/**
 * Says on the server's own elements whether the cart is open, for screen readers and for the builder's styles; again
 * whenever fragments have replaced them. A component that draws nothing.
 */
export function ServerMarks({ isOpen, isBuilder, isModal, panelId, label, closeLabel }: Marks): null {
  const { host, signal } = useIslet();
  const [mark] = useState(() => createMarking(host, createChanges(signal)));
  useLayoutEffect(() => {
    const again = () => mark({ isOpen, isBuilder, isModal, panelId, label, closeLabel });
    const observer = new MutationObserver(again);
    again();
    observer.observe(host, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: OWN_ATTRIBUTES,
    });
    return () => observer.disconnect();
  }, [mark, host, isOpen, isBuilder, isModal, panelId, label, closeLabel]);
  return null;
}

function createMarking(host: HTMLElement, changes: Changes) {
  const ownNames = new WeakMap<Element, string>();

  /** Visible words stay part of the name, and so does the count; a name of the server's stays. */
  function name(toggle: Element, label: string) {
    const given = toggle.getAttribute("aria-label");
    if (given !== null && given !== ownNames.get(toggle)) return;
    const words = (toggle.textContent ?? "").replace(/\s+/g, " ").trim();
    const full = words.toLowerCase().includes(label.toLowerCase()) ? words : `${label}: ${words}`;
    ownNames.set(toggle, full);
    changes.setAttribute(toggle, "aria-label", full);
  }

  function markBuilder(marks: Marks) {
    const { isOpen, isModal, closeLabel } = marks;
    if (host.classList.contains(SHOWN) !== isOpen) changes.toggleClass(host, SHOWN, isOpen);
    for (const part of host.querySelectorAll(`${CONTAINER}, ${MAIN}`))
      changes.setAttribute(part, "aria-hidden", String(!isOpen));
    for (const button of host.querySelectorAll(CLOSE)) {
      changes.setAttribute(button, "role", "button");
      changes.setAttribute(button, "tabindex", "0");
      changes.setAttribute(button, "aria-label", closeLabel);
    }
    if (!isModal) markDropdown(marks);
  }

  function markDropdown({ isOpen, panelId, label }: Marks) {
    const container = host.querySelector(CONTAINER);
    if (container) changes.setAttribute(container, "inert", isOpen ? null : "");
    const main = host.querySelector<HTMLElement>(MAIN);
    if (!main) return;
    changes.setAttribute(main, "id", panelId);
    changes.setAttribute(main, "role", "group");
    changes.setAttribute(main, "aria-label", label);
    changes.setAttribute(main, "tabindex", "-1");
  }

  /** A list holds nothing but items; with an island in it, it is a list no more. */
  function unlist(toggle: Element) {
    if (!host.matches("ul, ol")) return;
    for (const part of [host, toggle.closest("li")]) if (part) changes.setAttribute(part, "role", "none");
  }

  return (marks: Marks) => {
    const { isOpen, isModal, isBuilder, panelId, label } = marks;
    for (const toggle of host.querySelectorAll(TOGGLE)) {
      changes.setAttribute(toggle, "role", "button");
      changes.setAttribute(toggle, "aria-expanded", String(isOpen));
      changes.setAttribute(toggle, "aria-controls", panelId);
      if (isModal) changes.setAttribute(toggle, "aria-haspopup", "dialog");
      name(toggle, label);
      unlist(toggle);
    }
    if (isBuilder) markBuilder(marks);
  };
}
