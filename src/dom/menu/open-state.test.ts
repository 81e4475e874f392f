import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createChanges } from "../changes.ts";
import type { Disclosure } from "./disclosure.ts";
import { createOpenState } from "./open-state.ts";
import { readDisclosures } from "./read-disclosures.ts";

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
  const all = readDisclosures(list, { names, icon: undefined, id: "m", changes, signal });
  const drawn = new Set<Disclosure>();
  const view = {
    show: (disclosure: Disclosure) => {
      drawn.add(disclosure);
      return areBetween;
    },
    hide: (disclosure: Disclosure) => void drawn.delete(disclosure),
  };
  return { all, drawn, state: createOpenState(view, changes) };
}

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("the sub-menus of a menu of ten levels", () => {
  it("are disclosures, each with the one around it", () => {
    const { all } = setUp();
    expect(all).toHaveLength(19);
    const depths = all.map((disclosure) => {
      let depth = 1;
      for (let around = disclosure.parent; around; around = around.parent) depth += 1;
      return depth;
    });
    expect(Math.max(...depths)).toBe(10);
  });

  it("open with all around them", () => {
    const { all, state } = setUp();
    const deepest = all.find(({ panel }) => panel.matches("ul ul ul ul ul ul ul ul ul ul")) as Disclosure;
    state.show(deepest);
    expect(state.open()).toHaveLength(9);
    expect(state.open().at(-1)).toBe(deepest);
  });

  it("stay open beside each other between the items", () => {
    const { all, state } = setUp(true);
    for (const disclosure of all) state.show(disclosure);
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
          const disclosure = all[at] as Disclosure;
          if (opens) state.show(disclosure);
          else state.hide(disclosure);
          expect(state.isOpen(disclosure)).toBe(opens);
        }
        const open = state.open();
        for (const [place, { parent }] of open.entries()) expect(parent).toBe(open[place - 1]);
        expect([...drawn].toSorted(byId)).toEqual([...open].toSorted(byId));
        for (const disclosure of all)
          expect(disclosure.button.getAttribute("aria-expanded")).toBe(String(open.includes(disclosure)));
      }),
    );
  });
});

const byId = (a: Disclosure, b: Disclosure) => a.panel.id.localeCompare(b.panel.id);
