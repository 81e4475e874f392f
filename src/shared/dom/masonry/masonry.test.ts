import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeviceMode } from "#runtime/page.ts";
import { setDevice } from "#tests/support/device.ts";
import { createChanges } from "../state/changes.ts";
import { createMasonry, type MasonryOptions } from "./masonry.ts";
import { layInRows } from "./rows.ts";

/** Told by hand, as the browser does for elements whose size has changed. */
let tellSizes: () => void;
const watched = new Set<Element>();
class FakeResizeObserver {
  constructor(told: () => void) {
    tellSizes = told;
  }
  observe = (element: Element) => void watched.add(element);
  unobserve = (element: Element) => void watched.delete(element);
  disconnect = () => watched.clear();
}

const heightOf = (element: HTMLElement) => (element.hidden ? 0 : Number(element.dataset["height"] ?? 0));
const item = (height: number) => `<article data-height="${height}"></article>`;
const container = () => document.querySelector("section") as HTMLElement;
const items = () => [...container().children] as HTMLElement[];
const places = () => items().map(({ style }) => [style.gridArea, style.marginTop]);

let ending: AbortController;
let hasLanes: boolean;
const frames: (() => void)[] = [];
const nextFrame = () => {
  for (const run of frames.splice(0)) run();
};
const animate = vi.fn<(frames: unknown, timing: unknown) => Animation>();

beforeEach(() => {
  hasLanes = false;
  frames.length = 0;
  watched.clear();
  ending = new AbortController();
  animate.mockReset().mockImplementation(() => ({ cancel: vi.fn<() => void>() }) as unknown as Animation);
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  vi.stubGlobal("CSS", { supports: () => hasLanes });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
  const sizes = {
    offsetHeight: heightOf,
    offsetWidth: (element: HTMLElement) => (element.hidden || element.localName === "style" ? 0 : 100),
    offsetLeft: ({ style }: HTMLElement) => (Number(style.gridArea.split("/")[1] ?? 1) - 1) * 100,
    offsetTop: ({ style }: HTMLElement) => Number.parseFloat(style.marginTop || "0"),
  };
  for (const [name, read] of Object.entries(sizes))
    vi.spyOn(HTMLElement.prototype, name as "offsetHeight", "get").mockImplementation(function (
      this: HTMLElement,
    ) {
      return read(this);
    });
});
afterEach(() => ending.abort());

/** The page's items, and what lays them out. */
function setUp(markup: string) {
  document.body.innerHTML = `<section style="display: grid">${markup}</section>`;
  const { signal } = ending;
  const context = {
    signal,
    listen: (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as EventListener, { signal }),
    after: (delayMs: number, run: () => void) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  };
  return { changes: createChanges(signal), context };
}

function start(markup: string, options: Partial<MasonryOptions> = {}) {
  const setup = setUp(markup);
  return createMasonry(container(), { columns: () => 2, gap: () => 10, ...options }, setup);
}

