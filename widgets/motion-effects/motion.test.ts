import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elementTravel, layerTravel, motionOf, surplusFor } from "./motion.ts";
import { pageProgress, presence, viewportProgress } from "./progress.ts";
import { EFFECTS, type Effect } from "./settings.ts";
import { propertiesOf, styleOf } from "./styles.ts";

const effect = (given: Partial<Effect>): Effect => ({
  effect: "translateY",
  direction: "normal",
  speed: 4,
  level: 10,
  start: 0,
  end: 100,
  ...given,
});
const still = { scroll: 50, mouseX: 50, mouseY: 50 };
const motionAt = (scroll: number, ...effects: readonly Partial<Effect>[]) =>
  motionOf(effects.map(effect), { ...still, scroll }, elementTravel);

describe("progress", () => {
  it.each([
    [1_000, 0],
    [450, 50],
    [-100, 100],
    [2_000, 0],
    [-900, 100],
  ])(
    "an element of 100 px whose top is at %i px of a window of 1000 px has come %i percent of its way",
    (topPx, percent) => {
      expect(viewportProgress(topPx, 100, 1_000)).toBe(percent);
    },
  );

  it("of a page is how far it is scrolled, and of one that cannot be scrolled none", () => {
    const page = (scrollTop: number, scrollHeight: number) =>
      pageProgress({ scrollTop, scrollHeight, clientHeight: 800 } as Element);
    expect([page(0, 2_800), page(500, 2_800), page(2_000, 2_800), page(0, 800)]).toEqual([0, 25, 100, 0]);
  });
});

describe("an element moves", () => {
  it.each([
    ["up", { effect: "translateY" }, [200, 0, -200]],
    ["down", { effect: "translateY", direction: "negative" }, [-200, 0, 200]],
    ["only inside its range", { effect: "translateY", start: 25, end: 60 }, [100, 0, -40]],
    [
      "only inside its range, in whichever order its ends are",
      { effect: "translateY", start: 60, end: 25 },
      [100, 0, -40],
    ],
  ] as const)("%s", (_where, given, ys) => {
    expect([0, 50, 100].map((scroll) => motionAt(scroll, given).y + 0)).toEqual(ys);
  });

  it("to the left, and turns, by the same measure", () => {
    expect(motionAt(0, { effect: "translateX", speed: 1 })).toMatchObject({ x: 50, y: 0 });
    expect(motionAt(0, { effect: "rotateZ", speed: 1 })).toMatchObject({ rotateZ: 50 });
    expect(motionAt(100, { effect: "rotateZ", direction: "negative", speed: 2 })).toMatchObject({
      rotateZ: 100,
    });
  });

  it("away from the mouse or with it, and tilts to it", () => {
    const mouse = (given: Partial<Effect>) =>
      motionOf([effect(given)], { scroll: 0, mouseX: 100, mouseY: 25 }, elementTravel);
    expect(mouse({ effect: "mouseTrack", speed: 1 })).toMatchObject({ x: -50, y: 25 });
    expect(mouse({ effect: "mouseTrack", speed: 1, direction: "negative" })).toMatchObject({ x: 50, y: -25 });
    expect(mouse({ effect: "tilt" })).toMatchObject({ rotateX: 10, rotateY: 20 });
    expect(mouse({ effect: "tilt", direction: "negative" })).toMatchObject({ rotateX: -10, rotateY: -20 });
  });

  it("by all effects together", () => {
    const both = motionOf(
      [effect({}), effect({ effect: "mouseTrack", speed: 1 }), effect({ effect: "scale" })],
      { scroll: 100, mouseX: 0, mouseY: 0 },
      elementTravel,
    );
    expect(both).toMatchObject({ x: 50, y: -150, scale: 1.4 });
  });
});

describe("an effect that comes and goes", () => {
  it.each([
    ["normal", [0, 0, 0.5, 1, 1]],
    ["out-in", [0, 0, 0.5, 1, 1]],
    ["in-out", [1, 1, 0.5, 0, 0]],
    ["out-in-out", [0, 1, 1, 1, 0]],
    ["in-out-in", [1, 0, 0, 0, 1]],
  ] as const)("%s between 20 and 80 percent", (direction, expected) => {
    const range = { direction, start: 20, end: 80 };
    expect([0, 20, 50, 80, 100].map((progress) => presence(progress, range))).toEqual(expected);
  });

  it("is opaque, sharp or larger as far as it has come", () => {
    const range = { start: 20, end: 80 };
    expect(motionAt(35, { effect: "opacity", level: 8, ...range }).opacity).toBeCloseTo(0.4);
    expect(motionAt(35, { effect: "blur", level: 8, ...range }).blur).toBe(6);
    expect(motionAt(50, { effect: "scale", ...range }).scale).toBeCloseTo(1.2);
  });
});

