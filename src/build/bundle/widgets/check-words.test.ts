import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  choice,
  count,
  dateTime,
  group,
  list,
  optional,
  responsive,
  selector,
  text,
  toggle,
} from "#runtime/controls.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import { defineWidget } from "#runtime/widget.ts";
import type { AnyEditor } from "./any-words.ts";
import { checkWords } from "./check-words.ts";
import { describeWidgets } from "./manifest-widgets.ts";

const settings = z.object({
  endDate: optional(dateTime()),
  isOn: toggle(),
  effect: responsive(choice(["fade", "slide"], "fade")),
  duration: count({ default: 1 }),
  label: text("Days", 20),
  rows: list(group({ name: text("", 20), size: count({ default: 1 }) })),
  roles: list(text("", 20)),
  place: group({ box: selector("") }),
});

const about = "What this setting does.";

const editor: EditorWords<z.infer<typeof settings>> = {
  title: "Probe",
  about: "What visitors get from it.",
  icon: "clock",
  keywords: ["probe"],
  category: "effects",
  place: "element",
  content: "none",
  initial: { endDate: { inDays: 7 } },
  groups: { main: "Main" },
  settings: {
    endDate: { title: "End", about, group: "main" },
    isOn: { title: "On", about, group: "main" },
    effect: { title: "Effect", about, group: "main", labels: { fade: "Fade", slide: "Slide" } },
    duration: { title: "Duration", about, group: "main", step: 0.5, when: { isOn: true } },
    label: {
      title: "Label",
      about,
      group: "main",
      readBy: "visitors",
      name: "words",
      when: { duration: { not: [0, 2] } },
    },
    rows: {
      title: "Rows",
      about,
      group: "main",
      itemTitle: "name",
      item: {
        name: { title: "Name", about, readBy: "code" },
        size: { title: "Size", about, when: { name: "a" } },
      },
    },
    roles: { title: "Roles", about, group: "main", item: { title: "Role", about, readBy: "code" } },
    place: {
      title: "Place",
      about,
      group: "main",
      forPresets: true,
      fields: { box: { title: "The box", about } },
    },
  },
};

const example = {
  title: "One",
  settings: { end_date: 1, is_on: true, effect: "fade", duration: 2, label: "a" },
};
const other = {
  title: "Two",
  settings: { effect: "slide", rows: [{ name: "a", size: 1 }], roles: ["a"], place: { box: "p" } },
};
const widget = defineWidget({ name: "probe", settings, enhance() {} });

const described = () => describeWidgets({ probe: { widget, editor, examples: [example, other] } })["probe"]!;
const controlOf = (key: string) => described().controls.find((control) => control.key === key);

it("the manifest has the words of every setting, at any depth, in its control", () => {
  const { settings: _settings, ...aboutWidget } = editor;
  expect(described().editor).toEqual({ ...aboutWidget, initial: { end_date: { inDays: 7 } }, preview: {} });
  expect(controlOf("effect")).toMatchObject({
    ...{ title: "Effect", about, group: "main", responsive: true },
    options: [
      { value: "fade", label: "Fade" },
      { value: "slide", label: "Slide" },
    ],
  });
  expect(controlOf("duration")).toMatchObject({ step: 0.5, when: { is_on: true } });
  expect(controlOf("rows")).toMatchObject({
    itemTitle: "name",
    fields: [{ words: false }, { when: { name: "a" } }],
  });
  expect(controlOf("roles")?.item).toMatchObject({ title: "Role", words: false });
  expect(controlOf("place")).toMatchObject({ givenBy: "presets", fields: [{ title: "The box" }] });
});

it("a condition in the manifest holds what its settings depend on themselves", () => {
  expect(controlOf("label")).toMatchObject({
    ...{ words: true, name: "words", when: { is_on: true, duration: { not: [0, 2] } } },
  });
});

/** A change of the words as a value that no type holds back. */
const changed = (change: (words: never) => void, exampleCount = 1) => {
  const words = structuredClone(editor) as unknown as AnyEditor;
  change(words as never);
  return () => checkWords("probe", { settings, editor: words }, exampleCount);
};

const setting = (name: string, fields: object) => (words: { settings: Record<string, object> }) => {
  words.settings[name] = { ...words.settings[name], ...fields };
};

