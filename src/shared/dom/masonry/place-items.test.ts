import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPlacing, type Placing } from "./place-items.ts";

const placeItems = (
  all: readonly number[],
  { kept = [], ...placing }: Placing & { readonly kept?: readonly number[] },
) => {
  const place = createPlacing(placing);
  return all.map((height, index) => place(height, kept[index]));
};

const heights = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 60 });
const placing = fc.record({
  columns: fc.integer({ min: 1, max: 8 }),
  gap: fc.integer({ min: 0, max: 40 }),
  tolerance: fc.constantFrom(0, 16, 200, Infinity),
});

const show = (places: ReturnType<typeof placeItems>) => places.map(({ column, top }) => [column, top]);

describe("items in columns", () => {
  it("go to the shortest column, and to the first of several", () => {
    expect(show(placeItems([100, 50, 80, 10, 10], { columns: 3, gap: 10, tolerance: 0 }))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 60],
      [1, 80],
    ]);
  });

  it("go to the next column in turn if it is longer by no more than the tolerance", () => {
    expect(show(placeItems([60, 50, 50, 10], { columns: 3, gap: 0, tolerance: 10 }))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 60],
    ]);
  });

  it("take turns whatever their heights if every difference is tolerated", () => {
    const places = placeItems([500, 10, 10, 10, 10], { columns: 3, gap: 0, tolerance: Infinity });
    expect(places.map(({ column }) => column)).toEqual([0, 1, 2, 0, 1]);
  });

  it("keep the columns that they are said to keep", () => {
    const kept = [1, 1];
    expect(show(placeItems([10, 10, 10], { columns: 2, gap: 5, tolerance: 0, kept }))).toEqual([
      [1, 0],
      [1, 15],
      [0, 0],
    ]);
  });

  it("never cover each other, and leave the gap between them", () => {
    fc.assert(
      fc.property(heights, placing, (all, options) => {
        const ends = new Map<number, number>();
        for (const [index, { column, top }] of placeItems(all, options).entries()) {
          expect(column).toBeLessThan(options.columns);
          expect(top).toBe(ends.get(column) ?? 0);
          ends.set(column, top + (all[index] ?? 0) + options.gap);
        }
      }),
    );
  });

  it("stand in the order of the document: an item begins at most the tolerance above one before it", () => {
    fc.assert(
      fc.property(heights, placing, (all, options) => {
        const places = placeItems(all, options);
        for (const [index, { top }] of places.entries())
          for (const before of places.slice(0, index))
            expect(top).toBeGreaterThanOrEqual(before.top - options.tolerance);
      }),
    );
  });

  it("stay where they are when others are appended", () => {
    fc.assert(
      fc.property(heights, heights, placing, (first, more, options) => {
        const before = placeItems(first, options);
        expect(placeItems([...first, ...more], options).slice(0, first.length)).toEqual(before);
      }),
    );
  });
});
