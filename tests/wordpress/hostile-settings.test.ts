import { describe, expect, it } from "vitest";
import { patience } from "#tests/machine.ts";
import { type Allowed, allowedBy, foreignIn } from "#tests/support/allowed-markup.ts";
import { elementsIn, parseBody } from "#tests/support/parse-page.ts";
import { shareOf } from "#tests/support/share.ts";
import type { EditorControl, EditorWidget } from "../../src/outputs/controls/editor-widget.ts";
import { readSettings, settingsFor } from "../../src/outputs/wordpress/editor/settings-for.ts";
import { typedTexts } from "../../src/outputs/wordpress/editor/typed-texts.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { type Call, callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

type Given = Readonly<Record<string, unknown>>;

/** Settings in which every text, at any depth, is this one. */
function filledWith(text: string, controls: readonly EditorControl[]): Given {
  const value = ({ control, options, fields, item, choicesFrom, ...own }: EditorControl): unknown => {
    // Of a type of posts that the site does not have, or a source that nobody has saved, nothing is printed.
    if (choicesFrom === "post-types" || choicesFrom === "feeds") return own.default;
    if (control === "list") return [item ? text : filledWith(text, fields ?? [])];
    if (control === "group") return filledWith(text, fields ?? []);
    return control === "choice" ? options?.[0]?.value : text;
  };
  return Object.fromEntries(controls.map((control) => [control.name, value(control)]));
}

/** As attributes of a shortcode: everything is text whose ampersands are escaped, and lists are JSON. */
const asAttributes = (given: Given) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      (typeof value === "string" ? value : JSON.stringify(value)).replaceAll("&", "&amp;"),
    ]),
  );

/** As values of Elementor's panel: groups are flat, rows have an id, and a list inside of a list is JSON. */
function asPanel(controls: readonly EditorControl[], given: Given, prefix: string): Given {
  const row = (fields: readonly EditorControl[] | undefined, value: unknown) =>
    fields ? { _id: "a", ...asPanel(fields, value as Given, "") } : { _id: "a", item: value };
  const entries = controls.flatMap((control): (readonly [string, unknown])[] => {
    const { name, control: kind, fields, item } = control;
    const value = given[name];
    if (kind === "group") return Object.entries(asPanel(fields ?? [], value as Given, `${prefix}${name}_`));
    if (kind !== "list") return [[prefix + name, value]];
    if (prefix === "") return [[name, JSON.stringify(value)]];
    const rows = (value as unknown[]).map((one) =>
      item?.control === "media" ? { url: one } : row(fields, one),
    );
    return [[prefix + name, rows]];
  });
  return Object.fromEntries(entries);
}

const asItWas = (given: Given) => given;

type Route = readonly [
  name: string,
  callFor: (widget: EditorWidget, given: Given) => Call,
  arriving: (given: Given) => Given,
];

const ROUTES: readonly Route[] = [
  ["a block", ({ name }, given) => ["marker", name, given, "", 'id="a"'], asItWas],
  ["a shortcode", ({ name }, given) => ["shortcode", { widget: name, ...asAttributes(given) }, ""], asItWas],
  [
    "Elementor's panel",
    (widget, given) => ["panel_marker", widget.name, asPanel(widget.controls, given, "islet_")],
    // References there are WordPress' own.
    typedTexts,
  ],
];

/** The settings of a widget's element, and what is in its markup besides its template's elements and safe links. */
function read(html: string, allowed: Allowed) {
  const [root, ...others] = parseBody(html);
  const found: readonly unknown[] = [
    ...others,
    ...(root?.getAttributeNames() ?? []).filter((name) => !/^(id|data-(widget|settings))$/.test(name)),
    ...foreignIn(root ? elementsIn(root) : [], allowed),
  ];
  return { found, settings: JSON.parse(root?.getAttribute("data-settings") ?? "{}") as unknown };
}

describe.runIf(hasPhp)("hostile texts in settings", () => {
  const widgets = Object.values(placedWidgets);
  /** Where a template shows the texts, each is printed by several widgets; elsewhere only the settings differ. */
  const textsFor = ({ template }: EditorWidget, place: number) =>
    template === undefined
      ? hostileTexts.filter((_, index) => index % widgets.length === place)
      : shareOf(hostileTexts, 4, place);

  const expectedFor = (widget: EditorWidget, given: Given) =>
    readSettings(widget, settingsFor(widget, given));

  it.each(ROUTES)(
    "by %s: nothing runs, and each arrives as it was",
    { timeout: 60_000 * patience },
    (_route, callFor, arriving) => {
      const cases = widgets.flatMap((widget, place) =>
        textsFor(widget, place).map((text) => ({ widget, given: filledWith(text, widget.controls) })),
      );
      const printed = callPhp(
        placedWidgets,
        cases.map(({ widget, given }) => callFor(widget, given)),
      );
      const wrong = cases.flatMap(({ widget, given }, index) => {
        const html = printed[index] ?? "";
        const { found, settings } = read(html, allowedBy(widget.template));
        const isWhole = JSON.stringify(settings) === JSON.stringify(expectedFor(widget, arriving(given)));
        return found.length > 0 || !isWhole ? [{ widget: widget.name, given, html, found }] : [];
      });
      expect(wrong.slice(0, 2)).toEqual([]);
    },
  );
});
