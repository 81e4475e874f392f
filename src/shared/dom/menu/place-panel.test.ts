import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createChanges } from "../state/changes.ts";
import { placePanel } from "./place-panel.ts";
import type { SubMenu } from "./sub-menu.ts";

const WINDOW = { width: 1_000, height: 600 };
const rect = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height);

/** An item with a sub-menu over the page; its natural place is the window's corner. */
function subMenu(item: DOMRect, size: { width: number; height: number }, parent?: SubMenu): SubMenu {
  const elements = ["li", "a", "button", "ul"].map((name) => document.createElement(name));
  const [li, label, button, panel] = elements as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  li.append(label, panel);
  (parent?.panel ?? document.body).append(li);
  li.getBoundingClientRect = () => item;
  label.getBoundingClientRect = () => item;
  panel.getBoundingClientRect = () => rect(0, 0, size.width, size.height);
  return { item: li, label, sign: undefined, button, hasOwnButton: false, panel, parent };
}

const changes = createChanges(new AbortController().signal);
const place = (given: SubMenu, isBar: boolean) =>
  placePanel(given, { isBar: () => isBar, minWidth: "10em", maxWidth: "20em" }, changes);
const placeOf = ({ panel: { style } }: SubMenu) =>
  [style.marginLeft, style.marginTop].map((px) => Number.parseFloat(px));

beforeEach(() => {
  document.body.innerHTML = "<style>ul { position: absolute }</style>";
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(WINDOW.width);
  vi.stubGlobal("innerHeight", WINDOW.height);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a sub-menu over the page", () => {
  it("opens below an item of a bar, moved into the window", () => {
    const left = subMenu(rect(100, 50, 80, 40), { width: 200, height: 100 });
    const right = subMenu(rect(900, 50, 80, 40), { width: 200, height: 100 });
    for (const each of [left, right]) expect(place(each, true)).toBe(false);
    expect(placeOf(left)).toEqual([100, 90]);
    expect(placeOf(right)).toEqual([800, 90]);
  });

  it("opens above an item at the lower edge of the window", () => {
    const low = subMenu(rect(100, 550, 80, 40), { width: 200, height: 100 });
    place(low, true);
    expect(placeOf(low)).toEqual([100, 450]);
  });

  it("opens beside an item, and on the other side at the window's edge, with those inside it", () => {
    const first = subMenu(rect(100, 50, 150, 40), { width: 200, height: 100 });
    const last = subMenu(rect(800, 50, 150, 40), { width: 200, height: 100 });
    const inner = subMenu(rect(600, 90, 200, 40), { width: 200, height: 100 }, last);
    for (const each of [first, last, inner]) place(each, false);
    expect(placeOf(first)).toEqual([250, 50]);
    expect(placeOf(last)).toEqual([600, 50]);
    expect(placeOf(inner)).toEqual([400, 90]);
  });

  it("does the same mirrored, right to left", () => {
    document.body.innerHTML = "<style>ul { position: absolute; direction: rtl }</style>";
    const bar = subMenu(rect(100, 50, 180, 40), { width: 160, height: 100 });
    const first = subMenu(rect(600, 50, 150, 40), { width: 200, height: 100 });
    const last = subMenu(rect(100, 50, 150, 40), { width: 200, height: 100 });
    place(bar, true);
    for (const each of [first, last]) place(each, false);
    expect(placeOf(bar)).toEqual([120, 90]);
    expect(placeOf(first)).toEqual([400, 50]);
    expect(placeOf(last)).toEqual([250, 50]);
  });

  it("lies over the far half of a wide item, and opens between narrow items, if neither side has room", () => {
    const wide = subMenu(rect(10, 50, 980, 40), { width: 200, height: 100 });
    const narrow = subMenu(rect(100, 50, 800, 40), { width: 500, height: 100 });
    place(wide, false);
    place(narrow, false);
    expect(placeOf(wide)).toEqual([790, 50]);
    expect(narrow.panel.style.position).toBe("static");
  });

  it("moves up into the window, and scrolls if it is taller; those inside it then open between its items", () => {
    const low = subMenu(rect(100, 550, 150, 40), { width: 200, height: 300 });
    const tall = subMenu(rect(100, 50, 150, 40), { width: 200, height: 2_000 });
    const inner = subMenu(rect(250, 90, 200, 40), { width: 200, height: 100 }, tall);
    for (const each of [low, tall, inner]) place(each, false);
    expect(placeOf(low)).toEqual([250, 300]);
    expect([tall.panel.style.maxHeight, tall.panel.style.overflowY]).toEqual(["600px", "auto"]);
    expect(inner.panel.style.position).toBe("static");
  });

  it("is no wider than the window", () => {
    const item = subMenu(rect(100, 50, 80, 40), { width: 200, height: 100 });
    place(item, true);
    expect(item.panel.style.maxWidth).toBe("min(20em, 1000px)");
  });

  it("opens between the items where the style sheet wants it", () => {
    document.body.innerHTML = "";
    const item = subMenu(rect(100, 50, 80, 40), { width: 200, height: 100 });
    expect(place(item, true)).toBe(true);
    expect(item.panel.style.marginLeft).toBe("");
  });
});
