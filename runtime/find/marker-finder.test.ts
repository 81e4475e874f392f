import { describe, expect, it } from "vitest";
import { placementsOf } from "../markup.ts";
import { alsoFind, createFinder } from "./marker-finder.ts";

const found = (markup: string) => {
  document.body.innerHTML = markup;
  const finder = createFinder(
    [
      { selector: ".native", widget: "drawn", settings: { from: "marker" } },
      { selector: "p", widget: "other" },
    ],
    () => {},
  );
  const host = document.querySelector("p") as HTMLElement;
  const placements = alsoFind(finder)(() => new Map([[host, placementsOf(host)]]))(document).get(host) ?? [];
  return placements.map(({ name, settings }) => [name, settings]);
};

it("a marker that comes later adds to those before it, and takes no element from them", () => {
  document.body.innerHTML = `<p class="native"></p><p></p>`;
  const finderOf = (selector: string, from: string) =>
    createFinder([{ selector, widget: "drawn", settings: { from } }], () => {});
  const find = alsoFind(finderOf("p", "later"))(alsoFind(finderOf(".native", "first"))(() => new Map()));
  const settings = [...find(document).values()].map((placements) =>
    placements.map(({ settings }) => settings),
  );
  expect(settings).toEqual([[{ from: "first" }], [{ from: "later" }]]);
});

describe("an element with a marker and attributes for the same widget", () => {
  it("has the settings of its attribute", () => {
    expect(found(`<p class="native" data-widget="drawn" data-settings="{}"></p>`)).toEqual([
      ["drawn", "{}"],
      ["other", {}],
    ]);
  });

  it("has the marker's settings, once, if it has none of its own: a script has added the name", () => {
    expect(found(`<p class="native" data-widget="drawn more"></p>`)).toEqual([
      ["more", null],
      ["drawn", { from: "marker" }],
      ["other", {}],
    ]);
  });
});
