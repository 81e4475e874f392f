import { isShortcut } from "#dom/activation.ts";
import type { Show } from "./picture-viewer.ts";

/** How far an arrow key moves an enlarged picture, in px. */
const PAN_PX = 80;

const STEPS = new Map<string, readonly [number, number]>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** Arrows lead on, and move a picture that is enlarged. */
export function pressKey(event: KeyboardEvent, { frame, lead }: Show): void {
  const [x, y] = STEPS.get(event.key) ?? [0, 0];
  if (isShortcut(event) || !(x || y)) return;
  event.preventDefault();
  if (frame().isZoomed()) frame().element.scrollBy(x * PAN_PX, y * PAN_PX);
  else if (x) lead(x > 0 ? 1 : -1);
}
