/**
 * @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts"
 * @import { SectionSchema } from "./check-section.mjs"
 * @import { ThemeSetting } from "./settings.mjs"
 */
import { describe, expect, it } from "vitest";
import { sectionMistakes } from "./check-section.mjs";
import { entriesOf } from "./json-entries.mjs";
import { settingsOf } from "./settings.mjs";
import { shopifyFiles } from "./shopify.mjs";
import { visibleIf } from "./visible-if.mjs";

const OWNER = { owner: "section.settings" };
/** @param {string} kind @param {Partial<EditorControl>} more @returns {EditorControl} */
const control = (kind, more = {}) => ({ key: "a", name: "a", control: kind, title: "A", ...more });
/** @param {EditorControl[]} controls @param {Partial<EditorWidget>} more @returns {EditorWidget} */
const widget = (controls, more = {}) => ({
  ...{ name: "one", title: "One", about: "Does it.", icon: "clock", keywords: [], groups: [] },
  ...{ kind: "enhancer", place: "element", content: "none", controls, example: {}, ...more },
});
/** @param {EditorControl} one */
const settingOf = (one) => settingsOf([one], OWNER)[0];
/** @param {EditorControl} one */
const liquidOf = (one) => entriesOf([one], OWNER).trim();
/** @param {string | undefined} file @returns {SectionSchema} */
const schemaOf = (file) => JSON.parse(/\{% schema %\}([^]*)\{% endschema %\}/.exec(file ?? "")?.[1] ?? "");

describe("settings of a section", () => {
  it("shows a number as a slider where its steps and its default allow one", () => {
    const percent = { min: 0, max: 100, unit: "%", default: 50 };
    expect(settingOf(control("percent", percent))).toMatchObject({
      type: "range",
      step: 1,
      unit: "%",
      default: 50,
    });
    expect(settingOf(control("percent", { ...percent, max: 101 }))).toMatchObject({ type: "number" });
    expect(
      settingOf(control("seconds", { min: 0, max: 10, step: 0.1, unit: "s", default: 1.2 })),
    ).toMatchObject({
      type: "range",
      step: 0.1,
    });
    expect(
      settingOf(control("pixels", { min: 0, max: 2_000, unit: "px", default: 640, about: "Width." })),
    ).toEqual({
      ...{ type: "number", id: "a", label: "A", default: 640, info: "Width. In pixels. From 0 to 2000." },
    });
    expect(settingOf(control("count", { min: 0, max: 9 }))).not.toHaveProperty("default");
  });

  it("leaves out defaults that Shopify refuses: empty texts and addresses", () => {
    expect(settingOf(control("text", { default: "" }))).not.toHaveProperty("default");
    expect(settingOf(control("url", { default: "/a" }))).not.toHaveProperty("default");
  });

  it("shows several choices as checkboxes, a group below its title, and a list of texts as one text", () => {
    const options = ["h2", "h-3"].map((value) => ({ value, label: value }));
    const group = control("group", {
      fields: [control("choices", { key: "b", name: "b", options, default: ["h2"] })],
    });
    expect(
      settingsOf([group, control("list", { key: "c", name: "c", item: control("text") })], OWNER),
    ).toEqual([
      { type: "header", content: "A" },
      { type: "checkbox", id: "a_b_h2", label: "A: h2", default: true },
      { type: "checkbox", id: "a_b_h_3", label: "A: h-3", default: false },
      { type: "text", id: "c", label: "A", info: "Several have commas between them." },
    ]);
  });
});

describe("when a setting is shown", () => {
  const siblings = ["a", "b", "c"].map((key) => control("text", { key, name: `${key}_name` }));
  /** @param {EditorControl["when"]} when */
  const shown = (when) => visibleIf(when, siblings, ({ name }) => `section.settings.${name}`);

  it("says values, alternatives and what a value is not, alternatives last: Liquid reads from the right", () => {
    expect(shown(undefined)).toBeUndefined();
    expect(shown({ a: ["x", "y"], b: true, c: { not: 0 } })).toBe(
      "{{ section.settings.b_name == true and section.settings.c_name != 0 and section.settings.a_name == 'x' or section.settings.a_name == 'y' }}",
    );
    expect(() => shown({ a: ["x", "y"], b: ["x", "y"] })).toThrow("two conditions");
  });
});

