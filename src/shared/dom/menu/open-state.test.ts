import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createChanges } from "../state/changes.ts";
import { createOpenState } from "./open-state.ts";
import { readSubMenus } from "./read-sub-menus.ts";
import type { SubMenu } from "./sub-menu.ts";

const TEN_LEVELS = Array.from({ length: 10 }).reduceRight<string>(
  (inner, _, level) =>
    `<ul><li><a href="/${level}/">${level}</a>${inner}</li><li><a href="#">${level} b</a><ul><li><a href="/x/">x</a></li></ul></li></ul>`,
  "",
);

function setUp(areBetween = false) {
  const { signal } = new AbortController();
  const changes = createChanges(signal);
  document.body.innerHTML = `<nav>${TEN_LEVELS}</nav>`;
  const list = document.querySelector("ul") as HTMLElement;
  const names = { parent: "parent", sign: "" };
  const all = readSubMenus(list, { names, icon: undefined, id: "m", changes, signal });
  const drawn = new Set<SubMenu>();
  const view = {
    show: (subMenu: SubMenu) => {
      drawn.add(subMenu);
      return areBetween;
    },
    hide: (subMenu: SubMenu) => void drawn.delete(subMenu),
  };
  return { all, drawn, state: createOpenState(view, changes) };
}

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("the sub-menus of a menu of ten levels", () => {
  it("are read with the one around each", () => {
    const { all } = setUp();
    expect(all).toHaveLength(19);
    const depths = all.map((subMenu) => {
      let depth = 1;
      for (let around = subMenu.parent; around; around = around.parent) depth += 1;
      return depth;
    });
    expect(Math.max(...depths)).toBe(10);
  });

  it("open with all around them", () => {
    const { all, state } = setUp();
    const deepest = all.find(({ panel }) => panel.matches("ul ul ul ul ul ul ul ul ul ul")) as SubMenu;
    state.show(deepest);
    expect(state.open()).toHaveLength(9);
    expect(state.open().at(-1)).toBe(deepest);
  });

  it("stay open beside each other between the items", () => {
    const { all, state } = setUp(true);
    for (const subMenu of all) state.show(subMenu);
    expect(state.open()).toHaveLength(19);
    state.hideOver();
    expect(state.open()).toHaveLength(19);
    state.hideAll();
    expect(state.open()).toEqual([]);
  });

  it("are a single branch over the page, drawn and told alike, whatever opens and closes", () => {
    const { all, drawn, state } = setUp();
    const act = fc.record({ at: fc.nat({ max: all.length - 1 }), opens: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        state.hideAll();
        for (const { at, opens } of acts) {
          const subMenu = all[at] as SubMenu;
          if (opens) state.show(subMenu);
          else state.hide(subMenu);
          expect(state.isOpen(subMenu)).toBe(opens);
        }
        const open = state.open();
        for (const [place, { parent }] of open.entries()) expect(parent).toBe(open[place - 1]);
        expect([...drawn].toSorted(byId)).toEqual([...open].toSorted(byId));
        for (const subMenu of all)
          expect(subMenu.button.getAttribute("aria-expanded")).toBe(String(open.includes(subMenu)));
      }),
    );
  });
});

const byId = (a: SubMenu, b: SubMenu) => a.panel.id.localeCompare(b.panel.id);
