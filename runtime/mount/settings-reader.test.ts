import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { builtOf } from "../../src/build/bundle/widgets/built-fields.ts";
import { checkSettings } from "../check-settings.ts";
import {
  choice,
  choices,
  classNames,
  count,
  dateTime,
  group,
  list,
  optional,
  pixels,
  responsive,
  selectors,
  text,
  toggle,
  url,
} from "../controls.ts";
import type { Problem } from "../problems/problems.ts";
import { defineWidget, type SettingsSchema, type Widget } from "../widget.ts";
import { createSettingsReader } from "./settings-reader.ts";

const placementOf = (settings: unknown) => ({
  host: document.createElement("div"),
  name: "test",
  settings,
  source: "data-settings",
  on: null,
});
const widgetOf = (schema: SettingsSchema) =>
  defineWidget({ name: "test", settings: schema, enhance: () => {} });
/** The widget as the build leaves it. */
const builtWidgetOf = (
  schema: SettingsSchema,
  load = async () => ({ checkSettings, schemas: { test: schema } }),
): Widget =>
  ({
    ...widgetOf(schema),
    settings: { ...builtOf(schema), loadCheck: load },
  }) as never;

function readerOf(widget: Widget) {
  const problems: Problem[] = [];
  const reader = createSettingsReader((problem) => problems.push(problem));
  const read = (settings: unknown) => {
    problems.length = 0;
    return { settings: reader.read(widget, placementOf(settings)), problems: [...problems] };
  };
  const loadCheck = () => reader.loadCheck(widget);
  return { read, loadCheck };
}

