import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { builtOf } from "../src/build/bundle/widgets/built-fields.ts";
import { checkSettings } from "./check-settings.ts";
import {
  choice,
  count,
  dateTime,
  formerly,
  group,
  list,
  optional,
  pixels,
  responsive,
  text,
  toggle,
  url,
} from "./controls.ts";
import { readBuilt } from "./settings/read-fields.ts";

const schema = z.object({
  endDate: dateTime(),
  showDays: toggle(true),
  label: text("Days", 20),
  offset: responsive(pixels({ default: 10, max: 100 })),
  timing: group({ pageViewsViews: count({ default: 3 }), deep: group({ on: toggle() }) }),
  slides: list(group({ title: text(), link: url("") })),
  note: optional(text(undefined, 10)),
});
const good = { end_date: 5 };
const check = (given: unknown) => checkSettings(schema, given);
const pathsOf = (given: unknown) => check(given).issues.map(({ path }) => path);

const DEFAULTS = {
  showDays: true,
  label: "Days",
  offset: { desktop: 10 },
  timing: { pageViewsViews: 3, deep: { on: false } },
  slides: [],
  note: undefined,
};

describe("settings: from what the CMS printed to what a component reads", () => {
  it("every field that is absent has its default", () => {
    expect(check(good)).toEqual({ settings: { endDate: { epochSeconds: 5 }, ...DEFAULTS }, issues: [] });
  });

  it("both spellings of a key are accepted, at every depth; unknown keys are dropped", () => {
    const snake = {
      end_date: 5,
      show_days: "",
      timing: { page_views_views: 7 },
      offset_mobile_extra: 4,
      x: 1,
    };
    const camel = { endDate: 5, showDays: "", timing: { pageViewsViews: 7 }, offsetMobileExtra: 4 };
    expect(check(snake)).toEqual(check(camel));
    expect(check(snake).settings).toEqual({
      ...DEFAULTS,
      endDate: { epochSeconds: 5 },
      showDays: false,
      offset: { desktop: 10, mobile_extra: 4 },
      timing: { pageViewsViews: 7, deep: { on: false } },
    });
  });

  it("runtime.3 every wrong field is told at once: path as the page spelled it, expected, given, whether a default holds", () => {
    const given = {
      end_date: "soon",
      showDays: 7,
      label: "x".repeat(21),
      offset: 101,
      offset_tablet: "wide",
      timing: { page_views_views: -1, deep: { on: "maybe" } },
      slides: [{ title: "One" }, { title: [] }, 5],
      note: 5.5e-7,
    };
    expect(check(given)).toEqual({
      settings: null,
      issues: [
        {
          path: "settings.end_date",
          expected: "seconds since 1970 or a date such as 2026-12-31T10:00",
          given: "soon",
          isMended: false,
        },
        { path: "settings.showDays", expected: 'true or false ("yes" or "")', given: 7, isMended: true },
        {
          path: "settings.label",
          expected: "text of at most 20 characters",
          given: given.label,
          isMended: true,
        },
        { path: "settings.offset", expected: "a number from 0 to 100 px", given: 101, isMended: true },
        {
          path: "settings.offset_tablet",
          expected: "a number from 0 to 100 px",
          given: "wide",
          isMended: true,
        },
        {
          path: "settings.timing.page_views_views",
          expected: "a number of at least 0",
          given: -1,
          isMended: true,
        },
        {
          path: "settings.timing.deep.on",
          expected: 'true or false ("yes" or "")',
          given: "maybe",
          isMended: true,
        },
        {
          path: "settings.slides[1].title",
          expected: "text of at most 2000 characters",
          given: [],
          isMended: true,
        },
        { path: "settings.slides[2]", expected: "settings in { }", given: 5, isMended: true },
        {
          path: "settings.slides[2].title",
          expected: "text of at most 2000 characters",
          given: undefined,
          isMended: true,
        },
      ],
    });
  });

  it("a wrong value for one device mode counts as none: that mode has the base's", () => {
    const { settings, issues } = check({ ...good, offset: 50, offset_tablet: "wide", offset_mobile: 5 });
    expect(settings).toMatchObject({ offset: { desktop: 50, mobile: 5 } });
    expect(settings).not.toHaveProperty("offset.tablet");
    expect(issues).toMatchObject([{ path: "settings.offset_tablet", isMended: true }]);
  });

  it("runtime.3 a wrong field that has a default takes it, and the rest stays as set", () => {
    const { settings, issues } = check({ ...good, show_days: "perhaps", label: "Tage" });
    expect(issues).toHaveLength(1);
    expect(settings).toMatchObject({ showDays: true, label: "Tage" });
  });

  it("runtime.3 a required field that is wrong or absent leaves no settings", () => {
    expect(check({}).settings).toBeNull();
    expect(check({ end_date: null }).issues).toEqual([
      {
        path: "settings.end_date",
        expected: "seconds since 1970 or a date such as 2026-12-31T10:00",
        given: null,
        isMended: false,
      },
    ]);
  });

  it("settings that are no group are told, and the defaults hold", () => {
    const optional = z.object({ on: toggle() });
    expect(checkSettings(optional, "on")).toEqual({
      settings: { on: false },
      issues: [{ path: "settings", expected: "settings in { }", given: "on", isMended: true }],
    });
    expect(checkSettings(optional, [])).toEqual({ settings: { on: false }, issues: [] });
  });

  it.each([{ offset_tablet: 5 }, { offset_tablet: "wide" }])(
    "runtime.3 a value for one device mode, %j, does not stand for a base that is required",
    (given) => {
      const required = z.object({ offset: responsive(pixels()) });
      const { settings, issues } = checkSettings(required, given);
      expect(settings).toBeNull();
      expect(issues.at(-1)).toMatchObject({ path: "settings.offset", given: undefined, isMended: false });
      expect(checkSettings(required, { offset: 4, ...given }).settings).toMatchObject({
        offset: { desktop: 4 },
      });
    },
  );

  it("what an editor left empty is absent, not wrong", () => {
    expect(pathsOf({ ...good, label: "", offset: "", timing: [], slides: "", note: "" })).toEqual([]);
    expect(check({ ...good, offset: "", timing: [] }).settings).toMatchObject(DEFAULTS);
  });

  it("wrong items of a list are left out, the good ones stay in order", () => {
    const { settings, issues } = check({
      ...good,
      slides: [{ title: "a" }, { title: {} }, { title: "b", link: "/x" }],
    });
    expect(settings).toMatchObject({
      slides: [
        { title: "a", link: "" },
        { title: "b", link: "/x" },
      ],
    });
    expect(issues).toHaveLength(1);
  });

  it("a list that is none takes the empty one, told once", () => {
    expect(check({ ...good, slides: "many" })).toMatchObject({
      settings: { slides: [] },
      issues: [{ expected: "a list" }],
    });
  });

  it("a field named with nothing stands for no other", () => {
    expect(check({ ...good, "": "x" })).toEqual(check(good));
  });

  it("fields of prototypes are never read and never written", () => {
    const given = JSON.parse(
      '{"end_date":5,"__proto__":{"show_days":"","label":"evil"},"constructor":{"prototype":{"x":1}}}',
    );
    expect(check(given)).toEqual(check(good));
    expect(check(Object.create({ end_date: 5 })).settings).toBeNull();
    expect(Reflect.get({}, "x")).toBeUndefined();
  });

  it("settings cannot be changed by the widget that gets them", () => {
    expect(Object.isFrozen(check(good).settings)).toBe(true);
  });

  it("whatever is given, there is an answer and no exception", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (whole, part) => {
        for (const given of [
          whole,
          { end_date: 5, offset: part, timing: part, slides: part },
          { end_date: part },
        ]) {
          const { settings, issues } = check(given);
          expect(settings !== null || issues.length > 0).toBe(true);
        }
      }),
      { numRuns: 300, seed: 20_250_615 },
    );
  });
});

