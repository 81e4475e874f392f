import { describe, expect, it } from "vitest";
import { readTemplate } from "./read-template.mjs";

/** @import { EditorControl } from "#outputs/controls/editor-widget.ts" */

/** @param {string} key @param {string} control @param {Partial<EditorControl>} [more] @returns {EditorControl} */
const control = (key, control, more = {}) => ({ key, name: key, title: key, control, ...more });
const controls = [
  control("title", "text"),
  control("end_date", "date-time"),
  control("link", "url"),
  control("count", "count"),
  control("is_on", "toggle"),
  control("look", "choice", { options: [{ value: "plain", label: "Plain" }] }),
  control("offset", "pixels", { responsive: true }),
  control("names", "list", { item: control("item", "text") }),
  control("rows", "list", {
    fields: [control("label", "text"), control("inner_rows", "list", { fields: [] })],
  }),
];

/** @param {string} source */
const read = (source) => readTemplate(source, { file: "markup.liquid", controls });
/** @param {string} name */
const value = (name) => ({ value: { path: [name] }, place: "text" });

describe("a template", () => {
  it("is elements with attributes, texts and values, each with the place that it is escaped for", () => {
    expect(read('<p class="a {{ look }}">{{ title }} &amp; <a href="{{ link }}">x</a></p>')).toEqual([
      {
        element: "p",
        attributes: [{ name: "class", parts: ["a ", { value: { path: ["look"] }, place: "attribute" }] }],
        children: [
          value("title"),
          " & ",
          {
            element: "a",
            attributes: [{ name: "href", parts: [{ value: { path: ["link"] }, place: "address" }] }],
            children: ["x"],
          },
        ],
      },
    ]);
    expect(read('<a href="/s?q={{ title | url_encode }}#{{ title }}"></a>')[0]).toMatchObject({
      attributes: [{ parts: ["/s?q=", { place: "part" }, "#", { place: "attribute" }] }],
    });
  });

  it("is laid out by lines that print nothing beside tags and at the ends of elements, else one line or space", () => {
    expect(read("<ul>\n  {% for row in rows %}\n    <li>a</li>\n  {% endfor %}\n</ul>")).toEqual([
      {
        element: "ul",
        children: [{ each: ["rows"], as: "row", body: [{ element: "li", children: ["a"] }] }],
      },
    ]);
    expect(read("<p>a</p>\n\n<p>b  c</p> {{ title }}")).toEqual([
      { element: "p", children: ["a"] },
      "\n",
      { element: "p", children: ["b c"] },
      " ",
      value("title"),
    ]);
  });

  it("asks for the opposite where it says unless", () => {
    const first = { path: ["title"], type: "text" };
    const second = { path: ["count"], type: "number", is: 2 };
    expect(read("{% unless title and count == 2 %}x{% else %}y{% endunless %}")).toEqual([
      {
        cases: [
          {
            when: {
              tests: [
                { ...first, not: true },
                { ...second, not: true },
              ],
              any: true,
            },
            body: ["x"],
          },
        ],
        otherwise: ["y"],
      },
    ]);
    expect(read("{% unless count != 2 %}x{% endunless %}")).toEqual([
      { cases: [{ when: { tests: [second] }, body: ["x"] }] },
    ]);
  });

  it("names a value, or another one where that is empty, and the place of what is put inside of a row", () => {
    expect(read("{% assign shown = title | default: page.title %}{{ shown }}")).toEqual([
      { assign: "shown", path: ["title"], or: ["page", "title"] },
      { value: { path: ["assigned", "shown"] }, place: "text" },
    ]);
    expect(read("{% for row in rows %}{{ row.inner }}{% endfor %}{{ inner }}")).toEqual([
      { each: ["rows"], as: "row", body: [{ inner: "row" }] },
      { inner: "" },
    ]);
  });

  it("says in which line something is wrong", () => {
    expect(() => read("<p>\n{{ nothing }}\n</p>")).toThrow(
      "markup.liquid:2: nothing is no setting; there are title",
    );
    expect(() => read("<p>\n\n<b></p>")).toThrow(/^markup\.liquid:3: /);
  });
});