describe("masonry", () => {
  it("places the items in columns, each below the ones before it", () => {
    start(item(100) + item(50) + item(20));
    expect(container().style.gridTemplateColumns).toBe("repeat(2, minmax(0, 1fr))");
    expect(places()).toEqual([
      ["1 / 1", "0px"],
      ["1 / 2", "0px"],
      ["1 / 2", "60px"],
    ]);
  });

  it("places what is far below the window in tasks of their own, none of them long", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    // Each look at the clock takes 10 ms.
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    const readHeight = vi.mocked(
      Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetHeight")!.get!,
    );
    readHeight.mockClear();
    start(item(innerHeight).repeat(200));
    const counts = [];
    const placed = () => places().filter(([area]) => area).length;
    const skipped = () => items().filter(({ style }) => style.getPropertyValue("content-visibility")).length;
    do {
      counts.push(placed());
      // What has its place is laid out; what has none yet is not measured either.
      expect([skipped(), readHeight.mock.calls.length]).toEqual([200 - placed(), placed()]);
      vi.advanceTimersToNextTimer();
    } while (vi.getTimerCount() > 0);
    expect(skipped()).toBe(0);
    // Two columns, three window heights, and what the time allows.
    expect(counts[0]).toBeGreaterThanOrEqual(6);
    expect(counts[0]).toBeLessThan(20);
    expect(counts.length).toBeGreaterThan(15);
    expect([placed(), places().at(-1)]).toEqual([200, ["1 / 2", `${99 * (innerHeight + 10)}px`]]);
    vi.useRealTimers();
  });

  it("leaves out places that a later layout has changed, and ends with its widget", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    const masonry = start(item(innerHeight).repeat(50));
    expect(vi.getTimerCount()).toBe(1);
    for (const hidden of items().slice(0, 48)) hidden.hidden = true;
    masonry.layOut();
    expect([places().slice(48), vi.getTimerCount()]).toEqual([
      [
        ["1 / 1", "0px"],
        ["1 / 2", "0px"],
      ],
      0,
    ]);
    vi.useRealTimers();
  });

  it("leaves out what has no box", () => {
    start(`<style></style>${item(100)}${item(50)}`);
    expect(places().map(([area]) => area)).toEqual(["", "1 / 1", "1 / 2"]);
  });

  it("places appended items before the next paint, and moves no other one", async () => {
    start(item(100) + item(50));
    const before = places();
    container().insertAdjacentHTML("beforeend", item(20));
    await Promise.resolve();
    expect(places()).toEqual([...before, ["1 / 2", "60px"]]);
    expect(watched).toContain(items()[2]);
  });

  it("closes the gap of a hidden item", () => {
    const masonry = start(item(100) + item(50) + item(20));
    const [first] = items();
    if (first) first.hidden = true;
    masonry.layOut();
    expect(places().slice(1)).toEqual([
      ["1 / 1", "0px"],
      ["1 / 2", "0px"],
    ]);
  });

  it("an item that grows moves what is below it, within one frame, and nothing else", () => {
    start(item(100) + item(50) + item(20) + item(20));
    const [, second] = items();
    if (second) second.dataset["height"] = "150";
    tellSizes();
    tellSizes();
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(places()).toEqual([
      ["1 / 1", "0px"],
      ["1 / 2", "0px"],
      ["1 / 2", "160px"],
      ["1 / 2", "190px"],
    ]);
  });

  it("asks for the number of columns again when the window has another size", () => {
    let columns = 2;
    start(item(100) + item(50), { columns: () => columns });
    columns = 1;
    window.dispatchEvent(new Event("resize"));
    nextFrame();
    expect(places()).toEqual([
      ["1 / 1", "0px"],
      ["1 / 1", "110px"],
    ]);
  });

  it("waits until the window keeps its size, if that is asked", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let columns = 2;
    start(item(100) + item(50), { columns: () => columns, resizeDelay: 100 });
    columns = 1;
    window.dispatchEvent(new Event("resize"));
    tellSizes();
    vi.advanceTimersByTime(99);
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(99);
    nextFrame();
    expect(places()[1]).toEqual(["1 / 2", "0px"]);
    vi.advanceTimersByTime(1);
    nextFrame();
    expect(places()[1]).toEqual(["1 / 1", "110px"]);
    vi.useRealTimers();
  });

  it("posts.1 posts move to their new places in 0.4 s, 100 ms after the window has got another size", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const page = { deviceMode: vi.fn<() => DeviceMode>(() => "tablet") };
    const setup = setUp(item(100) + item(50));
    layInRows(container(), { desktop: 3 }, { page, ...setup });
    animate.mockClear();
    page.deviceMode.mockReturnValue("mobile");
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(99);
    nextFrame();
    expect(places()[1]?.[0]).toBe("1 / 2");
    vi.advanceTimersByTime(1);
    nextFrame();
    expect(places()[1]?.[0]).toBe("1 / 1");
    expect(animate.mock.calls.map(([, timing]) => timing)).toMatchObject([{ duration: 400 }]);
    vi.useRealTimers();
  });

  it("items move from where they stood, if that is asked", () => {
    const masonry = start(item(100) + item(50) + item(20), { transition: 400 });
    // In this test, the server's styles have all of them at one place.
    expect(animate.mock.calls.map(([keyframes]) => keyframes)).toEqual([
      { transform: ["translate(-100px, 0px)", "translate(0)"] },
      { transform: ["translate(-100px, -60px)", "translate(0)"] },
    ]);
    // Until the page stands still for the first time, not for long.
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 100 });
    animate.mockClear();
    const [first] = items();
    if (first) first.hidden = true;
    masonry.layOut();
    expect(animate.mock.calls.map(([keyframes]) => keyframes)).toEqual([
      { transform: ["translate(100px, 0px)", "translate(0)"] },
      { transform: ["translate(0px, 60px)", "translate(0)"] },
    ]);
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 400 });
  });

  it("visitors who prefer reduced motion see no movement", () => {
    setDevice({ prefersReducedMotion: true });
    const masonry = start(item(100) + item(50), { transition: 400 });
    const [first] = items();
    if (first) first.hidden = true;
    masonry.layOut();
    expect(animate).not.toHaveBeenCalled();
  });

  it("leaves the places to a browser that has grid lanes", () => {
    hasLanes = true;
    const setProperty = vi.spyOn(CSSStyleDeclaration.prototype, "setProperty");
    start(item(100) + item(50), { tolerance: Infinity });
    expect(setProperty.mock.calls).toContainEqual(["display", "grid-lanes"]);
    expect(setProperty.mock.calls).toContainEqual(["flow-tolerance", "infinite"]);
    expect(places()).toEqual([
      ["", ""],
      ["", ""],
    ]);
  });

  it("in rows, nothing but the list's gap is between items: not what a theme leaves below each post", () => {
    const setup = setUp(`<style>article { margin-bottom: 98px }</style>${item(100)}${item(50)}`);
    container().style.rowGap = "20px";
    layInRows(container(), { desktop: 1 }, { ...setup, page: { deviceMode: () => "desktop" } });
    const [, first, second] = items();
    expect([first, second].map((post) => post && getComputedStyle(post).marginBottom)).toEqual([
      "0px",
      "0px",
    ]);
    expect(second?.style.marginTop).toBe("120px");
    ending.abort();
    expect(first && getComputedStyle(first).marginBottom).toBe("98px");
  });

  it("items of a container that is no grid fill their columns", () => {
    document.body.innerHTML = "";
    const display = vi.spyOn(window, "getComputedStyle");
    display.mockReturnValue({ display: "block", marginBottom: "30px" } as CSSStyleDeclaration);
    start(item(100) + item(50), { columns: () => 1 });
    expect(items()[0]?.style.width).toBe("auto");
    expect(items()[1]?.style.marginTop).toBe("140px");
    display.mockRestore();
  });

  it("ends with its widget, and gives every style back", () => {
    const markup = item(100) + item(50);
    start(markup);
    ending.abort();
    expect(container().outerHTML).toBe(`<section style="display: grid;">${markup}</section>`);
    expect(watched.size).toBe(0);
    window.dispatchEvent(new Event("resize"));
    nextFrame();
    expect(container().outerHTML).toBe(`<section style="display: grid;">${markup}</section>`);
  });
});
