import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from "react";
import { createChanges } from "#dom/state/changes.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { NativeBox } from "./native-box.ts";

interface NativeBoxState {
  readonly title: string;
  /** Class names of the host while the box is closed. */
  readonly collapsed: readonly string[];
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Opens and closes a printed box by its printed buttons. All is undone at the end. */
export function useNativeBox(
  box: NativeBox | undefined,
  { title, collapsed, isOpen, toggle }: NativeBoxState,
): void {
  const { host, signal } = useIslet();
  const changes = useMemo(() => createChanges(signal), [signal]);

  useLayoutEffect(() => {
    if (!box) return;
    changes.setAttribute(host, "role", "navigation");
    changes.setAttribute(host, "aria-label", title);
  }, [box, changes, host, title]);

  useLayoutEffect(() => {
    if (!box) return;
    const [hidden, shown] = isOpen ? [box.openers, box.closers] : [box.closers, box.openers];
    // Read before the class hides the button that was pressed.
    const hadFocus = hidden.some((button) => button === document.activeElement);
    for (const name of collapsed) changes.toggleClass(host, name, !isOpen);
    for (const button of [...hidden, ...shown]) changes.setAttribute(button, "aria-expanded", String(isOpen));
    if (hadFocus) shown[0]?.focus({ preventScroll: true });
    changes.setStyle(box.body, "display", isOpen ? "" : "none");
  }, [box, changes, host, collapsed, isOpen]);

  const press = useEffectEvent((event: Event) => {
    if (event.type === "keydown" && !/^(?:Enter| )$/.test((event as KeyboardEvent).key)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const button of [...(box?.openers ?? []), ...(box?.closers ?? [])])
      for (const type of ["click", "keydown"])
        button.addEventListener(type, (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [box]);
}