describe("the builder's effects at its own defaults: moved by 4, turned by 1, faded by 10, blurred by 7, grown by 4", () => {
  const comes = { start: 20, end: 80, direction: "out-in" } as const;
  const all = [
    { effect: "translateY", speed: 4 },
    { effect: "rotateZ", speed: 1 },
    { effect: "opacity", level: 10, ...comes },
    { effect: "blur", level: 7, ...comes },
    { effect: "scale", speed: 4, ...comes },
  ] as const;

  it.each([
    // The top of a box of 400 px in a window of 1000 px.
    [1_000, 0, { y: 200, rotateZ: 50, opacity: 0, blur: 7, scale: 1 }],
    [720, 20, { y: 120, rotateZ: 30, opacity: 0, blur: 7, scale: 1 }],
    [622, 27, { y: 92, rotateZ: 23, opacity: 0.117, blur: 6.183, scale: 1.047 }],
    [510, 35, { y: 60, rotateZ: 15, opacity: 0.25, blur: 5.25, scale: 1.1 }],
    [300, 50, { y: 0, rotateZ: 0, opacity: 0.5, blur: 3.5, scale: 1.2 }],
    [-120, 80, { y: -120, rotateZ: -30, opacity: 1, blur: 0, scale: 1.4 }],
    [-400, 100, { y: -200, rotateZ: -50, opacity: 1, blur: 0, scale: 1.4 }],
  ])("with the top at %i px it has come %i percent", (topPx, percent, expected) => {
    const progress = viewportProgress(topPx, 400, 1_000);
    expect(progress).toBeCloseTo(percent, 6);
    const motion = motionAt(progress, ...all);
    for (const [name, value] of Object.entries(expected))
      expect(motion[name as keyof typeof motion]).toBeCloseTo(value, 3);
  });

  it.each([
    ["out-in", [0, 0, 0.5, 1, 1]],
    ["in-out", [1, 1, 0.5, 0, 0]],
    ["out-in-out", [0.5, 1, 1, 1, 0.5]],
    ["in-out-in", [0.5, 0, 0, 0, 0.5]],
  ] as const)("%s at 10, 20, 50, 79.999 and 90 percent", (direction, expected) => {
    const at = (percent: number) => motionAt(percent, { effect: "opacity", ...comes, direction }).opacity;
    for (const [place, percent] of [10, 20, 50, 79.999, 90].entries())
      expect(at(percent)).toBeCloseTo(expected[place] ?? Number.NaN, 3);
  });

  it.each([
    ["moves", { effect: "translateX", speed: 4 }, "x", [120, 60, 0, -120]],
    ["turns", { effect: "rotateZ", speed: 1 }, "rotateZ", [30, 15, 0, -30]],
    ["moves back", { effect: "translateX", speed: 4, direction: "negative" }, "x", [-120, -60, 0, 120]],
    ["turns back", { effect: "rotateZ", speed: 1, direction: "negative" }, "rotateZ", [-30, -15, 0, 30]],
  ] as const)("%s inside its affected range only", (_how, given, value, expected) => {
    const at = (percent: number) => motionAt(percent, { ...given, start: 20, end: 80 })[value] + 0;
    expect([5, 35, 50, 95].map(at)).toEqual(expected);
  });
});

const effects = fc.array(
  fc.record({
    effect: fc.constantFrom(...EFFECTS),
    direction: fc.constantFrom<Effect["direction"]>(
      "normal",
      "negative",
      "out-in",
      "in-out",
      "in-out-in",
      "out-in-out",
    ),
    speed: fc.double({ min: 0, max: 10, noNaN: true }),
    level: fc.double({ min: 0, max: 10, noNaN: true }),
    start: fc.double({ min: 0, max: 100, noNaN: true }),
    end: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  { maxLength: 6 },
);
const percent = fc.double({ min: 0, max: 100, noNaN: true });
const progress = fc.record({ scroll: percent, mouseX: percent, mouseY: percent });

it("whatever an editor sets, a background covers its box, along both axes", () => {
  fc.assert(
    fc.property(effects, progress, (given, where) => {
      const surplus = surplusFor(given);
      const { x, y } = motionOf(given, where, layerTravel(surplus));
      for (const [shift, more] of [
        [x, surplus.x],
        [y, surplus.y],
      ] as const) {
        expect(shift).toBeLessThanOrEqual(0);
        expect(100 + more + (shift / 100) * (100 + more)).toBeGreaterThanOrEqual(99.999);
      }
    }),
  );
});

it("whatever an editor sets, every value is one that CSS knows", () => {
  fc.assert(
    fc.property(effects, progress, (given, where) => {
      const motion = motionOf(given, where, elementTravel);
      const style = styleOf(motion, "px");
      expect(motion.opacity).toBeGreaterThanOrEqual(0);
      expect(motion.opacity).toBeLessThanOrEqual(1);
      expect(Object.values(style).join(" ")).not.toMatch(/NaN|Infinity|undefined|e[+-]/);
      expect(propertiesOf(given).every((property) => property in style)).toBe(true);
    }),
  );
});

it("three turns are one about one axis, as a matrix of all three says", () => {
  const { rotate } = styleOf({ ...motionAt(50), rotateX: 30, rotateY: -20, rotateZ: 50 }, "px");
  const [, x, y, z, degrees] = (/^(\S+) (\S+) (\S+) (\S+)deg$/.exec(rotate) ?? []).map(Number);
  // The sum of a matrix' diagonal is 1 + 2 cos(angle).
  const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180);
  const sine = (angle: number) => Math.sin((angle * Math.PI) / 180);
  const diagonal =
    cosine(-20) * cosine(50) +
    (cosine(30) * cosine(50) - sine(30) * sine(-20) * sine(50)) +
    cosine(30) * cosine(-20);
  expect(1 + 2 * cosine(degrees ?? 0)).toBeCloseTo(diagonal, 2);
  expect(Math.hypot(x ?? 0, y ?? 0, z ?? 0)).toBeCloseTo(sine((degrees ?? 0) / 2), 2);
  expect(styleOf({ ...motionAt(50), rotateZ: 50 }, "px").rotate).toBe("50deg");
});