describe("what a section prints", () => {
  it("prints what differs from its default, as JSON", () => {
    expect(liquidOf(control("toggle", { default: true }))).toBe(
      '{%- if section.settings.a != true -%},"a":{{ section.settings.a | json }}{%- endif -%}',
    );
    expect(liquidOf(control("text", { default: "It's" }))).toContain(
      `{%- if section.settings.a != "It's" -%}`,
    );
    expect(liquidOf(control("count", { default: 3 }))).toContain("!= blank and section.settings.a != 3");
    expect(() => liquidOf(control("text", { default: `'"` }))).toThrow("cannot spell");
  });

  it("makes each block of a list a row", () => {
    const rows = control("list", { fields: [control("url", { key: "b", name: "b" })] });
    const file = shopifyFiles({ one: widget([rows]) })["sections/islet-one.liquid"];
    expect(file).toContain("{%- if block.type == 'a' -%}");
    expect(file).toContain('"b":{{ block.settings.b | json }}');
    expect(schemaOf(file).blocks).toEqual([
      { type: "a", name: "A", settings: [{ type: "url", id: "b", label: "A" }] },
    ]);
  });

  it("prints what visitors without JavaScript see, and keeps that out of the settings", () => {
    const text = control("text", { printed: true });
    const file = shopifyFiles({
      one: widget([text, control("text", { key: "b", name: "b" })], {
        content: "printed",
        template: [{ element: "p", children: [{ value: { path: ["a"] }, place: "text" }] }],
      }),
    })["sections/islet-one.liquid"];
    expect(file).toContain("<p>{{ section.settings.a | escape }}</p>");
    expect(file).toContain('"b":');
    expect(file).not.toContain('"a":{{');
  });

  it("has a rich text where the widget itself holds content", () => {
    const file = shopifyFiles({
      one: widget([control("multiline", { key: "text", name: "text", printed: true })], {
        ...{ content: "printed", template: [{ element: "div", children: [{ inner: "" }] }] },
        initial: { text: "Open today" },
      }),
    })["sections/islet-one.liquid"];
    expect(file).toContain("<div>{{ section.settings.text }}</div>");
    expect(schemaOf(file).settings?.map(({ id, type }) => [id, type])).toEqual([["text", "richtext"]]);
    expect(schemaOf(file).presets).toEqual([{ name: "One", settings: { text: "<p>Open today</p>" } }]);
  });

  it("has blocks at once, whose text is rich where rows hold content", () => {
    const fields = ["title", "text"].map((key) => control("text", { key, name: key, title: key }));
    const file = shopifyFiles({
      one: widget([control("list", { fields, printed: true })], {
        ...{ content: "printed", template: [{ each: ["a"], as: "row", body: [{ inner: "row" }] }] },
        initial: { a: [{ title: "First", text: "One" }] },
      }),
    })["sections/islet-one.liquid"];
    expect(schemaOf(file).blocks?.[0]?.settings?.map(({ id, type }) => [id, type])).toEqual([
      ["title", "text"],
      ["text", "richtext"],
    ]);
    expect(schemaOf(file).presets).toEqual([
      { name: "One", blocks: [{ type: "a", settings: { title: "First", text: "<p>One</p>" } }] },
    ]);
  });

  it("has no setting that chooses posts of another system, and prints nothing of what such a system gives", () => {
    const chooses = { printed: /** @type {const} */ (true), chooses: /** @type {const} */ (true) };
    /** @type {import("#runtime/template/template.ts").Template} */
    const template = [
      {
        cases: [
          {
            when: { tests: [{ path: ["next"], type: "text" }] },
            body: [{ element: "p", children: [{ value: { path: ["next"] }, place: "text" }] }],
          },
        ],
      },
    ];
    const order = control("choice", { key: "order", name: "order", options: [], ...chooses });
    const file = shopifyFiles({ one: widget([order], { content: "printed", template }) })[
      "sections/islet-one.liquid"
    ];
    expect(schemaOf(file).settings).toEqual([]);
    expect(file).toContain("{% if nil != blank %}<p>{{ nil | escape }}</p>{% endif %}");
  });

  it("leaves out what few need, at every depth", () => {
    const inner = [control("text", { key: "b", name: "b", advanced: true }), control("text")];
    const controls = [
      control("text", { advanced: true }),
      control("group", { key: "g", name: "g", fields: inner }),
    ];
    const file = shopifyFiles({ one: widget(controls) })["sections/islet-one.liquid"];
    expect(schemaOf(file).settings.flatMap(({ id }) => id ?? [])).toEqual(["g_a"]);
    expect(file).not.toContain("g_b");
  });

  it("a new section has what makes it work at once, as far as that is no moment", () => {
    const controls = [control("count", { key: "to", name: "to_value" }), control("date-time")];
    const one = widget(controls, { initial: { to: 100, a: { inDays: 7 } } });
    const file = shopifyFiles({ one })["sections/islet-one.liquid"];
    expect(schemaOf(file).presets).toEqual([{ name: "One", settings: { to_value: 100 } }]);
  });

  it("holds blocks of the theme in a widget with something inside, which its starter puts on the element", () => {
    const one = widget([control("text")], { content: "inner" });
    const two = widget([control("text"), control("text", { key: "b", name: "b" })], {
      ...{ name: "two", startsWith: "one", place: "starts-with" },
    });
    const files = shopifyFiles({ one, two });
    const file = files["sections/islet-one.liquid"];
    expect(Object.keys(files)).toEqual([
      "snippets/islet.liquid",
      "snippets/islet-address.liquid",
      "sections/islet-one.liquid",
    ]);
    expect(file).toContain('<section data-islet-opens data-widget="two" data-widget-key="{{ section.id }}"');
    expect(file).toContain("{%- content_for 'blocks' -%}");
    expect(schemaOf(file).settings.map(({ id }) => id)).toEqual(["content", "a", "b"]);
    expect(schemaOf(file).blocks).toEqual([{ type: "@theme" }, { type: "@app" }]);
  });
});

