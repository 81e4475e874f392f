import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EditorWidget } from "../../src/outputs/controls/editor-widget.ts";
import { templateHtml } from "../../src/outputs/wordpress/editor/blocks/template.ts";
import { markerAttributes } from "../../src/outputs/wordpress/editor/marker.ts";
import { imitateBlockEditor } from "../support/block-editor.ts";
import { givenSettings } from "./given-settings.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { type Call, callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

const elementOf = (html: string) => {
  const body = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html").body;
  expect(body.childElementCount).toBe(1);
  return body.firstElementChild as Element;
};
const print = (...calls: Call[]) => callPhp(placedWidgets, calls);

describe.runIf(hasPhp)("the element of a widget, as the plugin prints it", () => {
  it("has the attributes that the canvas of an editor has, and what was put inside of it", () => {
    const given = { popup_id: "a", label: 'Say "<b>"', width: { size: "300", unit: "px" }, overlay: "yes" };
    const [html = ""] = print(["marker", "popup", given, "<p>Inside</p>", 'id="sale"']);
    const popup = elementOf(html);
    const expected = markerAttributes(placedWidgets["popup"] as EditorWidget, given);
    expect(popup.tagName).toBe("SECTION");
    expect(popup.id).toBe("sale");
    expect(popup.getAttribute("data-settings")).toBe(expected["data-settings"]);
    expect(popup.innerHTML).toBe("<p>Inside</p>");
    expect(print(["marker", "nothing", {}, "<p>Inside</p>"])).toEqual(["<p>Inside</p>"]);
  });

  it("shows visitors without JavaScript its template: dates as the site writes them, in its time zone", () => {
    const dates = ["2027-01-01 00:30", "2027-01-01T00:30Z", 1798759800];
    const printed = print(...dates.map((end_date): Call => ["marker", "countdown", { end_date }]));
    expect(printed.map((html) => elementOf(html).innerHTML)).toEqual([
      '<p><time datetime="2027-01-01T00:30:00+02:00">1 January 2027 00:30</time></p>',
      '<p><time datetime="2027-01-01T02:30:00+02:00">1 January 2027 02:30</time></p>',
      '<p><time datetime="2027-01-01T01:30:00+02:00">1 January 2027 01:30</time></p>',
    ]);
  });

  it("leaves a template out that lacks a value or would link where no link may go", () => {
    const urls = ["javascript:alert(1)", "java\nscript:alert(1)", "", "data:text/html,x"];
    const calls = urls.map((video_url): Call => ["marker", "video", { video_url }]);
    for (const html of print(...calls, ["marker", "countdown", {}]))
      expect(elementOf(html).innerHTML).toBe("");
    const [html = ""] = print(["marker", "video", { video_url: { url: "/a?b=1&c=2" } }]);
    expect(elementOf(html).innerHTML).toBe('<p><a href="/a?b=1&amp;c=2">/a?b=1&amp;c=2</a></p>');
  });

  it("prints the rows of its template with their defaults, and nothing of them in its settings", () => {
    const given = {
      label: "Care",
      items: [{ title: "Wash & dry", text: "By hand.\nCold." }, { text: "No title" }, { title: "Iron" }],
      unknown: 1,
    };
    const [html = ""] = print(["marker", "tabs", given, "", "", "care"]);
    expect(html).toBe(
      '<div data-widget="tabs"><div role="tablist" aria-label="Care">' +
        '<a href="#care-1" id="care-1-tab" role="tab" aria-controls="care-1">Wash &amp; dry</a>' +
        '<a href="#care-2" id="care-2-tab" role="tab" aria-controls="care-2">Iron</a></div>' +
        '<div id="care-1" role="tabpanel" aria-labelledby="care-1-tab"><p>By hand.<br>\nCold.</p></div>' +
        '<div id="care-2" role="tabpanel" aria-labelledby="care-2-tab"></div></div>',
    );
    const [two = ""] = print(["marker", "accordion", { items: [{ title: "A" }], open_first: true }, "", ""]);
    expect(elementOf(two).getAttribute("data-settings")).toBe('{"open_first":true}');
  });

  it("has ids of its own for each element without one", () => {
    const call: Call = ["marker", "tabs", { items: [{ title: "A" }] }];
    const ids = print(call, call).map((html) => elementOf(html).querySelector("[role=tabpanel]")?.id);
    expect(ids).toEqual(["islet-1-1", "islet-2-1"]);
  });

  it("puts HTML inside of the rows that it was given for, also where a wrong row is left out", () => {
    const items = [{ title: "A" }, { text: "No title" }, { title: "B" }, { title: "C", text: "<i>" }];
    const inner = ["<b>a</b>", "<b>no</b>", "<b>b</b>"];
    const [html = ""] = print(["render", "tabs", { items }, inner]);
    const panels = [...elementOf(html).querySelectorAll("[role=tabpanel]")].map((panel) => panel.innerHTML);
    expect(panels).toEqual(["<b>a</b>", "<b>b</b>", "<p>&lt;i&gt;</p>"]);
  });

  it("prints rows that are longer together than settings may be", () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ title: `${at}`, text: "x".repeat(20_000) }));
    const [html = ""] = print(["marker", "accordion", { items, exclusive: true }]);
    const accordion = elementOf(html);
    expect(accordion.querySelectorAll("details")).toHaveLength(20);
    expect(accordion.getAttribute("data-settings")).toBe('{"exclusive":true}');
  });

  it("prints what the canvas of an editor has, for any settings", () => {
    imitateBlockEditor();
    const isWithoutDates = ({ controls }: EditorWidget) =>
      controls.every(({ control }) => control !== "date-time");
    const widgets = Object.values(placedWidgets).filter((one) => one.template && isWithoutDates(one));
    const cases = widgets.flatMap((widget) =>
      fc
        .sample(givenSettings(widget, hostileTexts).any, { numRuns: 500, seed: 1 })
        .map((given) => ({ widget, given })),
    );
    const printed = print(
      ...cases.map(({ widget, given }): Call => ["marker", widget.name, given, "", "", "one"]),
    );
    window.isletBlocks = { widgets: [], elements: {}, texts: { share_copy: "Link <kopieren>" } };
    Object.assign(window.wp.data, {
      select: () => ({
        getPermalink: () => "https://shop.example/a?b=1&c",
        getEditedPostAttribute: () => 'A "title" & more',
      }),
    });
    const different = cases.flatMap(({ widget, given }, index) => {
      const inside = `>${templateHtml(widget, given, "one")}</div>`;
      return printed[index]?.endsWith(inside) ? [] : [{ given, here: inside, there: printed[index] }];
    });
    Reflect.deleteProperty(window, "isletBlocks");
    expect([widgets.length > 4, different.slice(0, 2)]).toEqual([true, []]);
  });

  it("takes further widgets, keeps the settings that it has, and its widgets but those that others start", () => {
    const asked = { "popup-triggers": { popup_id: "b", open_selector: "a" }, nothing: {}, sticky: {} };
    const html = `<section data-widget="popup tooltip" data-settings='{"id":"a","x":{},"y":[]}'><b>Inside</b></section>`;
    const [marked = "", plain] = print(["mark_element", html, asked], ["mark_element", "text", asked]);
    const section = elementOf(marked);
    expect(section.getAttribute("data-widget")?.split(" ").toSorted()).toEqual([
      "popup-triggers",
      "sticky",
      "tooltip",
    ]);
    expect(JSON.parse(section.getAttribute("data-settings") ?? "")).toEqual({
      ...{ id: "a", x: {}, y: [], open_selector: "a" },
    });
    expect(section.innerHTML).toBe("<b>Inside</b>");
    expect(plain).toBe("text");
  });
});
