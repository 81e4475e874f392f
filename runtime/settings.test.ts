import fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { checkSettings } from "./check-settings.ts";
import { choice, count, dateTime, optional, pixels, responsive, text, toggle } from "./controls.ts";
import type { Problem } from "./problems/problems.ts";
import { createSettingsReader } from "./settings.ts";
import { defineWidget, type SettingsSchema, type Widget } from "./widget.ts";

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
    settings: { defaults: checkSettings(schema, {}).settings, ranges: { times: [0, 100] }, loadCheck: load },
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
    expect(read({ end_date: 5 })).toMatchObject({ settings: { label: "Days" }, problems: [] });
  });

  it.each([
    ["{", "syntax"],
    ["", "syntax"],
    ["[]", "root"],
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
  });
  const widget = builtWidgetOf(schema);

  it.each([
    ["no attribute", null, {}],
    ["an empty object", "{}", {}],
    ["defaults", '{"label":"Days","times":3,"effect":"fade"}', {}],
    ["switches", '{"is_on":"yes","showDays":""}', { isOn: true, showDays: false }],
    ["numbers in their range", '{"times":7.5}', { times: 7.5 }],
    ["settings of other widgets", '{"cart_type":"side-cart"}', {}],
    ["hostile names", '{"__proto__":{"label":"x"},"constructor":1}', {}],
  ])("%s needs no check", (_what, text, changed) => {
    const { read } = readerOf(widget);
    expect(read(text).settings).toEqual({ ...checkSettings(schema, {}).settings, ...changed });
  });

  it.each([
    '{"label":"Tage"}',
    '{"is_on":"perhaps"}',
    '{"times":"3"}',
    '{"times":101}',
    '{"note":"new"}',
    '{"offset_tablet":5}',
    '{"effect":"zoom"}',
  ])("%s waits for the check", async (text) => {
    const { read, loadCheck } = readerOf(widget);
    expect(read(text)).toEqual({ settings: undefined, problems: [] });
    await loadCheck();
    const { settings, issues } = checkSettings(schema, JSON.parse(text));
    expect(read(text).settings).toEqual(settings);
    expect(read(text).problems).toHaveLength(issues.length);
  });

  it("a required setting is always checked", async () => {
    const required = z.object({ endDate: dateTime() });
    const { read, loadCheck } = readerOf(builtWidgetOf(required));
    expect(read(null).settings).toBeUndefined();
    await loadCheck();
    expect(read(null)).toMatchObject({ settings: null, problems: [{ code: "settings" }] });
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
    expect(read('{"label":"Tage"}').settings).toMatchObject({ label: "Tage" });
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
