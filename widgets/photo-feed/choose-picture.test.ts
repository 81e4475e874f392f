import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittingPicture, neededWidth } from "./choose-picture.ts";
import { type PictureWidth, WIDTHS } from "./pictures.ts";

const addresses = (widths: readonly PictureWidth[]) =>
  new Map(widths.map((width) => [width, `https://pictures.example/${width}`]));
const someWidths = fc.subarray([...WIDTHS], { minLength: 1 });
const px = fc.integer({ min: 1, max: 5_000 });

describe("photo-feed.2 the picture for a box", () => {
  it.each([
    [150, 1, 1, 150],
    [151, 1, 1, 320],
    [258.5, 1, 0.78, 320],
    [258.5, 1, 1.17, 320],
    [258.5, 1, 1.5, 640],
    [258.5, 1.33, 1, 640],
    [321, 1, 1, 640],
    [2_000, 1, 1, 640],
  ])(
    "%d px wide, %d times as high, of a picture of the ratio %d, is %d px wide",
    (widthPx, factor, ratio, width) => {
      expect(fittingPicture(addresses(WIDTHS), neededWidth({ widthPx, factor }, ratio), false)?.width).toBe(
        width,
      );
    },
  );

  it("is the smallest that is wide enough, else the widest there is", () => {
    fc.assert(
      fc.property(someWidths, px, (widths, needed) => {
        const { width } = fittingPicture(addresses(widths), needed, true) ?? { width: 0 };
        const enough = widths.filter((known) => known >= needed);
        expect(width).toBe(enough.length ? Math.min(...enough) : Math.max(...widths));
      }),
    );
  });

  it("never gets smaller as the box grows", () => {
    fc.assert(
      fc.property(
        someWidths,
        px,
        px,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (widths, one, more, ratio) => {
          const widthAt = (widthPx: number) =>
            fittingPicture(addresses(widths), neededWidth({ widthPx, factor: 1 }, ratio), false)?.width ?? 0;
          expect(widthAt(one + more)).toBeGreaterThanOrEqual(widthAt(one));
        },
      ),
    );
  });

  it("covers the box in both directions where there is one that does", () => {
    fc.assert(
      fc.property(
        px,
        fc.constantFrom(1, 1.25, 1.33),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (widthPx, factor, ratio) => {
          const needed = neededWidth({ widthPx, factor }, ratio);
          expect(needed).toBeGreaterThanOrEqual(widthPx);
          expect(needed / ratio).toBeGreaterThanOrEqual(widthPx * factor - 1e-6);
        },
      ),
    );
  });

  it("is none where there is no picture", () => {
    expect(fittingPicture(new Map(), 100, false)).toBeUndefined();
  });
});
