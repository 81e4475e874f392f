import { expect, it, vi } from "vitest";
import { followAnchor, scrollToElement } from "./scroll-to.ts";

const FRAME_MS = 1000 / 60;

it("a scroll of a second looks at most twelve times for what covers the window's top", () => {
  let frame: FrameRequestCallback | undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  const looks = vi.fn((): Element[] => []);
  // This DOM has no layout.
  Object.assign(document, { elementsFromPoint: looks });
  document.body.innerHTML = "<p></p>";
  const target = document.querySelector("p") as HTMLElement;
  vi.spyOn(target, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(target, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 900, 100, 20));
  vi.spyOn(performance, "now").mockReturnValue(0);
  scrollToElement(target, { durationMs: 1_000, signal: new AbortController().signal });
  let frames = 0;
  for (let next = frame; next; next = frame) {
    frame = undefined;
    next(++frames * FRAME_MS);
  }
  expect(frames).toBeGreaterThan(50);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(12);
});

it("a link scrolls though the browser refuses another history entry", () => {
  const frame = vi.fn();
  vi.stubGlobal("requestAnimationFrame", frame);
  Object.assign(document, { elementsFromPoint: () => [] });
  vi.spyOn(history, "pushState").mockImplementation(() => {
    throw new DOMException("100 times in 30 seconds", "SecurityError");
  });
  document.body.innerHTML = "<p></p>";
  const target = document.querySelector("p") as HTMLElement;
  vi.spyOn(target, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  followAnchor(target, "#care", { signal: new AbortController().signal });
  expect(frame).toHaveBeenCalled();
  expect(document.activeElement).toBe(target);
});

it("scrolls nowhere once the widget has ended that wanted it", () => {
  const frame = vi.fn();
  vi.stubGlobal("requestAnimationFrame", frame);
  document.body.innerHTML = "<p></p>";
  const target = document.querySelector("p") as HTMLElement;
  vi.spyOn(target, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  scrollToElement(target, { signal: AbortSignal.abort() });
  expect(frame).not.toHaveBeenCalled();
});
