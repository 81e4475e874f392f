import { useEffect, useEffectEvent } from "react";
import { isNode } from "#runtime/node-type.ts";

/** While something non-modal is open: calls `dismiss` on Escape, on a press outside and when the focus moves out. */
export function useDismissal(isOpen: boolean, inside: HTMLElement, dismiss: () => void): void {
  const callDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const press = (event: Event) => {
      if (!event.composedPath().includes(inside)) callDismiss();
    };
    const pressKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) callDismiss();
    };
    // Without a related target, the focused element has been replaced.
    const moveFocus = ({ relatedTarget }: FocusEvent) => {
      if (isNode(relatedTarget) && !inside.contains(relatedTarget)) callDismiss();
    };
    document.addEventListener("pointerdown", press, { signal, capture: true });
    // Of keys and scripts. One that ends a drag, as of a selection, has begun with a press that counts already.
    const click = (event: MouseEvent) => event.detail === 0 && press(event);
    document.addEventListener("click", click, { signal, capture: true });
    document.addEventListener("keydown", pressKey, { signal });
    inside.addEventListener("focusout", moveFocus, { signal });
    return () => controller.abort();
  }, [isOpen, inside]);
}
