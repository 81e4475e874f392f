import { beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let frames: (() => void)[];
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  life = new AbortController();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
});

it("runs once, after the next frame", () => {
  const run = vi.fn();
  afterPaint(run, life.signal);
  vi.advanceTimersByTime(900);
  frames.shift()?.();
  expect(run).not.toHaveBeenCalled();
  frames.shift()?.();
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});

it("waits no longer than a second for a frame: a hidden tab has none", () => {
  const run = vi.fn();
  afterPaint(run, life.signal);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

it("does not run after the end of its widget", () => {
  const run = vi.fn();
  afterPaint(run, life.signal);
  life.abort();
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
});
