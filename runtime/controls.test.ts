// @vitest-environment node
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  type Control,
  choice,
  choices,
  classNames,
  colour,
  count,
  dateTime,
  list,
  media,
  milliseconds,
  multiline,
  percent,
  pixels,
  responsive,
  richText,
  seconds,
  selector,
  text,
  toggle,
  url,
} from "./controls.ts";
import { infoOf } from "./settings/schema.ts";

const REFUSED = Symbol("refused");
const read = (control: Control<unknown>, given: unknown) => {
  const answer = z.safeParse(control, given);
  return answer.success ? answer.data : REFUSED;
};

const CASES: [string, Control<unknown>, [given: unknown, value: unknown][]][] = [
  [
    "count: numbers, numbers as text, the builder's sliders",
    count({ default: 2, min: 1, max: 9 }),
    [
      [undefined, 2],
      [5, 5],
      ["5", 5],
      [" 5.5 ", 5.5],
      [{ unit: "px", size: "7" }, 7],
      [0, REFUSED],
      [10, REFUSED],
      ["", REFUSED],
      [" ", REFUSED],
      ["five", REFUSED],
      ["0x5", 5],
      [Number.NaN, REFUSED],
      [Number.POSITIVE_INFINITY, REFUSED],
      [true, REFUSED],
      [[5], REFUSED],
      [{ size: {} }, REFUSED],
    ],
  ],
  [
    "seconds and pixels are numbers with a unit",
    seconds(),
    [
      ["0.5", 0.5],
      [1e9, 1e9],
      [1e10, REFUSED],
      [undefined, REFUSED],
    ],
  ],
  [
    "toggle: the builder's spellings",
    toggle(true),
    [
      [undefined, true],
      ["yes", true],
      ["", false],
      ["no", false],
      [0, false],
      ["1", true],
      ["YES", REFUSED],
      [{}, REFUSED],
      [[], REFUSED],
    ],
  ],
  [
    "text: text or a number, up to its length",
    text("x", 4),
    [
      ["four", "four"],
      ["fives", REFUSED],
      [12, "12"],
      [true, REFUSED],
      [{ toString: "a" }, REFUSED],
      ["<b>", "<b>"],
    ],
  ],
  [
    "url: an address, bare or as the builder's object",
    url(),
    [
      ["/a", "/a"],
      [{ url: "/b", is_external: "" }, "/b"],
      [{ url: ["javascript:alert(1)"] }, REFUSED],
      [`/${"x".repeat(2_048)}`, REFUSED],
      [undefined, REFUSED],
    ],
  ],
  [
    "selector: text of at most 512 characters",
    selector(""),
    [
      ["#a > .b", "#a > .b"],
      ["x".repeat(513), REFUSED],
      [5, REFUSED],
    ],
  ],
  [
    "choice: one of a set, and nothing a prototype has",
    choice(["up", "down"], "up"),
    [
      ["down", "down"],
      ["Down", REFUSED],
      ["constructor", REFUSED],
      [["down"], REFUSED],
    ],
  ],
  [
    "choices: any of a set, each once, in the set's order",
    choices(["a", "b", "c"]),
    [
      [
        ["c", "a", "c"],
        ["a", "c"],
      ],
      ["b", ["b"]],
      [[], []],
      [["a", "d"], REFUSED],
      [{}, REFUSED],
    ],
  ],
  [
    "class names: letters, digits, - and _, never markup",
    classNames(["x"]),
    [
      [undefined, ["x"]],
      ["fade In_2 ", ["fade", "In_2"]],
      ['x" onclick="alert(1)', REFUSED],
      ["1a", REFUSED],
      [["a"], REFUSED],
    ],
  ],
  [
    "date and time: epoch seconds, local dates, dates with a zone",
    dateTime(),
    [
      [5, { epochSeconds: 5 }],
      ["5", { epochSeconds: 5 }],
      ["2026-12-31", { local: "2026-12-31T00:00" }],
      ["2026-12-31 10:00", { local: "2026-12-31T10:00" }],
      ["2026-12-31T10:00:30", { local: "2026-12-31T10:00:30" }],
      ["2026-12-31T10:00Z", { epochSeconds: 1_798_711_200 }],
      ["2026-12-31T10:00+02:00", { epochSeconds: 1_798_704_000 }],
      ["2024-02-30T25:61", REFUSED],
      ["soon", REFUSED],
      [8.65e12, REFUSED],
      // Milliseconds.
      [1_798_761_600_000, REFUSED],
      ["1798761600000", REFUSED],
      [null, REFUSED],
    ],
  ],
];

describe("each control reads what the CMS prints, and refuses the rest", () => {
  it.each(CASES)("%s", (_title, control, cases) => {
    expect(cases.map(([given]) => [given, read(control, given)])).toEqual(cases);
  });
});

describe("each control tells the manifest and the settings form what it is", () => {
  it.each([
    [count({ default: 1 }), "count"],
    [seconds(), "seconds"],
    [milliseconds(), "milliseconds"],
    [percent(), "percent"],
    [pixels({ default: 1 }), "pixels"],
    [toggle(), "toggle"],
    [text("a"), "text"],
    [multiline("a"), "multiline"],
    [richText("a"), "rich-text"],
    [colour("a"), "colour"],
    [url("a"), "url"],
    [media("a"), "media"],
    [selector("a"), "selector"],
    [choice(["a"], "a"), "choice"],
    [choices(["a"], ["a"]), "choices"],
    [classNames(), "class-names"],
    [dateTime(), "date-time"],
    [list(text()), "list"],
    [responsive(count()), "responsive"],
  ])("%#: %s is a %s", (control, name) => {
    expect(infoOf(control)?.control).toBe(name);
  });

  it("numbers tell their unit; shares are from 0 to 100 unless said otherwise", () => {
    expect(infoOf(milliseconds({ max: 500 }))).toMatchObject({ unit: "ms", kind: ["number", [0, 500]] });
    expect(infoOf(percent())).toMatchObject({ unit: "%", kind: ["number", [0, 100]] });
    expect(infoOf(percent({ max: 200 }))?.kind).toEqual(["number", [0, 200]]);
  });

  it("long texts, colours and files are read as texts and addresses are", () => {
    expect(read(multiline("", 5), "a\nb")).toBe("a\nb");
    expect(read(richText("", 5), "<b>long</b>")).toBe(REFUSED);
    expect(read(colour(), "#fff")).toBe("#fff");
    expect(read(colour(), "a".repeat(65))).toBe(REFUSED);
    expect(read(media(), { id: 7, url: "/a.jpg" })).toBe("/a.jpg");
  });

  it("a schema that is no control tells nothing", () => {
    expect(infoOf(z.string())).toBeUndefined();
  });
});
