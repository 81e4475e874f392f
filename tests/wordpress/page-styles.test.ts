import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ELEMENT_SHEETS, SHEETS } from "../../src/build/bundle/chunks/pages.mjs";
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

/** The kinds of the sheets that a page links. */
const kindsOf = (page: string) =>
  [
    ...page.matchAll(
      /<link data-styles="[^"]+"[^>]* id='(?:islet|islet-\d)-css' href='\/islet\/page-([\w-]+)\.css'/g,
    ),
  ].map(([, kind]) => kind);

describe.runIf(hasPhp)("a page of the builder", () => {
  it("links the styles of its elements, and what any element may have, in place of all styles", () => {
    const page = finished(
      element("image-carousel") + element("heading") + element("nested-tabs") + element("reviews"),
    );
    expect(kindsOf(page)).toEqual(["builder", "builder-carousels", "builder-panels"]);
    expect(page).not.toContain("/islet.css");
    expect(kindsOf(finished('<div data-e-type="e-tabs"></div>'))).toEqual(["builder", "builder-panels"]);
    expect(kindsOf(finished("<p>No element</p>"))).toEqual(["builder"]);
  });

  it("of a shop links those of its kind, too; of a list where it is none of the shop's", () => {
    const presets = ["woocommerce", "elementor"];
    expect(kindsOf(finished(element("form"), { presets }))).toEqual(["builder", "list", "builder-forms"]);
    expect(kindsOf(finished("", { presets, kind: "checkout" }))).toEqual(["builder", "checkout"]);
  });

  it("links those of Smash Balloon's feeds where it has one", () => {
    const presets = ["elementor", "smash-balloon"];
    const kinds = (body: string) => kindsOf(finished(body, { presets }));
    expect(kinds(element("heading"))).toEqual(["builder"]);
    expect(kinds('<p class="sbi-header">cff-wrapper</p>')).toEqual(["builder"]);
    for (const feed of ["sbi sbi_mob_col_1", "cff-list cff-wrapper"])
      expect(kinds(`<div id="f" class="${feed}"></div>`)).toEqual(["builder", "feeds"]);
    expect(kindsOf(finished('<div class="sbi"></div>'))).toEqual(["builder"]);
  });

  it("keeps all styles where other widgets may stand, or an optimiser has put them elsewhere", () => {
    const all = (body: string, given?: Given, head = LINK) =>
      `${head}\n<body>${body}` === finished(body, given, head);
    expect(all(element("form"), { presets: ["elementor", "pojo"] })).toBe(true);
    expect(all(element("form"), { presets: ["woocommerce"] })).toBe(true);
    expect(all(element("form"), { markers: [{ selector: "p", widget: "countdown" }] })).toBe(true);
    expect(all('<div data-widget="countdown"></div>')).toBe(true);
    expect(all(element("form"), {}, "<link rel=stylesheet href=/cache/all.css>")).toBe(true);
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
