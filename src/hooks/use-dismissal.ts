import { useEffect, useEffectEvent } from "react";

/**
 * While something non-modal is open: calls `dismiss` on Escape wherever the focus is, on a press outside `inside`,
 * and when the focus leaves it for something else.
 */
export function useDismissal(isOpen: boolean, inside: HTMLElement, dismiss: () => void): void {
  const leave = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const { signal } = ending;
    const press = (event: Event) => event.composedPath().includes(inside) || leave();
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) leave();
    };
    // Focus that goes nowhere was on something that has been replaced.
    const follow = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !inside.contains(relatedTarget)) leave();
    };
    document.addEventListener("pointerdown", press, { signal, capture: true });
    document.addEventListener("click", press, { signal, capture: true });
    document.addEventListener("keydown", escape, { signal });
    inside.addEventListener("focusout", follow, { signal });
    return () => ending.abort();
  }, [isOpen, inside]);
}
