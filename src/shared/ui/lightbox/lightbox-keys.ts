import { isShortcut } from "#browser/plain-click.ts";
import { isTag } from "#runtime/node-type.ts";
import type { Viewer } from "./viewer.ts";

/** How far an arrow key moves an enlarged picture. */
const PAN_PX = 80;

/** Directions of the arrow keys: x, y. */
const ARROWS = new Map<string, readonly [number, number]>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** Arrow keys show the next or previous picture, or move an enlarged one. */
export function pressKey(event: KeyboardEvent, { frame, showSide }: Viewer): void {
  const [x, y] = ARROWS.get(event.key) ?? [0, 0];
  // The browser's own controls of a video have these keys, too.
  if (isShortcut(event) || !(x || y) || isTag(event.target, "video")) return;
  event.preventDefault();
  if (frame().isZoomed()) frame().element.scrollBy(x * PAN_PX, y * PAN_PX);
  else if (x) showSide(x > 0 ? 1 : -1);
}
