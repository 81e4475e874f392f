import { expect, it } from "vitest";
import { findMarkers } from "./find-markers.ts";

const markersIn = (text: string) => findMarkers(text).markers;

it("finds the markers of plain HTML, with their lines", () => {
  const text = `<main>\n<div data-widget="tabs  lightbox" data-widget_type="x" data-settings='{"items":[]}' data-widget-on="idle"></div>
<template><p data-widget="countdown"></p></template></main>`;
  expect(markersIn(text)).toEqual([
    {
      line: 2,
      widgets: ["tabs", "lightbox"],
      settings: { items: [] },
      isPartial: false,
      isBlock: false,
      attributes: ["data-widget-on"],
    },
    {
      line: 3,
      widgets: ["countdown"],
      settings: {},
      isPartial: false,
      isBlock: false,
      attributes: [],
    },
  ]);
});

it("code of many lines does not move the lines of what follows", () => {
  const text = `<?php\n/* A page. */\nget_header();\n?>\n<div data-widget="tabs" data-settings='{"active": {{\n a \n}} }'></div>`;
  expect(markersIn(text)).toMatchObject([{ line: 5, settings: { active: expect.any(Number) } }]);
});

it.each([
  [
    "Liquid",
    `<div data-widget="countdown" data-settings='{"end_date": {{ section.settings.end | json }}}'></div>`,
  ],
  [
    "Twig",
    `{% if a > 1 %}<div data-widget="countdown" data-settings='{"end_date": "{{ end }}"}'></div>{% endif %}`,
  ],
  [
    "PHP",
    `<?php if ( $a > 1 ) : ?><div data-widget="countdown" data-settings='{"end_date": <?= $end ?>}'></div>`,
  ],
  [
    "EJS",
    `<% if (a > 1) { %><div data-widget="countdown" data-settings='{"end_date": <%- end %>}'></div><% } %>`,
  ],
  ["JavaScript", 'html`<div data-widget="countdown" data-settings=\'{"end_date": ${end}}\'></div>`'],
])("%s: names of settings whose values code makes", (_, text) => {
  const [marker] = markersIn(text);
  expect(Object.keys(marker?.settings ?? {})).toEqual(["end_date"]);
  expect(marker?.isPartial).toBe(true);
});

it.each([
  [`<?php\n// A theme's.\necho '<div data-widget="tabs" data-settings=\\'{"active":2}\\'></div>';`, 3],
  [`<p></p>\n<?php echo "<div data-widget=\\"tabs\\" data-settings='{\\"active\\":2}'></div>"; ?>`, 2],
])("PHP: markers in its texts, %j", (text, line) => {
  expect(markersIn(text)).toMatchObject([{ widgets: ["tabs"], settings: { active: 2 }, line }]);
});

it("blocks of a pattern", () => {
  expect(
    markersIn('<!-- wp:islet/countdown {"per_row":2} /-->\n<!-- wp:paragraph {"a":1} -->'),
  ).toMatchObject([
    { widgets: ["countdown"], settings: { per_row: 2 }, isBlock: true, isPartial: false, line: 1 },
  ]);
});

it.each([
  `<div data-widget="tabs" data-settings="<?= esc_attr( wp_json_encode( $settings ) ) ?>"></div>`,
  `<?php echo '<div data-widget="tabs" data-settings="' . esc_attr( $json ) . '"></div>';`,
  `<div data-widget="tabs" data-settings={JSON.stringify(settings)}></div>`,
])("settings that code alone makes are counted: %s", (text) => {
  expect(findMarkers(text)).toEqual({ markers: [], unread: 1 });
});

it("code that never ends, and a great many beginnings, take no long time and hide nothing before them", () => {
  const text = `<div data-widget="tabs"></div>${"{{ <% ${ {% ".repeat(50_000)}`;
  expect(markersIn(text)).toMatchObject([{ widgets: ["tabs"] }]);
});

it("what is opened and never closed takes no more than its length", () => {
  const text = `${"<b><a><p>".repeat(20_000)}<div data-widget="tabs"></div>`;
  expect(markersIn(text)).toMatchObject([{ widgets: ["tabs"] }]);
});

it("names that code makes are none", () => {
  const text = `<?php echo '<div data-widget="' . esc_attr( $name ) . '">'; ?><div data-widget="tabs {{ more }}"></div>`;
  expect(markersIn(text).flatMap(({ widgets }) => widgets)).toEqual(["tabs"]);
});
