import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchScroll } from "./watch-scroll.ts";

let ending: AbortController;
const log: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
  log.length = 0;
});
afterEach(() => ending.abort());

const paint = () => vi.advanceTimersToNextFrame();
const scroll = (target: EventTarget = window) => target.dispatchEvent(new Event("scroll"));

/** A widget that notes when it reads and writes. */
const watch = (name: string, signal: AbortSignal = ending.signal) =>
  watchScroll(() => {
    log.push(`${name} reads`);
    return () => log.push(`${name} writes`);
  }, signal);

it("every widget reads before any writes, once per frame, however many events the frame has", () => {
  watch("a");
  watch("b");
  paint();
  expect(log.splice(0)).toEqual(["a reads", "b reads", "a writes", "b writes"]);
  for (let event = 0; event < 20; event++) scroll();
  window.dispatchEvent(new Event("resize"));
  expect(log).toEqual([]);
  paint();
  expect(log.splice(0)).toEqual(["a reads", "b reads", "a writes", "b writes"]);
  paint();
  expect(log).toEqual([]);
});

it("follows boxes inside the page", () => {
  document.body.innerHTML = "<div></div>";
  watch("a");
  paint();
  scroll(document.querySelector("div") as Element);
  paint();
  expect(log).toHaveLength(4);
});

it("follows who asks for a frame", () => {
  const ask = watch("a");
  paint();
  ask();
  paint();
  expect(log).toHaveLength(4);
});

it("ends with the signal: nobody listens after the last widget, and no frame is left", () => {
  const add = vi.spyOn(window, "addEventListener");
  const other = new AbortController();
  watch("a", other.signal);
  watch("b");
  expect(add).toHaveBeenCalledTimes(3);
  other.abort();
  paint();
  expect(log.splice(0)).toEqual(["b reads", "b writes"]);
  scroll();
  ending.abort();
  expect(vi.getTimerCount()).toBe(0);
  scroll();
  expect(vi.getTimerCount()).toBe(0);
  watch("late", ending.signal)();
  expect(vi.getTimerCount()).toBe(0);
});

it("a widget that another one ends in this frame no longer writes", () => {
  const other = new AbortController();
  watchScroll(() => () => other.abort(), ending.signal);
  watch("b", other.signal);
  paint();
  expect(log).toEqual(["b reads"]);
});

it("a widget that fails is told and stops no other", () => {
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reportError);
  watchScroll(() => {
    throw new Error("reads");
  }, ending.signal);
  watchScroll(
    () => () => {
      throw new Error("writes");
    },
    ending.signal,
  );
  watch("c");
  paint();
  expect(log).toEqual(["c reads", "c writes"]);
  expect(reportError.mock.calls.map(([error]) => (error as Error).message)).toEqual(["reads", "writes"]);
});
