import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createChanges } from "#dom/state/changes.ts";
import { startLayout } from "./layout.ts";

const animate = vi.fn<(frames: unknown, timing: unknown) => Animation>();

beforeEach(() => {
  animate.mockReset().mockImplementation(() => ({ cancel() {} }) as unknown as Animation);
  vi.stubGlobal("CSS", { supports: () => false });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50);
  // The server's styles have them one below the other, the layout beside each other.
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    const isLaidOut =
      this.style.gridArea || /--(?:grid|list|square)/.test(this.parentElement?.className ?? "");
    return isLaidOut ? 0 : [...(this.parentElement?.children ?? [])].indexOf(this) * 50;
  });
});

let ending: AbortController;
afterEach(() => ending.abort());

/** Lays out two items, and returns what runs a change to them. */
function start(layout: "masonry" | "grid" | "list" | "square") {
  document.body.innerHTML = "<section><p></p><p></p></section>";
  ending = new AbortController();
  const { signal } = ending;
  const context = {
    signal,
    listen: (target: EventTarget, type: string, run: () => void) =>
      target.addEventListener(type, run, { signal }),
    after(delayMs: number, run: () => void) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  } as never;
  return startLayout(document.querySelector("section") as HTMLElement, layout, {
    changes: createChanges(signal),
    context,
  });
}

it.each(["masonry", "grid", "list", "square"] as const)(
  "grid.1 items in the layout %s come to their first places once, and soon",
  (layout) => {
    start(layout);
    expect(animate.mock.calls).toEqual([
      [{ transform: ["translate(0px, 50px)", "translate(0)"] }, expect.objectContaining({ duration: 100 })],
    ]);
  },
);

it.each(["grid", "list", "square"] as const)(
  "grid.5 items in the layout %s move to new places in 0.4 s",
  (layout) => {
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
      return this.localName === "p" ? document.querySelectorAll("p:not([hidden])").length * 100 : 0;
    });
    const rearrange = start(layout);
    animate.mockClear();
    rearrange(() => document.querySelector("p")?.setAttribute("hidden", ""));
    expect(animate.mock.calls.map(([, timing]) => timing)).toContainEqual(
      expect.objectContaining({ duration: 400 }),
    );
  },
);

it("grid.5 columns are laid out again 100 ms after the window's last change", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => paint());
  const measure = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50);
  start("masonry");
  measure.mockClear();
  for (const waitMs of [60, 99]) {
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(waitMs);
  }
  expect(measure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(measure).toHaveBeenCalled();
  vi.useRealTimers();
});
