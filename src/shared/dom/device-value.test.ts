// @vitest-environment node
import { expect, it } from "vitest";
import type { DeviceMode } from "#runtime/page.ts";
import { deviceValue } from "./device-value.ts";

const values = { desktop: "base", laptop: "", tablet: "tablet", mobile: "mobile" };

it.each<[DeviceMode, string]>([
  ["mobile", "mobile"],
  ["mobile_extra", "tablet"],
  ["tablet", "tablet"],
  ["tablet_extra", "base"],
  ["laptop", "base"],
  ["desktop", "base"],
  ["widescreen", "base"],
])("in mode %s the value is its own, else that of the next larger mode that has one: %s", (mode, value) => {
  expect(deviceValue(values, mode)).toBe(value);
});

it("0 is a value, and widescreen has its own where it is set", () => {
  expect(deviceValue({ desktop: 5, mobile: 0, widescreen: 9 }, "mobile")).toBe(0);
  expect(deviceValue({ desktop: 5, widescreen: 9 }, "widescreen")).toBe(9);
});
