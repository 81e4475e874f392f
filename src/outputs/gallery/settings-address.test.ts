import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CatalogueEntry, SettingsSchema } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";
import type { AnyEditor } from "../../build/bundle/widgets/any-words.ts";
import { describeWidgets } from "../../build/bundle/widgets/manifest-widgets.ts";
import type { EditorControl } from "../controls/editor-widget.ts";
import { createField } from "./create-field.ts";
import { createFields } from "./group-field.ts";
import type { ExampleSettings } from "./manifest.ts";
import { hasSettings, type Settings, settingsFromQuery, settingsToQuery } from "./settings-address.ts";

const setting = (key: string, control: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, title: key, control },
  ...more,
});
const controls = [
  setting("show_days", "toggle", { default: true }),
  setting("label", "text", { default: "Days" }),
  setting("offset", "count", { default: 0, responsive: true }),
  setting("effect", "choice", { options: ["fade", "slide"].map((value) => ({ value, label: value })) }),
  setting("end_date", "date-time"),
  setting("tags", "selectors", { default: ["h2"] }),
  setting("timing", "group", {
    fields: [setting("views", "count"), setting("is_on", "toggle", { default: false })],
  }),
  setting("actions", "list", { default: [], fields: [setting("type", "text")] }),
];

const written = (example: Settings, settings: Settings) =>
  decodeURIComponent(
    new URLSearchParams(settingsToQuery(controls, example, settings).map((one) => [...one])).toString(),
  );
const read = (query: string, example: Settings = {}) =>
  settingsFromQuery(new URLSearchParams(query), controls, example);

describe("settings in an address", () => {
  it("are those that differ from the example, readable", () => {
    const example = { label: "Nights", offset: 4 };
    expect(written(example, example)).toBe("");
    expect(written(example, { label: "Nights", offset: 4, show_days: false, offset_mobile: 2 })).toBe(
      "set.show_days=no&set.offset_mobile=2",
    );
    expect(written({}, { tags: ["h2", "h3"], timing: { views: 3 }, actions: [{ type: "hide" }, {}] })).toBe(
      "set.tags.0=h2&set.tags.1=h3&set.timing.views=3&set.actions.0.type=hide&set.actions.1=",
    );
  });

  it.each<[what: string, example: Settings, settings: Settings]>([
    ["a default in place of the example's value", { show_days: false, label: "X" }, { show_days: true }],
    ["a text that is empty", { label: "X" }, { label: "" }],
    [
      "a choice, a date and a number that are left out",
      { effect: "fade", end_date: 5, offset_tablet: 3 },
      {},
    ],
    ["a list without items", { actions: [{ type: "hide" }] }, { actions: [] }],
    ["a group without its example's values", { timing: { views: 2, is_on: true } }, { timing: {} }],
    ["what an address has to write otherwise", {}, { label: "50 % & “more” = +1\n#<b>", offset: -1.5 }],
  ])("come back: %s", (_what, example, settings) => {
    const query = new URLSearchParams(settingsToQuery(controls, example, settings).map((one) => [...one]));
    const form = (given: Settings) => createFields(controls, given, createField).read();
    expect(form(settingsFromQuery(query, controls, example))).toEqual(form(settings));
  });

  it("replace the example's own, in whatever spelling, and keep what other widgets read of the element", () => {
    expect(read("set.show_days=no", { showDays: true, cart_type: "side-cart" })).toEqual({
      show_days: false,
      cart_type: "side-cart",
    });
  });

  it("that are none of the widget's are left out, whatever they are named", () => {
    const query =
      "set.__proto__=x&set.constructor.prototype=y&set.ajax_url=/evil&set.timing.__proto__.a=1&label=Z";
    expect(read(query)).toEqual({ timing: {} });
    expect(Reflect.get({}, "a")).toBeUndefined();
  });

  it("of the wrong type stay as they are, for the widget to report", () => {
    expect(read("set.offset=wide&set.show_days=maybe&set.end_date=soon&set.effect=<b>")).toEqual({
      offset: "wide",
      show_days: "maybe",
      end_date: "soon",
      effect: "<b>",
    });
  });

  it("are asked for by their prefix alone", () => {
    expect(hasSettings(new URLSearchParams("q=set.&example=a"))).toBe(false);
    expect(hasSettings(new URLSearchParams("set.label="))).toBe(true);
  });
});

const examplesOf = (name: string): ExampleSettings[] => {
  const file = `widgets/${name}/examples.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ExampleSettings[]) : [];
};

const entries = Object.entries(catalogue as Readonly<Record<string, CatalogueEntry>>);

describe("every example of every widget survives an address", () => {
  it.each(entries.filter(([name]) => examplesOf(name).length > 0))("%s", async (name, entry) => {
    const { default: widget } = await entry.load();
    const { editor } = (await import(`../../../widgets/${name}/editor.ts`)) as { editor: AnyEditor };
    const examples = examplesOf(name);
    const [content, markup] = ["content.ts", "markup.liquid"].map((file) => `widgets/${name}/${file}`);
    const described = describeWidgets({
      [name]: {
        ...{ widget, editor, examples },
        ...(existsSync(content ?? "") &&
          ((await import(`../../../${content}`)) as { content: SettingsSchema })),
        ...(existsSync(markup ?? "") && { markup: readFileSync(markup ?? "", "utf8") }),
      },
    })[name];
    const ofWidget = described?.controls ?? [];
    const asRead = (settings: Settings) => createFields(ofWidget, settings, createField).read();
    const all = examples.map(({ settings }) => asRead(settings));
    for (const [index, settings] of all.entries()) {
      const example = all[index - 1] ?? {};
      const parameters = settingsToQuery(ofWidget, example, settings);
      const query = new URLSearchParams(parameters.map((one) => [...one]));
      expect(asRead(settingsFromQuery(query, ofWidget, example))).toEqual(settings);
    }
  });
});
