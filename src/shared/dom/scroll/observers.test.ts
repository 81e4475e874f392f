import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSizes } from "./watch-sizes.ts";
import { watchView } from "./watch-view.ts";

/** An observer of the browser, which tells nothing by itself. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly elements = new Set<Element>();
  readonly margin: string | undefined;
  private readonly told: (entries: object[]) => void;

  constructor(told: (entries: object[]) => void, options?: { rootMargin: string }) {
    this.told = told;
    this.margin = options?.rootMargin;
    FakeObserver.all.push(this);
  }
  observe = (element: Element) => void this.elements.add(element);
  unobserve = (element: Element) => void this.elements.delete(element);
  disconnect = () => this.elements.clear();
  tell = (...targets: Element[]) => this.told(targets.map((target) => ({ target, isIntersecting: true })));
}

const observers = () => FakeObserver.all;
const watched = () => observers().map(({ elements }) => elements.size);
let ending: AbortController;

beforeEach(() => {
  FakeObserver.all = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  vi.stubGlobal("ResizeObserver", FakeObserver);
  document.body.innerHTML = "<p></p><p></p>";
  ending = new AbortController();
});
afterEach(() => ending.abort());

const [first, second] = [0, 1].map((place) => () => document.querySelectorAll("p")[place] as Element) as [
  () => Element,
  () => Element,
];

describe("watchView", () => {
  it("all elements with one margin share an observer", () => {
    const notify = vi.fn<(entry: IntersectionObserverEntry) => void>();
    const { signal } = ending;
    for (const element of [first(), second()]) watchView(element, { signal }, notify);
    watchView(first(), { margin: "0px 0px -20%", signal }, notify);
    expect(observers().map(({ margin }) => margin)).toEqual(["0px", "0px 0px -20%"]);
    expect(watched()).toEqual([2, 1]);
    observers()[0]?.tell(second());
    expect(notify.mock.calls.map(([{ target }]) => target)).toEqual([second()]);
  });

  it("two widgets may watch one element, and each ends on its own", () => {
    const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const other = new AbortController();
    watchView(first(), { signal: other.signal }, one);
    watchView(first(), { signal: ending.signal }, two);
    other.abort();
    observers()[0]?.tell(first());
    expect([one, two].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    ending.abort();
    expect(watched()).toEqual([0]);
    watchView(first(), { signal: ending.signal }, one);
    expect(watched()).toEqual([0]);
  });

  it("watches nothing where the browser cannot", () => {
    vi.stubGlobal("IntersectionObserver", undefined);
    expect(() => watchView(first(), { signal: ending.signal }, () => {})).not.toThrow();
  });
});

describe("watchSizes", () => {
  it("one observer tells each widget once, whatever has changed, and ends with the last", () => {
    const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const other = new AbortController();
    watchSizes([first(), second()], one, other.signal);
    watchSizes([second()], two, ending.signal);
    expect(watched()).toEqual([2]);
    observers()[0]?.tell(first(), second());
    expect([one, two].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    other.abort();
    expect(watched()).toEqual([1]);
    ending.abort();
    expect(watched()).toEqual([0]);
    watchSizes([first()], one, ending.signal);
    expect(observers()).toHaveLength(1);
  });
});
