import { createChanges } from "./changes.ts";

let locks = 0;
let lock: AbortController | undefined;

/**
 * Keeps the page from scrolling behind a modal dialog, and from moving sideways where its scrollbar had taken room.
 * Several locks count as one; the function returned gives one back.
 */
export function lockScroll(): () => void {
  locks++;
  lock ??= stopScrolling();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--locks > 0) return;
    lock?.abort();
    lock = undefined;
  };
}

function stopScrolling(): AbortController {
  const holding = new AbortController();
  const changes = createChanges(holding.signal);
  const { documentElement: root } = document;
  if (innerWidth > root.clientWidth) changes.setStyle(root, "scrollbar-gutter", "stable");
  changes.setStyle(root, "overflow", "hidden");
  return holding;
}
