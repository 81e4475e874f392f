import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenReleased } from "./press.ts";

describe("a press that an island waits for", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const waiting = () => {
    const widget = new AbortController();
    const run = vi.fn<() => void>();
    whenReleased(widget.signal, run);
    return { widget, run };
  };

  for (const type of ["pointerup", "pointercancel", "keyup", "contextmenu"])
    it(`ends with ${type}, after the click that belongs to it, once`, () => {
      const { run } = waiting();
      dispatchEvent(new Event(type));
      expect(run).not.toHaveBeenCalled();
      vi.runAllTimers();
      dispatchEvent(new Event(type));
      vi.runAllTimers();
      expect(run).toHaveBeenCalledTimes(1);
    });

  it("is waited for 4 s at most", () => {
    const { run } = waiting();
    vi.advanceTimersByTime(3_999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is waited for no longer than its widget lives", () => {
    const { widget, run } = waiting();
    widget.abort();
    expect(vi.getTimerCount()).toBe(0);
    dispatchEvent(new Event("pointerup"));
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
