import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  CLASS_SHEETS,
  ELEMENT_SHEETS,
  PRESET_SHEETS,
  SHEETS,
} from "../../src/build/bundle/chunks/sheets.mjs";
import { hasPhp } from "./php.ts";
import { settingsAnswer } from "./settings-answer.ts";

const LINK =
  "<link rel='stylesheet' id='islet-css' href='https://shop.example/islet/islet.css?ver=1' media='all' />";
const element = (type: string) => `<div class="x" data-widget_type="${type}.default"></div>`;

interface Given {
  readonly presets?: readonly string[];
  readonly markers?: readonly object[];
  readonly kind?: string;
}

/** What becomes of a page. */
const finished = (
  body: string,
  { presets = ["elementor"], markers = [], kind = "" }: Given = {},
  head = LINK,
) => settingsAnswer("sheets", `${head}\n<body>${body}`, { option: { presets, markers }, kind }) as string;

/** The sheets that a page links: the kind of each, or the widget whose own it is. */
const kindsOf = (page: string) =>
  [
    ...page.matchAll(
      /<link data-styles="[^"]+"[^>]* id='(?:islet|islet-\d)-css' href='\/islet\/(?:page-)?([\w-]+)\.css'/g,
    ),
  ].map(([, kind]) => kind);

describe.runIf(hasPhp)("a page that Islet looks into", () => {
  it("links the styles of its elements, and what any element may have, in place of all styles", () => {
    const page = finished(
      element("image-carousel") + element("heading") + element("nested-tabs") + element("reviews"),
    );
    expect(kindsOf(page)).toEqual(["elementor", "elementor-carousels", "elementor-panels"]);
    expect(page).not.toContain("/islet.css");
    expect(kindsOf(finished('<div data-e-type="e-tabs"></div>'))).toEqual(["elementor", "elementor-panels"]);
    expect(kindsOf(finished("<p>No element</p>"))).toEqual(["elementor"]);
  });

  it("of a shop links those of its kind, too; of a list where it is none of the shop's", () => {
    const presets = ["woocommerce", "elementor"];
    expect(kindsOf(finished(element("form"), { presets }))).toEqual(["list", "elementor", "elementor-forms"]);
    expect(kindsOf(finished("", { presets, kind: "checkout" }))).toEqual(["checkout", "elementor"]);
  });

  it("links those of Smash Balloon's feeds where it has one", () => {
    const presets = ["elementor", "smash-balloon"];
    const kinds = (body: string) => kindsOf(finished(body, { presets }));
    expect(kinds(element("heading"))).toEqual(["elementor"]);
    expect(kinds('<p class="sbi-header">cff-wrapper</p>')).toEqual(["elementor"]);
    for (const feed of ["sbi sbi_mob_col_1", "cff-list cff-wrapper"])
      expect(kinds(`<div id="f" class="${feed}"></div>`)).toEqual(["elementor", "feeds"]);
    expect(kindsOf(finished('<div class="sbi"></div>'))).toEqual(["elementor"]);
    expect(kindsOf(finished('<div class="sbi"></div>', { presets: ["smash-balloon"] }))).toEqual(["feeds"]);
  });

  it("links those of a theme by its classes", () => {
    const kinds = (body: string) => kindsOf(finished(body, { presets: ["pojo"] }));
    expect(kinds("<p>No list</p>")).toEqual(["theme"]);
    expect(kinds('<ul class="pojo-simple-gallery"></ul><form class="form pojo-form-ajax"></form>')).toEqual([
      ...["theme", "elementor-carousels", "elementor-forms"],
    ]);
    expect(kindsOf(finished(element("form"), { presets: ["elementor", "pojo"] }))).toEqual([
      ...["elementor", "theme", "elementor-forms"],
    ]);
  });

  it("links the styles of a widget that it or a marker names, if no other sheet has them", () => {
    const markers = [{ selector: "p", widget: "countdown" }];
    const body = `<div data-widget="reveal tooltip"></div><i data-widget=accordion></i>${element("tabs")}`;
    expect(kindsOf(finished(body, { markers }))).toEqual([
      "elementor",
      "elementor-panels",
      "countdown",
      "tooltip",
    ]);
    expect(kindsOf(finished("<a data-widget='popup constructor'></a>", { presets: [] }))).toEqual(["popup"]);
  });

  it("links none where it needs none", () => {
    expect(finished("<p>Words</p>", { presets: ["smash-balloon"] })).toBe("\n<body><p>Words</p>");
  });

  it("links a sheet of the shop on each page of a shop", () => {
    expect(kindsOf(finished("", { presets: ["woocommerce"] }))).toEqual(["list"]);
    expect(kindsOf(finished("", { presets: ["woocommerce"], kind: "product" }))).toEqual(["product"]);
  });

  it("keeps all styles where five widgets have a sheet of their own, or an optimiser has put them elsewhere", () => {
    const all = (body: string, head = LINK) => `${head}\n<body>${body}` === finished(body, {}, head);
    const named = (names: string) => `<div data-widget="${names}"></div>`;
    expect(all(named("countdown grid popup tooltip"))).toBe(false);
    expect(all(named("countdown grid popup tooltip video"))).toBe(true);
    expect(all(element("form"), "<link rel=stylesheet href=/cache/all.css>")).toBe(true);
  });

  it("has each widget with styles that the preset of a theme finds in a sheet of it", () => {
    const kinds = [PRESET_SHEETS["pojo"], ...Object.keys(CLASS_SHEETS["pojo"] ?? {})];
    const styled = new Set(kinds.flatMap((kind = "") => SHEETS[kind] ?? []));
    const folder = "src/presets/pojo/markers/";
    const marked = readdirSync(folder).flatMap((file) =>
      [...readFileSync(folder + file, "utf8").matchAll(/widget: "([\w-]+)"/g)].map(
        ([, widget = ""]) => widget,
      ),
    );
    expect(marked.length).toBeGreaterThan(15);
    const hasStyles = (widget: string) => existsSync(`widgets/${widget}/${widget}.css`);
    // The window of pictures has no styles before it opens.
    expect([...new Set(marked)].filter((widget) => hasStyles(widget) && !styled.has(widget))).toEqual([
      "lightbox",
    ]);
  });

  it("has each widget that the preset finds by its element in the sheet of that element", () => {
    const markers = readdirSync("src/presets/elementor/markers").filter((file) => file.endsWith(".ts"));
    const marked = markers.flatMap((name) => [
      ...readFileSync(`src/presets/elementor/markers/${name}`, "utf8").matchAll(
        /selector: widgetOf\(([^)]*)\), widget: "([\w-]+)"/g,
      ),
    ]);
    expect(marked.length).toBeGreaterThan(15);
    const styled = new Set(Object.values(SHEETS).flat());
    const missing = marked
      .filter(([, , widget = ""]) => styled.has(widget))
      .flatMap(([, types = "", widget = ""]) =>
        (types.match(/[\w-]+/g) ?? []).filter(
          (type) =>
            !Object.entries(ELEMENT_SHEETS).some(
              ([kind, elements]) => elements.includes(type) && SHEETS[kind]?.includes(widget),
            ),
        ),
      );
    expect(missing).toEqual([]);
  });
});
