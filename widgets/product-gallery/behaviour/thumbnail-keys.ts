import { isShortcut } from "#dom/activation.ts";
import type { Gallery } from "../gallery.ts";

/** Arrow keys, Home and End lead along the thumbnails. */
export function followKeys({ host, thumbs, show, context: { listen } }: Gallery): void {
  listen(host, "keydown", (event) => {
    const at = thumbs.findIndex((thumb) => thumb === event.target);
    if (at < 0 || isShortcut(event)) return;
    const next = nextOf(event, at, thumbs.length, getComputedStyle(host).direction === "rtl");
    if (next === undefined) return;
    event.preventDefault();
    if (!thumbs[next]) return;
    show(next);
    thumbs[next].focus();
  });
}

/** Where a key leads; undefined for other keys. */
function nextOf({ key }: KeyboardEvent, at: number, count: number, isRtl: boolean): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (isRtl ? "ArrowLeft" : "ArrowRight")) return at + 1;
  if (key === (isRtl ? "ArrowRight" : "ArrowLeft")) return at - 1;
  return undefined;
}
