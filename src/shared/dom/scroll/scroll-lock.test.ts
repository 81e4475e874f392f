import { describe, expect, it } from "vitest";
import { lockScroll } from "./scroll-lock.ts";

const root = document.documentElement;

describe("lockScroll", () => {
  it("holds the page until the last lock is given back, in any order, and leaves no trace", () => {
    const first = lockScroll();
    const second = lockScroll();
    expect(root.style.overflow).toBe("hidden");
    first();
    first();
    expect(root.style.overflow).toBe("hidden");
    second();
    expect(root.hasAttribute("style")).toBe(false);
    lockScroll()();
    expect(root.hasAttribute("style")).toBe(false);
  });
});
