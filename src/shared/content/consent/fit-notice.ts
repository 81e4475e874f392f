import { createChanges } from "#dom/state/changes.ts";

/**
 * Shows all of a notice that stands over a box: in smaller type if the box is too low for it, and in a higher box if it still
 * is. The box has its own height again when the signal aborts.
 */
export function fitNotice(notice: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const missingPx = () => notice.scrollHeight - notice.clientHeight;
  if (missingPx() <= 0) return;
  notice.classList.add("islet-consent--small");
  const px = missingPx();
  if (px <= 0) return;
  const changes = createChanges(signal);
  changes.setStyle(box, "min-block-size", `${box.offsetHeight + px}px`);
  // A box that keeps its ratio would become wider, too.
  changes.setStyle(box, "aspect-ratio", "auto");
}
