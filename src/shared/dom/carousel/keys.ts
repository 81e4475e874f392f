import { isShortcut } from "#browser/plain-click.ts";
import { isElement } from "#runtime/node-type.ts";
import type { CarouselSetup } from "./engine.ts";
import { isRightToLeft } from "./engine.ts";

const TYPES =
  "input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=slider], audio, video";

/** Lets the arrow keys step through the slides while the focus is in the carousel. */
export function followKeys({ box, parts, context }: CarouselSetup, step: (by: -1 | 1) => void): void {
  context.listen(box, "keydown", (event) => {
    const { key, target } = event;
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    if (event.defaultPrevented || event.shiftKey || isShortcut(event)) return;
    if (!isElement(target) || target.closest(TYPES)) return;
    event.preventDefault();
    step((key === "ArrowRight") === isRightToLeft(parts.viewport) ? -1 : 1);
  });
}