describe("settings of a placement", () => {
  const widget = widgetOf(z.object({ endDate: dateTime(), label: text("Days", 20) }));
  const checked = async () => {
    const reader = readerOf(widget);
    await reader.loadCheck();
    return reader.read;
  };

  it("runtime.2 JSON text is parsed and checked; no attribute is an empty object", async () => {
    const read = await checked();
    expect(read('{"end_date":5}')).toMatchObject({
      settings: { endDate: { epochSeconds: 5 } },
      problems: [],
    });
    expect(read(null)).toMatchObject({ settings: null, problems: [{ code: "settings" }] });
    for (const empty of ["", " ", "[]", " [ ] ", []]) expect(read(empty)).toEqual(read("{}"));
    expect(read({ end_date: 5 })).toMatchObject({ settings: { label: "Days" }, problems: [] });
  });

  it.each([
    ["{", "syntax"],
    ["[1]", "root"],
    ["null", "root"],
    ['"text"', "root"],
    [`{"label":"${"x".repeat(262_144)}"}`, "size"],
    [`{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, "depth"],
    [`{"a":[${"0,".repeat(2_000)}0]}`, "items"],
  ])("runtime.2 %.20s is refused before the check has loaded: %s", (text, reason) => {
    expect(readerOf(widget).read(text)).toMatchObject({
      settings: null,
      problems: [{ code: "settings-syntax", reason, text }],
    });
  });

  it("equal texts are checked once and share their settings; wrong settings are reported each time", async () => {
    const read = await checked();
    expect(read('{"end_date":6}').settings).toBe(read('{"end_date":6}').settings);
    const wrong = '{"end_date":6,"label":[]}';
    expect([read(wrong).problems.length, read(wrong).problems.length]).toEqual([1, 1]);
  });
});

describe("settings of a built widget", () => {
  const schema = z.object({
    isOn: toggle(),
    showDays: toggle(true),
    label: text("Days", 20),
    effect: choice(["fade", "slide"], "fade"),
    offset: responsive(pixels({ default: 10, max: 100 })),
    times: count({ default: 3, max: 100 }),
    note: optional(text(undefined, 10)),
    end: optional(dateTime()),
    tags: choices(["h1", "h2"], ["h2"]),
    without: selectors(),
    link: url(""),
    classes: classNames(),
    actions: list(group({ type: choice(["hide", "go"]), link: url("") })),
    slides: group({ loop: toggle(true), speed: count({ default: 600, max: 9_000 }) }),
  });
  const widget = builtWidgetOf(schema);
  const defaults = checkSettings(schema, {}).settings;

  it.each([
    ["no attribute", null, {}],
    ["an empty object", "{}", {}],
    ["defaults", '{"label":"Days","times":3,"effect":"fade"}', {}],
    ["switches", '{"is_on":"yes","showDays":""}', { isOn: true, showDays: false }],
    ["numbers in their range", '{"times":7.5}', { times: 7.5 }],
    ["numbers as text", '{"times":"3.5"}', { times: 3.5 }],
    ["text", '{"label":"Tage","note":7}', { label: "Tage", note: "7" }],
    ["what an editor left empty", '{"label":"","times":"","effect":""}', { label: "" }],
    ["a choice", '{"effect":"slide","tags":["h2","h1"]}', { effect: "slide", tags: ["h1", "h2"] }],
    ["a date", '{"end":"2026-12-31 10:00"}', { end: { local: "2026-12-31T10:00" } }],
    ["selectors", '{"without":".a","classes":"b c"}', { without: [".a"], classes: ["b", "c"] }],
    ["a value of a device mode", '{"offset_tablet":5,"offset":"7"}', { offset: { desktop: 7, tablet: 5 } }],
    ["a value of the desktop", '{"offset":7,"offset_desktop":5}', { offset: { desktop: 5 } }],
    ["nothing, as PHP prints it", '{"label":null,"times":null}', {}],
    ["an empty device mode", '{"offset_tablet":"","offset":""}', {}],
    ["a list", '{"actions":[{"type":"hide"}]}', { actions: [{ type: "hide", link: "" }] }],
    ["a group", '{"slides":{"loop":"no"}}', { slides: { loop: false, speed: 600 } }],
    ["an empty group, as PHP prints it", '{"slides":[]}', {}],
    ["settings of other widgets", '{"cart_type":"side-cart"}', {}],
    ["hostile names", '{"__proto__":{"label":"x"},"constructor":1}', {}],
  ])("%s needs no check", (_what, text, changed) => {
    const { read } = readerOf(widget);
    expect(read(text)).toEqual({ settings: { ...defaults, ...changed }, problems: [] });
  });

  it("names that every object has are no settings, whatever comes after them", () => {
    const given = { constructor: 1, constructor_tablet: 2, to_string: 3, label_tablet: "x" };
    expect(readerOf(widget).read(given)).toEqual({ settings: defaults, problems: [] });
  });

  it("settings that a preset leaves undefined need no check", () => {
    const given = {
      is_on: undefined,
      label: undefined,
      offset: undefined,
      slides: undefined,
      offset_tablet: 5,
    };
    expect(readerOf(widget).read(given)).toEqual({
      settings: { ...defaults, offset: { desktop: 10, tablet: 5 } },
      problems: [],
    });
  });

  it.each([
    '{"label":["Tage"]}',
    '{"is_on":"perhaps"}',
    '{"times":"many"}',
    '{"times":101}',
    '{"note":"a long note"}',
    '{"offset_tablet":500}',
    '{"effect":"zoom"}',
    '{"tags":["h1","h9"]}',
    '{"actions":[{"link":"/"}]}',
    '{"actions":{}}',
    '{"slides":[0]}',
    '{"slides":""}',
  ])("%s waits for the check", async (text) => {
    const { read, loadCheck } = readerOf(widget);
    expect(read(text)).toEqual({ settings: undefined, problems: [] });
    await loadCheck();
    const { settings, issues } = checkSettings(schema, JSON.parse(text));
    expect(read(text).settings).toEqual(settings);
    expect(read(text).problems).toHaveLength(issues.length);
  });

  it("a required setting that is missing waits for the check", async () => {
    const required = z.object({ endDate: dateTime() });
    const { read, loadCheck } = readerOf(builtWidgetOf(required));
    expect(read('{"end_date":5}').settings).toEqual({ endDate: { epochSeconds: 5 } });
    expect(read(null).settings).toBeUndefined();
    await loadCheck();
    expect(read(null)).toMatchObject({ settings: null, problems: [{ code: "settings" }] });
  });

  it.each([null, "{}", '{"is_on":"yes"}', '{"times":5}', '{"end_date":""}'])(
    "no default stands in for a required one: %s waits for the check, which refuses it",
    async (text) => {
      const required = z.object({ endDate: dateTime(), isOn: toggle(), times: count({ default: 3 }) });
      const { read, loadCheck } = readerOf(builtWidgetOf(required));
      expect(read(text)).toEqual({ settings: undefined, problems: [] });
      await loadCheck();
      expect(read(text)).toMatchObject({ settings: null, problems: [{ code: "settings" }] });
    },
  );

  it("an object is read anew each time: a page's script may have changed it", () => {
    const { read } = readerOf(widget);
    const given = { times: 5 };
    expect(read(given).settings).toMatchObject({ times: 5 });
    given.times = 6;
    expect(read(given).settings).toMatchObject({ times: 6 });
  });

  it("a check that does not arrive at first is loaded once more", async () => {
    let requests = 0;
    const load = async () => {
      requests += 1;
      if (requests === 1) throw new Error("no network");
      return { checkSettings, schemas: { test: schema } };
    };
    const { read, loadCheck } = readerOf(builtWidgetOf(schema, load));
    await loadCheck();
    expect(read('{"label":[],"times":4}').settings).toMatchObject({ times: 4 });
  });

  it("what is read without the check is what the check finds, without a problem", () => {
    const key = fc.constantFrom(
      "is_on",
      "isOn",
      "show_days",
      "label",
      "times",
      "note",
      "offset",
      "offset_mobile",
      "offset_desktop",
      "end",
      "tags",
      "without",
      "link",
      "classes",
      "actions",
      "slides",
      "x",
    );
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        -1,
        50,
        101,
        true,
        false,
        "yes",
        "",
        "no",
        "on",
        0,
        1,
        3,
        "3",
        "Days",
        "fade",
        null,
        undefined,
        "h1",
        ["h2", "h1"],
        ["h2", ""],
        [],
        {},
        "2026-12-31",
        { url: "/a" },
        [{ type: "go", link: "" }],
        [{ type: "" }],
        { loop: 0, speed: "5" },
        { loop: 2 },
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value), (given) => {
        const { settings } = readerOf(widget).read(given);
        if (settings) expect({ settings, issues: [] }).toEqual(checkSettings(schema, given));
      }),
      { numRuns: 500, seed: 20_261_122 },
    );
  });
});
