import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { isNumber } from "#outputs/controls/is-number.ts";
import { exampleHosts, examplePowers } from "#outputs/gallery/example-hosts.ts";
import { checkSettings } from "#runtime/check-settings.ts";
import { isIslandWidget } from "#runtime/mount/is-island-widget.ts";
import { camel } from "#runtime/page.ts";
import { baseOf, infoOf, itemOf, shapeOf as shapeOfSchema } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import { unknownWords } from "#runtime/when/strategies.ts";
import type { CatalogueEntry, SettingsSchema, Widget } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";
import type { AnyEditor } from "../src/build/bundle/widgets/any-words.ts";
import { checkExamples, type Example } from "../src/build/bundle/widgets/check-examples.ts";
import { checkWords } from "../src/build/bundle/widgets/check-words.ts";
import { describeWidgets } from "../src/build/bundle/widgets/manifest-widgets.ts";
import { replaceSettings } from "../src/outputs/gallery/replace-settings.ts";
import { mountMarkup } from "./support/mount.ts";
import { misstatedDefaults } from "./support/readme-defaults.ts";

/** What the examples need of the page. */
const config = { allowed_hosts: exampleHosts, widget_settings: examplePowers };

type Schema = z.core.$ZodType;

const widgets = Object.entries(catalogue as Readonly<Record<string, CatalogueEntry>>);
const fileOf = (name: string, file: string) =>
  readFileSync(new URL(`../widgets/${name}/${file}`, `file://${process.cwd()}/tests/`), "utf8");

const islands = widgets.filter(([, { kind }]) => kind === "island").map(([name]) => name);
// Enhancers are the same with either engine.
const names = process.env["ISLET_ENGINE"] === "preact" ? islands : widgets.map(([name]) => name);

const load = async (name: string): Promise<Widget> => {
  const { default: widget } = await (catalogue as Readonly<Record<string, CatalogueEntry>>)[name]!.load();
  return widget;
};
/** The words of a widget for editors. */
const editorOf = async (name: string) => {
  const { editor } = (await import(`../widgets/${name}/editor.ts`)) as { editor: AnyEditor };
  return editor;
};
const examplesOf = (name: string): Example[] =>
  existsSync(`widgets/${name}/examples.json`) ? (JSON.parse(fileOf(name, "examples.json")) as Example[]) : [];
/** The schema of what a server prints of a widget besides its settings. */
const contentOf = async (name: string) =>
  existsSync(`widgets/${name}/content.ts`)
    ? ((await import(`../widgets/${name}/content.ts`)) as { content: SettingsSchema }).content
    : z.object({});
/** All that the build knows of a widget. */
async function describedOf(name: string) {
  const [widget, editor, content] = await Promise.all([load(name), editorOf(name), contentOf(name)]);
  const markup = existsSync(`widgets/${name}/markup.liquid`) && fileOf(name, "markup.liquid");
  const known = { widget, editor, content, examples: examplesOf(name), ...(markup && { markup }) };
  return describeWidgets({ [name]: known })[name]!;
}
/** The settings of a widget, and its content. */
const allOf = async (name: string) =>
  z.object({ ...(await contentOf(name)).shape, ...(await load(name)).settings.shape });
const shapeOf = ({ settings }: Pick<Widget, "settings">) =>
  settings.shape as Readonly<Record<string, Schema>>;

/** A value that every control rejects. */
const WRONG = [[[1]]];

/** The fixture with fields of this widget's settings replaced, in snake_case or camelCase. */
function fixtureWith(
  name: string,
  fields: Readonly<Record<string, unknown>>,
): { html: string; hosts: number } {
  const page = document.createElement("div");
  page.innerHTML = fileOf(name, "fixture.html");
  const hosts = [...page.querySelectorAll(`[data-widget~="${name}"]`)];
  for (const host of hosts) {
    const settings = JSON.parse(host.getAttribute("data-settings") ?? "{}") as Record<string, unknown>;
    const kept = Object.entries(settings).filter(([key]) => !(snakeCase(camel(key)) in fields));
    host.setAttribute("data-settings", JSON.stringify({ ...Object.fromEntries(kept), ...fields }));
  }
  return { html: page.innerHTML, hosts: hosts.length };
}

const VALUES: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ["toggle", [true, false]],
  ["date-time", [4_102_444_800]],
  ["selector", ["h3"]],
  ["selectors", [["h3"]]],
  ["url", ["/elsewhere/"]],
]);

