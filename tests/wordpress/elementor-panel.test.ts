import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EditorControl } from "../../src/outputs/controls/editor-widget.ts";
import { givenByPanel } from "../../src/outputs/wordpress/editor/elementor/given.ts";
import { settingsFor } from "../../src/outputs/wordpress/editor/settings-for.ts";
import { settingsText } from "../../src/outputs/wordpress/editor/settings-text.ts";
import { givenSettings } from "./given-settings.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

type Values = Readonly<Record<string, unknown>>;

interface PanelControl {
  readonly type: string;
  readonly render_type?: string;
  readonly event?: string;
  readonly fills?: string;
  readonly file?: string;
  readonly condition?: Readonly<Record<string, readonly unknown[]>>;
  readonly fields?: Readonly<Record<string, PanelControl>>;
}

const widgets = Object.values(placedWidgets);
const PREFIX = "islet_";
const RUNS = 40;

/** Settings as the builder's controls hold them: those of groups are controls of their own. */
function panelValues(controls: readonly EditorControl[], given: Values, prefix: string): Values {
  const parts = controls.map((control): Values => {
    const name = prefix + control.name;
    const value = given[control.name] ?? given[control.key];
    if (control.control === "group")
      return panelValues(control.fields ?? [], Object(value) as Values, `${name}_`);
    const ofTablet = given[`${control.key}_tablet`];
    return { [name]: value, ...(ofTablet !== undefined && { [`${name}_tablet`]: ofTablet }) };
  });
  return Object.assign({}, ...parts) as Values;
}

describe.skipIf(!hasPhp)("Elementor's panel", () => {
  it("of whatever its controls hold, the server prints what the canvas has", () => {
    const calls = widgets.flatMap((widget) =>
      fc
        .sample(givenSettings(widget, hostileTexts).any, { numRuns: RUNS, seed: 1 })
        .map((given) => ["given", widget.name, panelValues(widget.controls, given, PREFIX), PREFIX] as const),
    );
    const canvas = calls.map(([, name, values]) => {
      const widget = placedWidgets[name] as (typeof widgets)[number];
      const settings = settingsFor(widget, givenByPanel(widget.controls, values, PREFIX));
      return Object.keys(settings).length > 0 ? settingsText(settings) : "{}";
    });
    expect(callPhp(placedWidgets, calls)).toEqual(canvas);
  });

  type Sections = Readonly<Record<string, { readonly controls: Readonly<Record<string, PanelControl>> }>>;
  const names = widgets.map(({ name }) => name);
  /** Of all widgets at once: PHP takes longer to start than to answer. */
  const panels = hasPhp
    ? callPhp(
        placedWidgets,
        names.map((name) => ["panel", name] as const),
      )
    : [];
  const panelOf = (name: string) =>
    Object.values(JSON.parse(panels[names.indexOf(name)] ?? "") as Sections).flatMap(({ controls }) =>
      Object.entries(controls),
    );

  it("an address of the site's own files has a button for them, and is read as it was saved before", () => {
    const buttonOf = (name: string, setting: string) => {
      const panel = panelOf(name);
      const at = panel.findIndex(([key]) => key === setting);
      expect(panel[at]?.[1].type).toBe("url");
      return panel[at + 1]?.[1];
    };
    const button = { type: "button", event: "islet:library" };
    for (const [name, fills, file] of [
      ["video", "islet_video_url", "video"],
      ["animation", "islet_animation_url", "application"],
    ] as const)
      expect(buttonOf(name, fills)).toMatchObject({ ...button, fills, file });
    const saved = ["/a.mp4", { url: "/a.mp4" }, { url: "/a.mp4", id: 7, source: "library" }];
    const read = callPhp(
      placedWidgets,
      saved.map((value) => ["given", "video", { islet_video_url: value }, PREFIX] as const),
    );
    expect(new Set(read)).toEqual(new Set(['{"video_url":"/a.mp4"}']));
  });

  it.each(widgets.filter(({ place }) => place !== "starts-with"))(
    "$name: no control takes a name of the builder's, only what the server prints or no script follows is drawn anew, and conditions name controls",
    ({ name, controls }) => {
      const panel = panelOf(name);
      const names = panel.map(([key]) => key);
      expect(names.filter((key) => !key.startsWith(PREFIX))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      const drawnAnew = controls.filter(({ printed, reprints }) => printed || reprints);
      const templateKeys = drawnAnew.map((control) => PREFIX + control.name);
      for (const [key, { type, render_type: rendered, fields = {} }] of panel) {
        const wanted = templateKeys.includes(key) ? "template" : "none";
        const all = [rendered, ...Object.values(fields).map((field) => field.render_type)];
        if (!/heading|button/.test(type)) expect([key, ...new Set(all)]).toEqual([key, wanted]);
      }
      const asked = panel.flatMap(([, { condition }]) => Object.keys(condition ?? {}));
      expect(asked.map((key) => key.replace(/\[\w+\]|!/g, "")).filter((key) => !names.includes(key))).toEqual(
        [],
      );
      for (const [, { fields = {} }] of panel) {
        const inRow = Object.values(fields).flatMap(({ condition }) => Object.keys(condition ?? {}));
        expect(inRow.map((key) => key.replace("!", "")).filter((key) => !(key in fields))).toEqual([]);
        expect(Object.values(fields).filter(({ type }) => type === "repeater")).toEqual([]);
      }
    },
  );
});

describe("given by the panel", () => {
  const rows = (value: readonly unknown[]) => ({ toJSON: () => value });
  const list = (more: Partial<EditorControl>): EditorControl => ({
    key: "rows",
    name: "rows",
    control: "list",
    title: "Rows",
    ...more,
  });
  const text = (key: string): EditorControl => ({ key, name: key, control: "text", title: key });

  it("a collection of Backbone's is its rows, and its own ids stay out", () => {
    const fields = [text("title")];
    expect(
      settingsFor(
        { controls: [list({ fields })] },
        givenByPanel([list({ fields })], { rows: rows([{ _id: "a", title: "One" }]) }),
      ),
    ).toEqual({ rows: [{ title: "One" }] });
  });

  it("pictures of a gallery are addresses; a list in a row is JSON, and none while it is half typed", () => {
    const pictures = list({ item: { ...text("item"), control: "media" } });
    expect(givenByPanel([pictures], { rows: [{ id: 7, url: "/a.jpg" }] })).toEqual({ rows: ["/a.jpg"] });
    const inRow = list({ fields: [text("at")] });
    expect(givenByPanel([inRow], { rows: '[{"at":"1"}]' })).toEqual({ rows: [{ at: "1" }] });
    expect(givenByPanel([inRow], { rows: '[{"at":' })).toEqual({ rows: [] });
  });
});
