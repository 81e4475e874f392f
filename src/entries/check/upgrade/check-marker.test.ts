import { expect, it } from "vitest";
import * as z from "zod/mini";
import { count, formerly, group, list, pixels, responsive, text } from "#runtime/controls.ts";
import type { Catalogue } from "#runtime/widget.ts";
import { checkMarker } from "./check-marker.ts";
import type { TemplateMarker } from "./find-markers.ts";

const settings = z.object({
  columns: formerly(count({ default: 3, max: 9 }), "perRow", "0.4.0"),
  gap: responsive(pixels({ default: 0 })),
  rows: list(group({ title: formerly(text(""), "heading", "0.4.0") })),
});
const widget = { name: "posts", settings, joins: ["pages"], enhance: () => {} };
const joined = {
  name: "pages",
  settings: z.object({ paths: text("") }),
  joins: ["posts"],
  enhance: () => {},
};
const strict = { name: "strict", settings: z.object({ address: text() }), enhance: () => {} };
const catalogue: Catalogue = {
  strict: { kind: "enhancer", when: "load", load: () => Promise.resolve({ default: strict }) },
  pages: { kind: "enhancer", when: "load", load: () => Promise.resolve({ default: joined }) },
  posts: { kind: "enhancer", when: "load", load: () => Promise.resolve({ default: widget }) },
};

const check = (given: Record<string, unknown>, more: Partial<TemplateMarker> = {}) =>
  checkMarker(
    {
      ...{ line: 1, widgets: ["posts"], settings: given, isPartial: false, isBlock: false },
      attributes: [],
      ...more,
    },
    catalogue,
  );

it("says nothing of what this version reads", async () => {
  expect(await check({ paths: "/a/" })).toEqual([]);
  // The page configuration may give what is required.
  expect(await check({}, { widgets: ["strict"] })).toEqual([]);
  expect(await check({ columns: 2, gap_tablet: 5, rows: [{ title: "One" }] })).toEqual([]);
});

it("names settings that were renamed, also in rows, and until when they are read", async () => {
  expect(await check({ per_row: 2, rows: [{ heading: "One" }] })).toEqual([
    "posts: settings.per_row is settings.columns now, and is not read from version 0.4.0 on",
    "posts: settings.rows[0].heading is settings.rows[0].title now, and is not read from version 0.4.0 on",
  ]);
});

it("names what nothing reads, with the name that is nearest", async () => {
  expect(await check({ colums: 2 })).toEqual([
    'posts: settings.colums is ignored: nothing reads it; did you mean "columns"?',
  ]);
  expect(await check({}, { widgets: ["post"], attributes: ["data-widget-when"] })).toEqual([
    'post: no widget has this name; did you mean "posts"?',
    expect.stringContaining("data-widget-when is no attribute of Islet's"),
  ]);
});

it("names wrong values, but not of what code makes", async () => {
  expect(await check({ columns: 12 })).toEqual([
    "posts: settings.columns must be a number from 0 to 9, not 12",
  ]);
  expect(await check({ columns: 111, per_row: 111 }, { isPartial: true })).toEqual([
    "posts: settings.per_row is settings.columns now, and is not read from version 0.4.0 on",
  ]);
});

it("of a block, names what was renamed and nothing of WordPress's own", async () => {
  expect(await check({ per_row: 2, className: "wide" }, { isBlock: true, attributes: [] })).toEqual([
    "posts: attributes.per_row is attributes.columns now, and is not read from version 0.4.0 on",
  ]);
  expect(await check({}, { widgets: ["posts-item"], isBlock: true, attributes: [] })).toEqual([]);
});
