import { beforeEach, describe, expect, it, vi } from "vitest";
import { replay } from "./replay-events.ts";

const press = (button: Element) =>
  Object.defineProperty(new MouseEvent("click", { bubbles: true }), "target", { value: button });

describe("runtime.12 presses that were kept", () => {
  let host: HTMLElement;
  let clicks: number;
  beforeEach(() => {
    vi.useFakeTimers();
    clicks = 0;
    document.body.innerHTML = "<div><button>x</button></div>";
    host = document.body.firstElementChild as HTMLElement;
    host.addEventListener("click", () => clicks++);
  });
  const button = () => host.firstElementChild as HTMLElement;

  it("on what opens and shuts something open it, however often they came; later ones count again", () => {
    button().setAttribute("aria-expanded", "false");
    for (const _ of [1, 2, 3]) replay(press(button()), host, performance.now());
    expect(clicks).toBe(1);
    vi.runAllTimers();
    replay(press(button()), host, performance.now());
    expect(clicks).toBe(2);
  });

  it("on any other button all happen", () => {
    for (const _ of [1, 2, 3]) replay(press(button()), host, performance.now());
    expect(clicks).toBe(3);
  });
});
