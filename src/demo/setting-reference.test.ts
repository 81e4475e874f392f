import { describe, expect, it } from "vitest";
import type { SettingSchema } from "./setting-schema.ts";
import { defaultText, settingRows, valueText } from "./setting-reference.ts";

describe("what a setting takes, in words", () => {
  it.each<[SettingSchema, string]>([
    [{ type: "boolean", "x-control": "toggle" }, "yes or no"],
    [
      { type: "number", minimum: 0, maximum: 1_000, unit: "px", "x-control": "pixels" },
      "number in px, 0 to 1,000",
    ],
    [{ type: "number", minimum: 0, maximum: 30, unit: "s" }, "number of seconds, 0 to 30"],
    [{ type: "number", minimum: 1, maximum: 1e9, "x-control": "count" }, "number, from 1"],
    [{ type: "string", maxLength: 60, "x-control": "text" }, "text, at most 60 characters"],
    [{ type: "string", enum: ["up", "down"], "x-control": "choice" }, "one of up, down"],
    [{ type: "array", items: { type: "string", enum: ["h2", "h3"] } }, "any of h2, h3"],
    [{ type: "array", items: { type: "string", "x-control": "url" } }, "list, each address"],
    [{ type: "object", properties: { url: { type: "string" } } }, "group"],
    [{ type: "string", "x-control": "css-colour" }, "css colour"],
    [
      { type: "number", minimum: 0, maximum: 9, "x-responsive": true },
      "number, 0 to 9; per device with _tablet, _mobile",
    ],
  ])("%j", (schema, words) => expect(valueText(schema)).toBe(words));

  it.each<[SettingSchema, string]>([
    [{}, ""],
    [{ default: "" }, ""],
    [{ default: [] }, ""],
    [{ default: 0 }, "0"],
    [{ default: false, "x-control": "toggle" }, "no"],
    [{ default: ["h2", "h3"] }, "h2, h3"],
  ])("the default of %j", (schema, words) => expect(defaultText(schema)).toBe(words));
});

describe("the reference of settings", () => {
  it("lists what groups and lists hold after them, by its whole path", () => {
    const schema: SettingSchema = {
      type: "object",
      required: ["timing"],
      properties: {
        timing: { type: "object", properties: { views: { type: "number", default: 3 } } },
        actions: {
          type: "array",
          description: "In this order.",
          items: { properties: { type: { type: "string" } } },
        },
      },
    };
    const rows = settingRows(schema);
    expect(rows.map(({ path }) => path)).toEqual(["timing", "timing.views", "actions", "actions[].type"]);
    expect(rows.map(({ isRequired }) => isRequired)).toEqual([true, false, false, false]);
    expect(rows[2]?.description).toBe("In this order.");
  });
});
