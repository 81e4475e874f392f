import { describe, expect, it } from "vitest";
import type { EditorWidget } from "../../src/wordpress/editor/editor-widget.ts";
import { markerAttributes } from "../../src/wordpress/editor/marker.ts";
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
