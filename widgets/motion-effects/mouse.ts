import { percent } from "./progress.ts";

/** Where the mouse is, in percent of the window; in its middle until it has moved. */
const place = { mouseX: 50, mouseY: 50 };
const listeners = new Set<() => void>();
let listening = new AbortController();

/** Where the mouse is, in percent of the window from its left and top. */
export const mousePlace = (): Readonly<typeof place> => place;

/** Whether the visitor points with something that moves without touching. */
export const hasMouse = (): boolean => matchMedia("(hover: hover)").matches;

function follow({ clientX, clientY, pointerType }: PointerEvent) {
  if (pointerType === "touch") return;
  place.mouseX = percent(clientX, innerWidth);
  place.mouseY = percent(clientY, innerHeight);
  for (const notify of listeners) notify();
}

/** Calls `notify` whenever the mouse has moved. All widgets share one listener. */
export function watchMouse(notify: () => void, signal: AbortSignal): void {
  if (listeners.size === 0) {
    listening = new AbortController();
    addEventListener("pointermove", follow, { passive: true, signal: listening.signal });
  }
  listeners.add(notify);
  signal.addEventListener("abort", () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    listening.abort();
    Object.assign(place, { mouseX: 50, mouseY: 50 });
  });
}
