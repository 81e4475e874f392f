import { vi } from "vitest";

const ENDED_ANIMATION = {
  finished: Promise.resolve(),
  cancel() {},
  finish() {},
} as unknown as Animation;

/**
 * Lets no request be answered and no animation run. Returns what fails all requests, one after the other, when the page
 * has stopped: what was sent for the visitor may end after the widget.
 */
export function stopEverything(): (settled: () => Promise<void>) => Promise<void> {
  const waiting: ((error: Error) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((_, reject) => void waiting.push(reject)));
  // happy-dom lets a cancelled animation reject its promise, which browsers mark as handled.
  vi.spyOn(Element.prototype, "animate").mockReturnValue(ENDED_ANIMATION);
  return async (settled) => {
    // The next one in a queue is sent then.
    for (const fail of waiting) {
      fail(new TypeError("Failed to fetch"));
      await settled();
    }
  };
}

const CONTROLS =
  "button, [role=button], [role=tab], [role=radio], summary, a[href], input, select, textarea, label";

/**
 * Does what a visitor may do to everything in the page: points, presses, types, scrolls.
 * @param look is called after each control
 */
export async function visitEverything(settled: () => Promise<void>, look = () => {}): Promise<void> {
  const stay = (event: Event) => event.preventDefault();
  for (const type of ["click", "submit"]) addEventListener(type, stay);
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.isConnected) continue;
    for (const type of ["pointerover", "pointerenter", "mouseenter"])
      control.dispatchEvent(new MouseEvent(type, { bubbles: type === "pointerover" }));
    control.focus();
    for (const key of ["ArrowDown", "ArrowRight", "Escape"])
      control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    control.click();
    look();
  }
  for (const type of ["scroll", "resize", "focus", "hashchange"]) dispatchEvent(new Event(type));
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  if (vi.isFakeTimers()) vi.advanceTimersByTime(300);
  await settled();
  look();
  for (const type of ["click", "submit"]) removeEventListener(type, stay);
}