describe("words that no output could use are refused", () => {
  it("those that say everything pass", () => expect(changed(() => {})).not.toThrow());

  it.each<[string, (words: never) => void, string]>([
    [
      "a control without words",
      (words: { settings: object }) => Reflect.deleteProperty(words.settings, "isOn"),
      "isOn has no title",
    ],
    ["a control without a title", setting("isOn", { title: " " }), "isOn has no title"],
    ["a control without a sentence", setting("isOn", { about: "On" }), "isOn has no sentence"],
    ["words of no setting", setting("isOff", { title: "Off" }), "isOff is no setting"],
    [
      "a choice without a label",
      setting("effect", { labels: { fade: "Fade" } }),
      'effect has no label of "slide"',
    ],
    ["a label of no value", setting("effect", { labels: { fade: "F", slide: "S", spin: "S" } }), '"spin"'],
    [
      "a text that does not say who reads it",
      setting("label", { readBy: undefined }),
      "label does not say who reads it",
    ],
    ["a step that is none", setting("duration", { step: 0 }), "duration has a `step`"],
    ["a group without a title", setting("isOn", { group: "more" }), 'isOn is in the group "more"'],
    ["a setting without a group", setting("isOn", { group: undefined }), "isOn is in the group"],
    [
      "a group without settings",
      (words: { groups: object }) => Reflect.set(words.groups, "none", "None"),
      'group "none"',
    ],
    ["a setting of a group without a title", setting("place", { fields: {} }), "place.box has no title"],
    ["an item without words", setting("roles", { item: undefined }), "roles[].item has no title"],
    ["a row without a title", setting("rows", { itemTitle: "other" }), "itemTitle must name a control"],
    ["a row that is a point of nothing", setting("rows", { pointOn: "label" }), "for its `pointOn`"],
  ])("%s", (_what, change, fault) => expect(changed(change as never)).toThrow(fault));

  it.each<[string, object, string]>([
    ["without a name of its own", { name: "new" }, 'the variation "new" needs a name'],
    ["with the title of the widget", { title: "Probe" }, "has no title of its own"],
    ["without a sentence", { about: "Other" }, "has no sentence"],
    ["with values of no setting", { initial: { isOff: true } }, "has isOff, which is no setting"],
  ])("a variation %s", (_what, fields, fault) => {
    const variation = { name: "other", title: "Other", about, initial: { isOn: true } };
    const put = (one: object) => (words: never) => {
      Reflect.set(words, "title", "Probe");
      Reflect.set(words, "variations", [one]);
    };
    expect(changed(put(variation))).not.toThrow();
    expect(changed(put({ ...variation, ...fields }))).toThrow(fault);
  });

  it.each<[string, object, string]>([
    ["that names no setting beside it", { duration: { when: { name: "a" } } }, "depends on name"],
    [
      "with a value that it cannot have",
      { duration: { when: { isOn: "yes" } } },
      'isOn with the value "yes"',
    ],
    ["with a setting of several values", { duration: { when: { effect: "fade" } } }, "depends on effect"],
    [
      "that goes in a circle",
      { isOn: { when: { label: "a" } } },
      "isOn depends on itself; duration depends on itself; label depends on itself",
    ],
  ])("a condition %s", (_what, fields, fault) => {
    const change = (words: never) =>
      Object.entries(fields).forEach(([name, field]) => setting(name, field as object)(words));
    expect(changed(change)).toThrow(fault);
  });

  it.each(["id", "class_name", "style", "lock", "metadata", "align", "anchor"])("the name %s", (name) => {
    expect(changed(setting("label", { name }) as never)).toThrow("outputs reserve");
  });

  it.each<[string, object, string]>([
    ["title", { title: "" }, "no title"],
    ["sentence", { about: "" }, "no sentence"],
    ["icon", { icon: "" }, "no icon"],
    ["keywords", { keywords: [] }, "no keywords"],
    ["category", { category: undefined }, 'category "undefined" is none of shop, menus'],
    ["known category", { category: "games" }, 'category "games" is none of'],
    ["place", { place: undefined }, "no place"],
    ["content", { content: undefined }, "does not say what is inside"],
  ])("a widget without a %s", (_what, fields, fault) => {
    expect(changed((words) => Object.assign(words, fields))).toThrow(fault);
  });

  it("an element without an example", () =>
    expect(changed(() => {}, 0)).toThrow("an element needs an example"));
});
