import { isShortcut } from "#browser/plain-click.ts";
import type { Gallery } from "../gallery.ts";

interface KeyPress {
  readonly key: string;
  readonly index: number;
  readonly count: number;
  readonly isRtl: boolean;
}

/** Moves along the thumbnails with the arrow keys, Home and End. */
export function followKeys({ host, thumbs, show, context: { listen } }: Gallery): void {
  listen(host, "keydown", (event) => {
    const index = thumbs.findIndex((thumb) => thumb === event.target);
    if (index < 0 || isShortcut(event)) return;
    const isRtl = getComputedStyle(host).direction === "rtl";
    const next = nextIndex({ key: event.key, index, count: thumbs.length, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    if (!thumbs[next]) return;
    show(next);
    thumbs[next].focus();
  });
}

/** The index that a key moves to, perhaps beyond the ends; undefined for other keys. */
function nextIndex({ key, index, count, isRtl }: KeyPress): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (isRtl ? "ArrowLeft" : "ArrowRight")) return index + 1;
  if (key === (isRtl ? "ArrowRight" : "ArrowLeft")) return index - 1;
  return undefined;
}
