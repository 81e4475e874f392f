import { describe, expect, it } from "vitest";
import type { EditorControl } from "../../controls/editor-widget.ts";
import { settingsFor } from "./settings-for.ts";
import { settingsText } from "./settings-text.ts";

const control = (kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key: "a", name: "a", control: kind, title: "A" },
  ...more,
});
const settingsOf = (controls: EditorControl[], given: object) => settingsFor({ controls }, { ...given });
const valueOf = (one: EditorControl, given: unknown) => settingsOf([one], { a: given })["a"];

describe("what an editor gave becomes settings", () => {
  it("by a former name, unless more than the default is there by the present one", () => {
    const columns = control("count", { default: 3, formerly: [{ key: "per_row", until: "0.4.0" }] });
    expect(settingsOf([columns], { per_row: 5 })).toEqual({ a: 5 });
    expect(settingsOf([columns], { a: 3, per_row: 5 })).toEqual({ a: 5 });
    expect(settingsOf([columns], { a: 4, per_row: 5 })).toEqual({ a: 4 });
  });

  it.each([
    ["toggle", "yes", true],
    ["toggle", "off", false],
    ["pixels", { size: "12.5", unit: "px" }, 12.5],
    ["seconds", " 3 ", 3],
    ["url", { url: "/a", is_external: "" }, "/a"],
    ["media", { id: 3, url: "/a.png" }, "/a.png"],
    ["date-time", "2026-12-31 10:00", "2026-12-31 10:00"],
    ["date-time", "1790000000", 1790000000],
    ["text", 12, "12"],
    ["class-names", " one  two ", "one two"],
    ["selectors", "h2", ["h2"]],
  ])("%s: %j", (kind, given, expected) => {
    expect(valueOf(control(kind), given)).toEqual(expected);
  });

  it.each([
    ["toggle", "perhaps"],
    ["pixels", -1],
    ["pixels", "12px"],
    ["pixels", { size: "", unit: "px" }],
    ["percent", "0x10"],
    ["date-time", "2026-02-30"],
    ["date-time", "2026-12-31T10:00\n"],
    ["url", ["/a"]],
    ["text", "a\ud800"],
    ["text", ""],
    ["text", null],
    ["class-names", "1st"],
    ["choice", "toString"],
  ])("%s: %j is left out", (kind, given) => {
    expect(valueOf(control(kind), given)).toBeUndefined();
  });

  it("leaves out what equals the default, and an empty text only where that is the default", () => {
    expect(valueOf(control("toggle", { default: false }), "")).toBeUndefined();
    expect(valueOf(control("text", { default: "Days" }), "Days")).toBeUndefined();
    expect(valueOf(control("text", { default: "Days" }), "")).toBe("");
    expect(valueOf(control("class-names", { default: ["a", "b"] }), "a b")).toBeUndefined();
    const choices = control("choices", {
      default: ["x"],
      options: ["x", "y"].map((value) => ({ value, label: value })),
    });
    expect(valueOf(choices, ["x"])).toBeUndefined();
    expect(valueOf(choices, ["y", "x"])).toEqual(["x", "y"]);
    expect(valueOf(choices, {})).toEqual([]);
  });

  it("reads a setting by the name that outputs have for it, or by its key, and only own fields", () => {
    const id = control("text", { key: "id", name: "popup_id" });
    expect(settingsOf([id], { popup_id: "7" })).toEqual({ id: "7" });
    expect(settingsOf([id], { id: "7" })).toEqual({ id: "7" });
    expect(settingsOf([control("text", { key: "constructor", name: "toString" })], {})).toEqual({});
    expect(settingsOf([id], JSON.parse('{"__proto__":{"id":"7"},"more":1}'))).toEqual({});
  });

  it("keeps the value of a device mode also where it is the default of the others", () => {
    const offset = control("pixels", { default: 0, responsive: true });
    expect(settingsOf([offset], { a: 50, a_tablet: 0, a_mobile: "", a_laptop: -1 })).toEqual({
      ...{ a: 50, a_tablet: 0 },
    });
  });

  it("drops a list's row without what it needs, and says nothing about a list that equals its default", () => {
    const fields = [
      control("choice", { required: true, options: [{ value: "hide", label: "Hide" }] }),
      control("url", { key: "b", name: "b", default: "" }),
    ];
    const rows = control("list", { fields, default: [{ a: "hide", b: "" }] });
    expect(valueOf(rows, [{ a: "hide", b: "/x", _id: "1" }, { a: "no" }, { b: "/x" }, 1, []])).toEqual([
      { a: "hide", b: "/x" },
    ]);
    expect(valueOf(rows, [{ a: "hide" }])).toBeUndefined();
    expect(valueOf(control("list", { fields: [fields[1] as EditorControl] }), [[], {}])).toEqual([{}, {}]);
    expect(valueOf(control("list", { item: control("media") }), [{ id: 1, url: "/a" }, ""])).toEqual(["/a"]);
  });

  it("leaves a group out where nothing in it differs", () => {
    const group = control("group", { fields: [control("count", { key: "b", name: "b", default: 1 })] });
    expect(valueOf(group, { b: "1" })).toBeUndefined();
    expect(valueOf(group, { b: "2" })).toEqual({ b: 2 });
  });

  it("keeps to the number of rows and the length that the runtime reads", () => {
    const list = control("list", { item: control("text", { maxLength: 20_000 }) });
    const short = control("text", { key: "b", name: "b" });
    expect(
      valueOf(
        list,
        Array.from({ length: 1_500 }, () => "x"),
      ),
    ).toHaveLength(1_000);
    const given = { a: Array.from({ length: 100 }, () => "x".repeat(5_000)), b: "y" };
    expect(settingsOf([list, short], given)).toEqual({ b: "y" });
  });
});

describe("the text of settings", () => {
  it("holds no HTML, no shortcode and no line separator, and reads as the settings", () => {
    const settings = { a: ["[gallery]", `"<i>&'\\"\u2028\\u0022 \\.`], b: {}, c: [{}, [1, true]] };
    const text = settingsText(settings);
    expect(text).not.toMatch(/[<>&'\u2028]|\[gallery|\\"/);
    expect(JSON.parse(text)).toEqual(settings);
  });
});
