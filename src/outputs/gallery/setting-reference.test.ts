import { describe, expect, it } from "vitest";
import type { EditorControl } from "../controls/editor-widget.ts";
import { defaultText, settingRows, valueText } from "./setting-reference.ts";

const setting = (key: string, control: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, title: "", control },
  ...more,
});
const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }));

describe("what a setting takes, in words", () => {
  it.each<[control: string, facts: Partial<EditorControl>, words: string]>([
    ["toggle", {}, "yes or no"],
    ["pixels", { min: 0, max: 1_000, unit: "px" }, "number in px, 0 to 1,000"],
    ["seconds", { min: 0, max: 30, unit: "s" }, "number of seconds, 0 to 30"],
    ["count", { min: 1 }, "number, from 1"],
    ["text", { maxLength: 60 }, "text, at most 60 characters"],
    ["choice", { options: optionsOf("up", "down") }, "one of up, down"],
    ["choices", { options: optionsOf("h2", "h3") }, "any of h2, h3"],
    ["selectors", {}, "list, each CSS selector"],
    ["list", { item: setting("item", "url") }, "list, each address"],
    ["list", { fields: [setting("type", "text")] }, "list of groups"],
    ["group", { fields: [setting("url", "text")] }, "group"],
    ["css-colour", {}, "css colour"],
    ["count", { min: 0, max: 9, responsive: true }, "number, 0 to 9; per device with _tablet, _mobile"],
  ])("%s %j", (control, facts, words) => expect(valueText(setting("a", control, facts))).toBe(words));

  it.each<[control: string, value: unknown, words: string]>([
    ["text", undefined, ""],
    ["text", "", ""],
    ["list", [], ""],
    ["count", 0, "0"],
    ["toggle", false, "no"],
    ["choices", ["h2", "h3"], "h2, h3"],
  ])("the default of %s, %j", (control, value, words) =>
    expect(defaultText(setting("a", control, { default: value }))).toBe(words),
  );
});

describe("the reference of settings", () => {
  it("lists what groups and lists hold after them, by its whole path", () => {
    const rows = settingRows([
      setting("timing", "group", { fields: [setting("views", "count", { default: 3 })], required: true }),
      setting("actions", "list", { about: "In this order.", fields: [setting("type", "text")] }),
    ]);
    expect(rows.map(({ path }) => path)).toEqual(["timing", "timing.views", "actions", "actions[].type"]);
    expect(rows.map(({ isRequired }) => isRequired)).toEqual([true, false, false, false]);
    expect(rows[2]?.description).toBe("In this order.");
  });

  it("tells of a part that has no sentence what it is: its title", () => {
    const box = setting("box", "text", { title: "The box" });
    const rows = settingRows([setting("timing", "group", { fields: [box] })]);
    expect(rows.map(({ description }) => description)).toEqual(["", "The box."]);
  });
});
