import { beforeEach, expect, it, vi } from "vitest";
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

it.each(["masonry", "grid", "list", "square"] as const)(
  "grid.1 items in the layout %s come to their first places once, and soon",
  (layout) => {
    document.body.innerHTML = "<section><p></p><p></p></section>";
    const ending = new AbortController();
    const { signal } = ending;
    const context = { signal, listen() {}, after: () => () => {} } as never;
    startLayout(document.querySelector("section") as HTMLElement, layout, {
      changes: createChanges(signal),
      context,
    });
    expect(animate.mock.calls).toEqual([
      [{ transform: ["translate(0px, 50px)", "translate(0)"] }, expect.objectContaining({ duration: 100 })],
    ]);
    ending.abort();
  },
);
