// @vitest-environment node
import { expect, it } from "vitest";
import { containsId, type Entry, flat, nest } from "./entries.ts";

const headings = (levels: number[]) =>
  levels.map((level, index) => ({ level, text: `${level}`, id: `h${index}` }));
const outline = (entries: readonly Entry[]): string =>
  entries.map(({ text, entries }) => text + (entries.length ? `(${outline(entries)})` : "")).join(" ");

it.each([
  [[2, 3, 3, 2], "2(3 3) 2"],
  [[2, 4, 3, 4, 2], "2(4 3(4)) 2"],
  [[4, 3, 2, 3], "4 3 2(3)"],
  [[2, 3, 4, 3, 2], "2(3(4) 3) 2"],
  [[], ""],
])("levels %j nest as %s", (levels, expected) => {
  expect(outline(nest(headings(levels)))).toBe(expected);
});

it("a flat list keeps the order and nests nothing", () => {
  expect(outline(flat(headings([2, 3, 2])))).toBe("2 3 2");
});

it("an entry holds those below it at any depth", () => {
  const [entry] = nest(headings([2, 3, 4, 2]));
  expect([containsId(entry!, "h2"), containsId(entry!, "h3"), containsId(entry!, null)]).toEqual([
    true,
    false,
    false,
  ]);
});