/** Different values for a setting, so at least one differs from the value on the marker. */
function valuesOf(setting: EditorControl): readonly unknown[] {
  const { control, options = [], fields = [], item, min = 0 } = setting;
  const known = VALUES.get(control);
  if (known) return known;
  if (control === "choice") return options.map(({ value }) => value);
  if (control === "choices") return options.map(({ value }) => [value]);
  if (isNumber(setting)) return [min, min + 1, min + 2];
  if (item) return valuesOf(item).map((value) => [value]);
  const group = Object.fromEntries(fields.map((field) => [field.key, valuesOf(field)[0]]));
  if (control === "list") return [[group]];
  return control === "group" ? [group] : ["other", "words"];
}

/** A copy of the page without what differs between runs: the markers' settings and generated ids. */
function drawnPage(): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = document.body.innerHTML.replaceAll(/islet-\d+/g, "islet-0");
  for (const host of page.querySelectorAll("[data-settings]")) host.removeAttribute("data-settings");
  // What was changed in between is noted, too.
  for (const changed of page.querySelectorAll("[data-widget-was]"))
    changed.removeAttribute("data-widget-was");
  return page;
}

const waitingHosts = () => document.querySelectorAll("[data-widget-state=waiting]").length;

describe.each(names)("the contract of %s", (name) => {
  it("its folder, its name, its kind and the catalogue's line are in step", async () => {
    const entry = (catalogue as Readonly<Record<string, CatalogueEntry>>)[name]!;
    const widget = await load(name);
    expect(widget.name).toBe(name);
    expect(isIslandWidget(widget) ? "island" : "enhancer").toBe(entry.kind);
    expect(unknownWords(entry.when)).toEqual([]);
  });

  it("every setting, at any depth, is a control the manifest knows, in words that every editor can use", async () => {
    const settings = await allOf(name);
    const editor = await editorOf(name);
    expect(() => checkWords(name, { settings, editor }, examplesOf(name).length)).not.toThrow();
    const isKnown = (field: Schema): boolean => {
      const inner = itemOf(field) ?? baseOf(field);
      const shape = shapeOfSchema(field);
      if (shape) return Object.values(shape).every(isKnown);
      return infoOf(field) !== undefined && (!inner || isKnown(inner));
    };
    expect(Object.entries(shapeOf({ settings })).filter(([, field]) => !isKnown(field))).toEqual([]);
  });

  it("the manifest tells every setting with its description, and its events", async () => {
    const [widget, editor] = await Promise.all([load(name), editorOf(name)]);
    const described = await describedOf(name);
    expect(described.controls.map(({ key, title, about }) => [key, title, about])).toEqual(
      Object.entries(editor.settings).map(([key, { title, about }]) => [snakeCase(key), title, about]),
    );
    expect(Object.keys(described.settings["properties"] as object)).toEqual(
      expect.arrayContaining(described.controls.map(({ key }) => key)),
    );
    expect([described.hears, described.sends]).toEqual([widget.hears ?? [], widget.sends ?? []]);
  });

  it("its examples reach every setting, and each of them runs without a problem", async () => {
    const examples = examplesOf(name);
    const settings = await allOf(name);
    expect(() => checkExamples(name, settings, examples)).not.toThrow();
    for (const { title, settings } of examples) {
      // What gives power counts from the page configuration only.
      const { problems, stop } = await mountMarkup(
        replaceSettings(fileOf(name, "fixture.html"), name, null),
        {
          config: { ...config, widget_settings: { [name]: settings } },
        },
      );
      const wrong = problems
        .filter(({ code }) => code !== "widget")
        .map(({ message }) => `${title}: ${message}`);
      expect(wrong).toEqual([]);
      stop();
    }
  });

  it("its README says what it is, and names every setting, what is the default of a switch, number or choice, and every event", async () => {
    const readme = fileOf(name, "README.md");
    const widget = await load(name);
    const [, about] = readme.split("\n\n");
    // Visitors of the gallery read it: they need not know how the widget is made.
    expect(about).not.toMatch(/\b(?:island|enhancer)\b/i);
    const sections = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(
      expect.arrayContaining([
        name,
        "Markup",
        "Settings",
        "Events",
        "Keyboard and screen readers",
        "Without JavaScript",
      ]),
    );
    const table = readme.slice(readme.indexOf("## Settings"), readme.indexOf("## Events"));
    const quoted = [...table.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
    const all = shapeOf({ settings: await allOf(name) });
    expect(
      Object.keys(all)
        .map(snakeCase)
        .filter((key) => !quoted.includes(key)),
    ).toEqual([]);
    expect(misstatedDefaults(table, all)).toEqual([]);
    const events = readme.slice(readme.indexOf("## Events"));
    expect(
      [...(widget.hears ?? []), ...(widget.sends ?? [])].filter((event) => !events.includes(`\`${event}\``)),
    ).toEqual([]);
  });

  it("its fixture is plain markup: the widget's marker, no script, no inline style, no handler", () => {
    const page = document.createElement("div");
    page.innerHTML = fileOf(name, "fixture.html");
    expect(page.querySelectorAll(`[data-widget~="${name}"]`).length).toBeGreaterThan(0);
    const elements = [...page.querySelectorAll("*")];
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    expect(elements.filter(({ localName }) => localName === "script" || localName === "style")).toEqual([]);
    expect(attributes.filter((attribute) => attribute === "style" || attribute.startsWith("on"))).toEqual([]);
  });

  it("its fixture sets nothing that is the default: tests would not notice another one", async () => {
    const { settings } = await load(name);
    const read = (fields: object) => JSON.stringify(checkSettings(settings, fields).settings);
    const page = document.createElement("div");
    page.innerHTML = fileOf(name, "fixture.html");
    for (const host of page.querySelectorAll(`[data-widget~="${name}"]`)) {
      const fields = JSON.parse(host.getAttribute("data-settings") ?? "{}") as object;
      const known = Object.keys(fields).filter((key) => camel(key) in settings.shape);
      const needless = known.filter((key) => read({ ...fields, [key]: undefined }) === read(fields));
      expect(needless).toEqual([]);
    }
    expect(page.childElementCount).toBeGreaterThan(0);
  });

  it("its fixture mounts without a problem, and is as it was at the end", async () => {
    const { problems, stop } = await mountMarkup(fileOf(name, "fixture.html"), { config });
    const hosts = [...document.querySelectorAll<HTMLElement>(`[data-widget~="${name}"]`)];
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(hosts.map(({ dataset }) => dataset["widgetState"])).toEqual(hosts.map(() => "mounted"));
    stop();
    const unmounted = document.createElement("body");
    unmounted.innerHTML = fileOf(name, "fixture.html");
    expect(document.body.innerHTML).toBe(unmounted.innerHTML);
  });

  it("each setting wrong in turn is one clear problem and no exception", async () => {
    const keys = Object.keys(shapeOf(await load(name))).map(snakeCase);
    const results = [];
    for (const key of keys) {
      const { html, hosts } = fixtureWith(name, { [key]: WRONG });
      const { problems, stop } = await mountMarkup(html);
      const reported = problems.filter((problem) => problem.code === "settings" && problem.widget === name);
      const isClear =
        reported.length === hosts && reported.every(({ message }) => message.includes(`settings.${key}`));
      const others = problems.filter(({ code }) => code === "settings-syntax" || code === "chunk");
      results.push([key, isClear || reported, others, waitingHosts()]);
      stop();
    }
    expect(results).toEqual(keys.map((key) => [key, true, [], 0]));
  });

  it("all settings wrong at once are told in one problem", async () => {
    const keys = Object.keys(shapeOf(await load(name))).map(snakeCase);
    const { html, hosts } = fixtureWith(name, Object.fromEntries(keys.map((key) => [key, WRONG])));
    const { problems } = await mountMarkup(html);
    const reported = problems.filter((problem) => problem.code === "settings" && problem.widget === name);
    expect(reported).toHaveLength(keys.length > 0 ? hosts : 0);
    for (const { message } of reported) for (const key of keys) expect(message).toContain(`settings.${key}`);
  });
});

describe.each(islands)("the settings of %s", (name) => {
  const hostsOf = (page: ParentNode) => [...page.querySelectorAll(`[data-widget~="${name}"]`)];

  async function drawnWith(change: Readonly<Record<string, unknown>>): Promise<HTMLElement> {
    const { stop } = await mountMarkup(fixtureWith(name, change).html);
    const drawn = drawnPage();
    stop();
    return drawn;
  }

  async function drawnAfter(change: Readonly<Record<string, unknown>>): Promise<HTMLElement> {
    const { settled, stop } = await mountMarkup(fixtureWith(name, {}).html);
    const changed = document.createElement("div");
    changed.innerHTML = fixtureWith(name, change).html;
    for (const [index, host] of hostsOf(document).entries())
      host.setAttribute("data-settings", hostsOf(changed)[index]?.getAttribute("data-settings") ?? "");
    await settled();
    const drawn = drawnPage();
    stop();
    return drawn;
  }

  it("each one, changed while the island is mounted, draws what it had drawn from the start", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.spyOn(Element.prototype, "checkVisibility").mockReturnValue(true);
    const { controls } = await describedOf(name);
    const changes = controls.flatMap((control) =>
      valuesOf(control).map((value) => ({ [control.key]: value })),
    );
    const results = [];
    for (const change of changes) {
      const expected = await drawnWith(change);
      const drawn = await drawnAfter(change);
      results.push([change, drawn.isEqualNode(expected) || drawn.innerHTML]);
    }
    expect(results).toEqual(changes.map((change) => [change, true]));
  });
});