describe("a template is refused with", () => {
  it.each([
    ["a value outside of quotes", "<a href={{ link }}>x</a>", "is not part"],
    ["single quotes", "<a href='{{ link }}'>x</a>", "is not part"],
    ["a value in a name", '<p data-{{ title }}="x"></p>', "no attribute"],
    ["a script", "<script>{{ title }}</script>", "is not part"],
    ["an element that loads another page", '<iframe src="{{ link }}"></iframe>', "no <iframe>"],
    ["an inline handler", '<p onclick="{{ title }}"></p>', "no attribute onclick"],
    ["inline styles", '<p style="left:{{ count }}px"></p>', "no attribute style"],
    ["an attribute twice", '<p title="a" title="{{ title }}"></p>', "title is there twice"],
    ["a form that a setting leads elsewhere", '<form action="{{ link }}"></form>', "address of the page"],
    ["code laid out by lines", "<pre>\n  <code>{{ title }}</code>\n</pre>", "stands in one line"],
    ["code that a line break could begin", "<pre>{{ title }}</pre>", "begins with an element"],
    ["a marker", '<p data-widget="{{ title }}"></p>', "no attribute data-widget"],
    ["a filter that does not exist", "{{ title | upcase }}", "no filter upcase"],
    ["two filters", "{{ title | url_encode | url_encode }}", "one filter"],
    ["a moment without a filter", "{{ end_date }}", "is a moment"],
    ["a filter of another kind", "{{ title | date }}", "no filter date"],
    ["a switch as a text", "{{ is_on }}", "is a toggle"],
    ["a value that differs by device", "{{ offset }}", "by device"],
    ["a tag that does not exist", "{% capture x %}y{% endcapture %}", "capture is not part"],
    ["a loop over texts", "{% for row in names %}{% endfor %}", "has no rows"],
    ["a loop over no list", "{% for row in title %}{% endfor %}", "has no rows"],
    ["a loop with options", "{% for row in rows limit: 2 %}{% endfor %}", "a loop is written"],
    ["a name that an output has", "{% for section in rows %}{% endfor %}", "section is taken"],
    ["a name of a setting", "{% for title in rows %}{% endfor %}", "title is taken"],
    [
      "an assignment in a loop",
      "{% for row in rows %}{% assign a = title | default: title %}{% endfor %}",
      "at the start",
    ],
    ["an assignment of two kinds", "{% assign a = title | default: link %}<p></p>", "of two kinds"],
    ["and beside or", "{% if title and link or count %}{% endif %}", "only and, or only or"],
    ["a comparison that no output knows", "{% if count > 2 %}{% endif %}", "by == or !="],
    ["a comparison with another kind", "{% if count == 'two' %}{% endif %}", "never equals"],
    ["a value that a choice cannot have", "{% if look == 'bold' %}{% endif %}", "is one of plain"],
    ["an address that goes on with a value at its start", '<a href="{{ link }}/x">x</a>', "is one value"],
    [
      "an address whose start a value chooses",
      '<a href="java{{ title | url_encode }}">x</a>',
      "must begin with",
    ],
    ["a part of an address as it is", '<a href="/s?q={{ title }}">x</a>', "needs the filter url_encode"],
    ["url_encode outside of an address", '<p title="{{ title | url_encode }}"></p>', "belongs in an address"],
    ["a text without English", "{{ 'close' }}", "a text is written"],
    ["a character reference that it does not know", "<p>&copy;</p>", "&copy; is none of"],
    ["forloop outside of a loop", "{{ forloop.index }}", "outside of a loop"],
  ])("%s", (_what, source, fault) => {
    expect(() => read(source)).toThrow(fault);
    expect(() => read(source)).toThrow(/^markup\.liquid:1: /);
  });
});
