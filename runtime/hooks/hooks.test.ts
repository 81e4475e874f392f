import { describe, expect, it, vi } from "vitest";
import { createHooks } from "./hooks.ts";

const setUp = () => {
  const reported: unknown[] = [];
  return { hooks: createHooks((error) => reported.push(error)), reported };
};

describe("runtime.8 hooks have the page builder's names, priorities and rules", () => {
  it("actions run by priority, 10 where none is given, and in their order within one", () => {
    const { hooks } = setUp();
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    hooks.addAction("a", note("ten"));
    hooks.addAction("a", note("twenty"), 20);
    hooks.addAction("a", note("five"), 5);
    hooks.addAction("a", note("ten again"), 10);
    hooks.doAction("a");
    expect(order).toEqual(["five", "ten", "ten again", "twenty"]);
  });

  it("the same callback is added once", () => {
    const { hooks } = setUp();
    const callback = vi.fn();
    hooks.addAction("a", callback);
    hooks.addAction("a", callback, 3);
    hooks.doAction("a", 1, "two");
    expect(callback.mock.calls).toEqual([[1, "two"]]);
  });

  it("a filter changes what the next one gets, the arguments stay", () => {
    const { hooks } = setUp();
    hooks.addFilter("price", (value: number, factor: number) => value * factor);
    hooks.addFilter("price", (value: number) => value + 1, 5);
    expect(hooks.applyFilters("price", 10, 3)).toBe(33);
    expect(hooks.applyFilters("other", 10)).toBe(10);
  });

  it("an action and a filter of one name are two things", () => {
    const { hooks } = setUp();
    const action = vi.fn();
    hooks.addAction("a", action);
    expect(hooks.applyFilters("a", 1)).toBe(1);
    expect(action).not.toHaveBeenCalled();
  });

  it("each has its undo, remove takes one callback or all", () => {
    const { hooks } = setUp();
    const [one, two, three] = [vi.fn(), vi.fn(), vi.fn()];
    hooks.addAction("a", one)();
    hooks.addAction("a", two);
    hooks.addAction("a", three);
    hooks.removeAction("a", two);
    hooks.doAction("a");
    hooks.removeAction("a");
    hooks.doAction("a");
    const undo = hooks.addFilter("b", () => 2);
    expect(hooks.applyFilters("b", 1)).toBe(2);
    undo();
    expect(hooks.applyFilters("b", 1)).toBe(1);
    hooks.addFilter("b", () => 3);
    hooks.removeFilter("b");
    expect(hooks.applyFilters("b", 1)).toBe(1);
    expect([one, two, three].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  });

  it("what throws is reported and stops no other; a filter that throws leaves the value", () => {
    const { hooks, reported } = setUp();
    const last = vi.fn();
    const fail = () => {
      throw new Error("no");
    };
    hooks.addAction("a", fail);
    hooks.addAction("a", last);
    hooks.addFilter("a", fail);
    hooks.doAction("a");
    expect([hooks.applyFilters("a", 7), last.mock.calls.length, reported.length]).toEqual([7, 1, 2]);
  });

  it("a callback may remove itself while it runs, and names of prototypes are names like others", () => {
    const { hooks } = setUp();
    const last = vi.fn();
    const undo = hooks.addAction("__proto__", () => undo());
    hooks.addAction("__proto__", last);
    hooks.doAction("__proto__");
    hooks.doAction("constructor");
    expect(last).toHaveBeenCalledOnce();
  });
});