describe("a setting that was renamed", () => {
  const renamed = z.object({
    columns: formerly(responsive(pixels({ default: 3, max: 9 })), "perRow", "0.4.0"),
    slides: list(group({ title: formerly(text(), "heading", "0.4.0") })),
  });
  const checkRenamed = (given: unknown) => checkSettings(renamed, given);

  it("counts under its former name, in every device mode and in rows, and is reported", () => {
    expect(checkRenamed({ per_row: 2, perRowTablet: 1, slides: [{ heading: "One" }] })).toEqual({
      settings: { columns: { desktop: 2, tablet: 1 }, slides: [{ title: "One" }] },
      issues: [
        ["settings.per_row", "settings.columns", 2],
        ["settings.perRowTablet", "settings.columns_tablet", 1],
        ["settings.slides[0].heading", "settings.slides[0].title", "One"],
      ].map(([path, expected, given]) => ({ path, expected, given, isMended: true, until: "0.4.0" })),
    });
  });

  it("counts under its present name if both are given", () => {
    const { settings, issues } = checkRenamed({ per_row: 2, columns: 5, slides: [] });
    expect(settings).toMatchObject({ columns: { desktop: 5 } });
    expect(issues).toHaveLength(1);
  });

  it("a wrong value is reported by the present name, too", () => {
    const { settings, issues } = checkRenamed({ per_row: 12 });
    expect(settings).toMatchObject({ columns: { desktop: 3 } });
    expect(issues.map(({ path }) => path)).toContain("settings.columns");
  });

  it("what the build leaves of the schema reads no former name, so the check is asked", () => {
    const built = builtOf(renamed);
    expect(readBuilt(built, { columns: 2 })).toBeDefined();
    expect(readBuilt(built, { per_row: 2 })).toBeUndefined();
    expect(readBuilt(built, { per_row_mobile: 2 })).toBeUndefined();
    expect(readBuilt(built, { slides: [{ heading: "One" }] })).toBeUndefined();
  });

  it("names of an object's prototype are no names of settings", () => {
    const hostile: unknown = JSON.parse('{ "__proto__": { "columns": 1 }, "constructor": 1 }');
    expect(checkRenamed(hostile).settings).toMatchObject({ columns: { desktop: 3 } });
  });
});

describe("what was expected", () => {
  it("a choice says what may be chosen", () => {
    const { issues } = checkSettings(z.object({ on: choice(["up", "down"], "up") }), { on: "left" });
    expect(issues[0]).toMatchObject({ expected: 'one of "up", "down"', given: "left", isMended: true });
  });
});

it("what one widget does to a list or group it was given reaches no other", () => {
  const lists = z.object({ names: list(text(undefined, 20), ["a"]), place: group({ x: text("0", 20) }) });
  const [one, other] = [checkSettings(lists, {}), checkSettings(lists, {})].map(
    ({ settings }) => settings as { names: string[]; place: { x: string } },
  );
  one?.names.push("b");
  if (one) one.place.x = "1";
  expect(other).toEqual({ names: ["a"], place: { x: "0" } });
});