describe("the check of a section", () => {
  /** @param {ThemeSetting[]} settings @param {Partial<SectionSchema>} more @returns {SectionSchema} */
  const schema = (settings, more = {}) => ({ name: "One", settings, ...more });
  const text = { type: "text", id: "a", label: "A" };
  const range = { type: "range", id: "a", label: "A", min: 0, max: 10, step: 1, default: 5 };

  it.each([
    ["unknown type", [{ ...text, type: "slider" }], "has the type slider"],
    ["id", [{ ...text, id: "a-b" }], "has an id of other characters"],
    ["same id twice", [text, text], "a is there twice"],
    ["label", [{ ...text, label: "" }], "has no label"],
    ["empty default", [{ ...text, default: "" }], "has an empty default"],
    ["default's type", [{ ...text, type: "checkbox", default: "yes" }], "has a default of another type"],
    ["address", [{ ...text, type: "url", default: "/a" }], "cannot have a default"],
    ["steps", [{ ...range, max: 101 }], "has 102 steps, at most 101"],
    ["few steps", [{ ...range, max: 1, default: 1 }], "has less than 3 steps"],
    ["step", [{ ...range, step: 0.25 }], "has a step of more than one decimal"],
    ["default's step", [{ ...range, step: 2 }], "has a default that is none of its steps"],
    ["unit", [{ ...range, unit: "seconds" }], "has a unit of more than 3 characters"],
    ["options", [{ ...text, type: "select", options: [] }], "has no options"],
    [
      "option",
      [{ ...text, type: "select", options: [{ value: "x", label: "X" }], default: "y" }],
      "is none of its values",
    ],
    [
      "condition",
      [{ ...text, visible_if: "{{ section.settings.b == true }}" }],
      "shown by b, which is not there",
    ],
    ["condition's object", [{ ...text, visible_if: "{{ block.settings.a == true }}" }], "shown by block"],
  ])("finds a wrong %s", (_what, settings, mistake) => {
    expect(sectionMistakes(schema(settings)).join("; ")).toContain(mistake);
  });

  it("finds more settings than Shopify advises", () => {
    const many = Array.from({ length: 41 }, (_, index) => ({ ...text, id: `a${index}` }));
    expect(sectionMistakes(schema(many))).toEqual(["it has 41 settings, at most 40 are advised"]);
    expect(sectionMistakes(schema(many.slice(1)))).toEqual([]);
  });

  it("finds names that are too long, and blocks that cannot stand beside each other", () => {
    const block = { type: "a", name: "A", settings: [{ ...text, id: "1" }] };
    const mistakes = sectionMistakes(
      schema([text], { name: "x".repeat(26), blocks: [block, { type: "@theme" }] }),
    );
    expect(mistakes).toEqual([
      `the name ${"x".repeat(26)} is too long`,
      "block a: 1 has an id of other characters than a-z, 0-9 and _",
      "the section's own blocks cannot stand beside the theme's",
    ]);
    expect(
      sectionMistakes(
        schema(
          [text, range, { type: "header", content: "B" }].map((one, index) => ({ ...one, id: `a${index}` })),
        ),
      ),
    ).toEqual([]);
  });
});
