import { afterEach, beforeEach, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import { control } from "#tests/support/block-fields.ts";
import { readTemplate } from "../../../../build/templates/read-template.mjs";
import type { EditorControl, EditorWidget } from "../../../controls/editor-widget.ts";
import { templateHtml } from "./template.ts";

beforeEach(imitateBlockEditor);
afterEach(() => Reflect.deleteProperty(window, "isletBlocks"));

function htmlFor(markup: string, controls: readonly EditorControl[], attributes: object): string {
  const template = readTemplate(markup, { file: "a", controls });
  const widget: EditorWidget = {
    ...{ name: "a", title: "A", about: "", icon: "clock", keywords: [], place: "element", kind: "island" },
    ...{ content: "printed", template, controls, groups: [], example: {} },
  };
  return templateHtml(widget, { ...attributes }, "one");
}

it("values stand in the template as text, by the names of their attributes, else their defaults", () => {
  const controls = [control("id_of", "text", { name: "own_id" }), control("to", "count", { default: 7 })];
  expect(htmlFor("<p>{{ id_of }}: {{ to }}</p>", controls, { own_id: '<b>"&' })).toBe(
    "<p>&lt;b&gt;&quot;&amp;: 7</p>",
  );
});

it("rows have their defaults, too, and one without what it needs is left out", () => {
  const fields = [
    control("title", "text", { required: true }),
    control("line_count", "count", { name: "lines", default: 3 }),
  ];
  const rows = [{ title: "One" }, { lines: 4 }, { title: "Two", lines: 4 }];
  expect(
    htmlFor(
      '{% for row in items %}<p id="{{ row.id }}">{{ row.title }}: {{ row.line_count }}</p>{% endfor %}',
      [control("items", "list", { fields, default: [] })],
      { items: rows },
    ),
  ).toBe('<p id="one-1">One: 3</p><p id="one-2">Two: 4</p>');
});

it("a moment is written as the site writes dates", () => {
  const html = htmlFor(
    "{% if end %}<time>{{ end | date }}</time>{% endif %}",
    [control("end", "date-time")],
    {
      end: "2026-12-31T10:00",
    },
  );
  expect(html).toBe("<time>on 2026-12-31T10:00</time>");
});

it("has the address of the page that is edited, and its texts in the site's language", () => {
  window.isletBlocks = { widgets: [], elements: {}, texts: { share_copy: "Link <kopieren>" } };
  const html = htmlFor(
    "<a href=\"{{ page.url }}\">{{ page.title }}</a><p>{{ 'share_copy' | t: 'Copy the link' }}</p>",
    [],
    {},
  );
  expect(html).toBe('<a href="/page/">The page</a><p>Link &lt;kopieren&gt;</p>');
});

it.each([
  ["javascript:alert(1)", ""],
  [" java\nscript:alert(1)", ""],
  ["/film.mp4", '<a href="/film.mp4">/film.mp4</a>'],
])("of the address %j is printed what the page prints: %j", (url, expected) => {
  const markup = '{% if url %}<a href="{{ url }}">{{ url }}</a>{% endif %}';
  expect(htmlFor(markup, [control("url", "url")], { url: { url } })).toBe(expected);
});
