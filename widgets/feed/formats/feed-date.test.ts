import { expect, it } from "vitest";
import { feedDate } from "./feed-date.ts";

const NINE = Date.UTC(2026, 2, 2, 9);

it.each([
  ["2026-03-02T09:00:00Z", NINE],
  [" 2026-03-02 09:00:00.250+00:00 ", NINE],
  ["2026-03-02T04:30-0430", NINE],
  ["2026-03-02T09:00", NINE],
  ["2026-03-02", Date.UTC(2026, 2, 2)],
  ["Mon, 02 Mar 2026 09:00:00 GMT", NINE],
  ["2 March 26 04:00 EST", NINE],
  ["Mon, 02 Mar 2026 02:00:00 PDT", NINE],
])("a feed's date is read in every browser alike: %s", (text, moment) => {
  expect(feedDate(text)).toBe(moment);
});

it.each([
  "2026-02-30",
  "2026-13-01",
  "31 Apr 2026 09:00 Z",
  "2026-03-02T24:00Z",
  "02 Foo 2026 09:00 GMT",
  "1969-12-31",
])("what is no date since 1970 is none: %s", (text) => {
  expect(feedDate(text)).toBeUndefined();
});

it.each(["soon", "", "1", "Version 5", 1_700_000_000, null])(
  "what only some browsers take for a date is none: %j",
  (value) => {
    expect(feedDate(value)).toBeUndefined();
  },
);
