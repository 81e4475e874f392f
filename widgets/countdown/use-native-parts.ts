import { useLayoutEffect } from "react";
import { createChanges } from "#dom/state/changes.ts";
import { useIslet } from "#runtime/island-context.ts";
import { keepPrinted, type NativeParts, writeDigits } from "./native-parts.ts";
import type { Unit } from "./remaining.ts";
import type { Expired } from "./use-expire.ts";

/** Writes the digits into the printed elements, hides their box and shows the message. All is undone at the end. */
export function useNativeParts(
  native: NativeParts | undefined,
  digits: ReadonlyMap<Unit, string>,
  { isHidden, message }: Expired,
): void {
  const { signal } = useIslet();
  useLayoutEffect(() => {
    if (!native) return;
    const changes = createChanges(signal);
    changes.setAttribute(native.box, "role", "timer");
    return keepPrinted(native);
  }, [native, signal]);

  useLayoutEffect(() => {
    if (native) writeDigits(native, digits);
  });

  useLayoutEffect(() => {
    if (!native) return;
    const ending = new AbortController();
    const changes = createChanges(ending.signal);
    if (isHidden) changes.setStyle(native.box, "display", "none");
    if (message && native.message) changes.setStyle(native.message, "display", "block");
    return () => ending.abort();
  }, [native, isHidden, message]);
}
