import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { glideThrough } from "./glide.ts";
import { smoothGrowth } from "./smooth-growth.ts";

/** Told by hand, as the browser does once it has painted. */
let tellPainted: () => void;
const watched = new Set<Element>();
class FakeResizeObserver {
  constructor(told: (entries: object[]) => void) {
    tellPainted = () => told([...watched].map((target) => ({ target })));
  }
  observe = (element: Element) => void watched.add(element);
  disconnect = () => watched.clear();
}

/** Blocks stand below each other, in rows beside each other. */
const heightOf = (element: Element): number => {
  const heights = [...element.children].map(heightOf);
  if (!heights.length) return Number((element as HTMLElement).dataset["height"] ?? 0);
  return element.className === "row"
    ? Math.max(...heights)
    : heights.reduce((sum, height) => sum + height, 0);
};
const topOf = (element: Element): number => {
  const { parentElement: parent, previousElementSibling: before } = element;
  if (!parent || element === document.body) return -scrolled;
  if (!before || parent.className === "row") return topOf(parent);
  return topOf(before) + heightOf(before);
};

let scrolled: number;
let width: number;
let ending: AbortController;
/** What is animated, by its id, and how. */
let frames: [id: string, frames: unknown][];
/** The first frames of what has been animated since this was asked last. */
const glided = () => frames.splice(0).map(([id, all]) => [id, Object.values(all as object)[0][0]]);

beforeEach(() => {
  [scrolled, width, frames] = [0, 100, []];
  ending = new AbortController();
  watched.clear();
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, topOf(this), width, heightOf(this));
  });
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, all) {
    frames.push([this.id, all]);
    return { finished: Promise.resolve(), cancel() {} } as unknown as Animation;
  });
});
afterEach(() => ending.abort());

const find = (id: string) => document.getElementById(id) as HTMLElement;
const block = (id: string, height: number) => `<p id="${id}" data-height="${height}"></p>`;

function watch(html: string, ...ids: string[]) {
  document.body.innerHTML = html;
  smoothGrowth(ids.map(find), ending.signal);
}

/** Resolves when observers have been told of the change. */
const change = (id: string, height: number) =>
  new Promise((resolve) => {
    const observer = new MutationObserver(resolve);
    observer.observe(find(id), { attributes: true });
    find(id).dataset["height"] = String(height);
  });

const PAGE = block("title", 50) + block("box", 70) + block("text", 300) + block("end", 900);

describe("smoothGrowth", () => {
  it("what follows a box that grows glides from where it stood, and the box unfolds; then followers of the scroll read again", async () => {
    watch(PAGE, "box");
    const scroll = vi.fn<() => void>();
    document.addEventListener("scroll", scroll, { signal: ending.signal });
    await change("box", 320);
    expect(glided()).toEqual([
      ["box", "inset(0 0 250px)"],
      ["text", "0 -250px"],
      ["end", "0 -250px"],
    ]);
    await vi.waitFor(() => expect(scroll).toHaveBeenCalledOnce());
    await change("box", 300);
    expect(glided()).toEqual([
      ["text", "0 20px"],
      ["end", "0 20px"],
    ]);
  });

  it("beside something higher, only what follows in the same column glides", async () => {
    const columns = `<div>${block("box", 70)}${block("note", 20)}</div><div id="beside">${block("long", 500)}</div>`;
    watch(`<div class="row">${columns}</div>${block("text", 300)}`, "box");
    await change("box", 320);
    expect(glided().map(([id]) => id)).toEqual(["box", "note"]);
    await change("box", 600);
    expect(glided()).toEqual([
      ["box", "inset(0 0 280px)"],
      ["note", "0 -280px"],
      ["text", "0 -120px"],
    ]);
  });

  it("what follows two boxes that grow in one turn glides once, by both", async () => {
    watch(`<section>${block("one", 10)}${block("two", 10)}</section>${block("text", 300)}`, "one", "two");
    find("two").dataset["height"] = "40";
    await change("one", 30);
    expect(glided()).toEqual([
      ["one", "inset(0 0 20px)"],
      ["two", "inset(0 0 30px)"],
      ["two", "0 -20px"],
      ["text", "0 -50px"],
    ]);
  });

  it("a fixed element inside what glides keeps its place and size in the window", async () => {
    const held = `<div id="page">${block("text", 300)}<div>${block("bar", 40)}</div></div>`;
    watch(block("box", 70) + held, "box");
    find("bar").style.position = "fixed";
    await change("box", 100);
    const auto = { right: "auto", bottom: "auto" };
    const at = (top: string) => ({
      top,
      left: "0px",
      ...auto,
      width: "100px",
      height: "40px",
      boxSizing: "border-box",
    });
    // Measured at the top of what it is fixed to, then written there.
    expect(frames.slice(1)).toEqual([
      ["page", { translate: ["0 -30px", "0 0"] }],
      ["bar", [at("0px"), at("0px")]],
      ["bar", [at("0px"), at("0px")]],
      ["bar", { translate: ["0 0", "0 -30px"] }],
    ]);
  });

  it("nothing glides around a fixed element that covers much of the window: held or not, all of it would count as moved", async () => {
    const held = `<div id="page">${block("text", 300)}<div>${block("panel", 500)}</div></div>`;
    watch(block("box", 70) + held, "box");
    find("panel").style.position = "fixed";
    width = 1000;
    tellPainted();
    await change("box", 100);
    expect(glided().map(([id]) => id)).toEqual(["box"]);
  });

  it.each<readonly [string, () => void]>([
    ["for visitors who prefer reduced motion", () => setDevice({ prefersReducedMotion: true })],
    ["when the window's width changes", () => (width = 80)],
    ["where the browser has scrolled, to keep what follows in place", () => vi.stubGlobal("scrollY", 20)],
    ["below the window", () => (scrolled = -900)],
    ["once the page has painted it", () => ((find("box").dataset["height"] = "90"), tellPainted())],
    ["after the end", () => ending.abort()],
  ])("nothing glides %s", async (_, prepare) => {
    watch(PAGE, "box");
    prepare();
    await change("box", 90);
    expect(glided()).toEqual([]);
  });
});

describe("glideThrough", () => {
  it("lets what a change moves glide by as much as it moves, not on a scrolled page", () => {
    document.body.innerHTML = block("room", 0) + PAGE;
    const grow = () => (find("room").dataset["height"] = "90");
    glideThrough([...document.body.children], grow);
    expect(glided()).toEqual([
      ["title", "0 -90px"],
      ["box", "0 -90px"],
      ["text", "0 -90px"],
      ["end", "0 -90px"],
    ]);
    vi.stubGlobal("scrollY", 300);
    glideThrough([...document.body.children], () => (find("room").dataset["height"] = "10"));
    expect(glided()).toEqual([]);
    expect(find("room").dataset["height"]).toBe("10");
  });
});
