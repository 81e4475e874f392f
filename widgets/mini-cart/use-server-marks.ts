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

/** What fragments take away from the button when they replace it. */
const OWN_ATTRIBUTES = ["role", "aria-expanded", "aria-controls", "aria-haspopup", "aria-label"];

/**
 * Says on the server's own elements whether the cart is open, for screen readers and for the builder's styles; again
 * whenever fragments have replaced them.
 */
export function useServerMarks({ isOpen, isBuilder, isModal, panelId, label, closeLabel }: Marks): void {
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

  function markBuilder({ isOpen, isModal, panelId, closeLabel }: Marks) {
    changes.toggleClass(host, SHOWN, isOpen);
    for (const part of host.querySelectorAll(`${CONTAINER}, ${MAIN}`))
      changes.setAttribute(part, "aria-hidden", String(!isOpen));
    for (const button of host.querySelectorAll(CLOSE)) {
      changes.setAttribute(button, "role", "button");
      changes.setAttribute(button, "tabindex", "0");
      changes.setAttribute(button, "aria-label", closeLabel);
    }
    const container = host.querySelector(CONTAINER);
    if (isModal || !container) return;
    changes.setAttribute(container, "id", panelId);
    changes.setAttribute(container, "inert", isOpen ? null : "");
  }

  return (marks: Marks) => {
    const { isOpen, isModal, isBuilder, panelId, label } = marks;
    for (const toggle of host.querySelectorAll(TOGGLE)) {
      changes.setAttribute(toggle, "role", "button");
      changes.setAttribute(toggle, "aria-expanded", String(isOpen));
      changes.setAttribute(toggle, "aria-controls", panelId);
      if (isModal) changes.setAttribute(toggle, "aria-haspopup", "dialog");
      name(toggle, label);
    }
    if (isBuilder) markBuilder(marks);
  };
}
