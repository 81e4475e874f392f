import { expect, it } from "vitest";
import { momentText } from "./moment-text.ts";

it.each([
  [{ epochSeconds: 1_767_225_600 }, "2026-01-01T00:00:00.000Z", "2026-01-01 00:00"],
  [{ local: "2026-12-31T10:00" }, "2026-12-31T10:00", "2026-12-31 10:00"],
  [undefined, "", ""],
  ["2026-12-31", "", ""],
])("%j is printed as %s and %s", (moment, iso, date) => {
  expect([momentText(moment, "iso"), momentText(moment, "date")]).toEqual([iso, date]);
});
