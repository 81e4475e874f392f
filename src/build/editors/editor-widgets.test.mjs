import { describe, expect, it } from "vitest";
import { editorWidgets } from "./editor-widgets.mjs";

const widget = (settings, editor = {}, more = {}) => ({
  kind: "enhancer",
  examples: [],
  ...more,
  settings,
  editor: {
    ...{ title: "Title", about: "What it does.", icon: "clock", keywords: [], groups: { one: "One" } },
    ...{ place: "element", content: "none" },
    ...editor,
  },
});
const controlsOf = (properties, required = []) =>
  editorWidgets({ widgets: { a: widget({ properties, required }) } }).a.controls;

describe("what site editors place", () => {
  it("leaves out what only presets and the page configuration place or fill in", () => {
    const widgets = editorWidgets({
      widgets: { a: widget({}, { place: "site" }), b: widget({}, { place: { extends: ["button"] } }) },
    });
    expect(Object.keys(widgets)).toEqual(["b"]);
    expect(widgets.b).toMatchObject({ place: "extends", extends: ["button"] });
    expect(
      controlsOf({
        a: { "x-control": "text", title: "A" },
        skin: { title: "Skin", "x-for-presets": true },
        hosts: { title: "Hosts", "x-from-page": true },
      }).map(({ key }) => key),
    ).toEqual(["a"]);
  });

  it("gives each value of a choice its label, also inside of a list", () => {
    const choice = {
      "x-control": "choice",
      enum: ["hide"],
      title: "Action",
      "x-labels": { hide: "Hide it" },
    };
    const [list] = controlsOf({
      rows: {
        title: "Rows",
        items: { properties: { type: choice }, required: ["type"] },
        "x-item-title": "type",
      },
    });
    expect(list).toMatchObject({ control: "list", itemTitle: "type" });
    expect(list.fields[0]).toMatchObject({
      required: true,
      options: [{ value: "hide", label: "Hide it" }],
    });
  });

  it("takes kind and limits of a responsive setting from its base", () => {
    const [control] = controlsOf({
      offset: {
        title: "Distance",
        properties: { desktop: { "x-control": "pixels", minimum: 0, maximum: 1e9, unit: "px", default: 0 } },
        "x-responsive": true,
      },
    });
    expect(control).toEqual({
      ...{ key: "offset", name: "offset", control: "pixels", title: "Distance" },
      ...{ default: 0, min: 0, unit: "px", responsive: true },
    });
  });

  it("shows a widget with the first example of which every setting has a control", () => {
    const settings = { properties: { a: { "x-control": "text", title: "A" } } };
    const examples = [{ settings: { skin: {} } }, { settings: { a: "x" } }];
    expect(editorWidgets({ widgets: { a: widget(settings, {}, { examples }) } }).a.example).toEqual({
      a: "x",
    });
  });
});
