import { createChanges } from "../state/changes.ts";

let lockCount = 0;
let styles: AbortController | undefined;

/**
 * Stops the page from scrolling behind a modal dialog, without a shift if its scrollbar took up space. Returns a
 * function that unlocks; the page scrolls again after the last lock.
 */
export function lockScroll(): () => void {
  lockCount++;
  styles ??= stopScrolling();
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    if (--lockCount > 0) return;
    styles?.abort();
    styles = undefined;
  };
}

function stopScrolling(): AbortController {
  const controller = new AbortController();
  const changes = createChanges(controller.signal);
  const { documentElement: root } = document;
  if (innerWidth > root.clientWidth) changes.setStyle(root, "scrollbar-gutter", "stable");
  changes.setStyle(root, "overflow", "hidden");
  return controller;
}
