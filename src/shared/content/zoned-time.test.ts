// @vitest-environment node

import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { epochOf, isKnownZone } from "./zoned-time.ts";

describe("a moment without zone", () => {
  it.each([
    ["2026-12-31T10:00", "Asia/Jerusalem"],
    ["2026-07-01T00:00", "Australia/Lord_Howe"],
    ["2011-12-31T00:30", "Pacific/Apia"],
    ["2026-03-29T12:00:30", "Europe/London"],
    ["2026-01-01T00:00", "UTC"],
  ])("%s is read in %s, as a calendar library reads it", (local, zone) => {
    const oracle = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
    expect(epochOf({ local }, zone)).toBe(oracle);
  });

  it("agrees with a calendar library through a year of half hours, away from the hours that clocks skip or repeat", () => {
    const zones = ["Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Chatham"];
    const start = Temporal.PlainDateTime.from("2026-01-01T00:15");
    const wrong: string[] = [];
    for (const zone of zones)
      for (let step = 0; step < 365 * 2; step++) {
        const plain = start.add({ hours: step * 12 });
        const oracle = plain.toZonedDateTime(zone).epochMilliseconds;
        if (epochOf({ local: plain.toString() }, zone) !== oracle) wrong.push(`${zone} ${plain.toString()}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each([
    ["2026-09-06T00:00", "America/Santiago", "2026-09-06T04:00Z"],
    ["2026-09-06T00:59:59", "America/Santiago", "2026-09-06T04:00Z"],
    ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:00Z"],
    ["2026-03-29T02:00", "Europe/Berlin", "2026-03-29T01:00Z"],
    ["2026-10-04T02:10", "Australia/Lord_Howe", "2026-10-03T15:30Z"],
    ["2011-12-30T12:00", "Pacific/Apia", "2011-12-30T10:00Z"],
  ])("%s, which the clocks of %s skip, is the first moment after the gap", (local, zone, expected) => {
    expect(new Date(epochOf({ local }, zone)).toISOString()).toBe(new Date(expected).toISOString());
  });

  it.each([
    ["2026-11-01T01:30", "America/New_York"],
    ["2026-10-25T02:30", "Europe/Berlin"],
    ["2026-04-04T23:30", "America/Santiago"],
    ["2026-04-05T01:45", "Australia/Lord_Howe"],
    ["2026-09-06T01:00", "America/Santiago"],
    ["2026-09-05T23:59", "America/Santiago"],
  ])("%s, which the clocks of %s repeat or have beside a gap, is the first of its kind", (local, zone) => {
    const oracle = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: "earlier" });
    expect(epochOf({ local }, zone)).toBe(oracle.epochMilliseconds);
  });

  it.each([
    ["UTC+2", "+02:00"],
    ["UTC-3.5", "-03:30"],
    ["UTC+5.75", "+05:45"],
    ["utc+0", "+00:00"],
    ["GMT+10", "+10:00"],
    ["+5:30", "+05:30"],
    ["-0330", "-03:30"],
    ["+02:00", "+02:00"],
  ])("is read in %s, as WordPress and others name the zone %s of a site without a city", (name, zone) => {
    const oracle = Temporal.PlainDateTime.from("2026-12-31T10:00").toZonedDateTime(zone).epochMilliseconds;
    expect(epochOf({ local: "2026-12-31T10:00" }, name)).toBe(oracle);
    expect(isKnownZone(name)).toBe(true);
  });

  it("knows which names mean nothing", () => {
    expect(["", "Europe/Berlin", "Mars/Olympus", "Berlin", "UTC+"].map(isKnownZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("is read in the visitor's zone where the site names none, or one that does not exist", () => {
    const visitors = new Date(2026, 11, 31, 10, 0).getTime();
    expect(epochOf({ local: "2026-12-31T10:00" }, "")).toBe(visitors);
    expect(epochOf({ local: "2026-12-31T10:00" }, "Mars/Olympus")).toBe(visitors);
  });
});

it("a moment in epoch seconds is that moment in every zone", () => {
  expect(epochOf({ epochSeconds: 1_798_761_600 }, "Asia/Tokyo")).toBe(1_798_761_600_000);
});
