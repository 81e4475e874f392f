import { expect, it } from "vitest";
import type { EditorWidget } from "../../controls/editor-widget.ts";
import { markerAttributes } from "./marker.ts";

const widget: EditorWidget = {
  ...{ name: "popup", title: "Popup", about: "", icon: "", keywords: [] },
  ...{ place: "element", content: "inner", kind: "island", groups: [], example: {} },
  controls: [{ key: "id", name: "popup_id", control: "text", title: "Name" }],
};

it("an element gets the widget's name, and settings only where they say something", () => {
  expect(markerAttributes(widget, {})).toEqual({ "data-widget": "popup" });
  expect(markerAttributes(widget, { popup_id: "<7>" })).toEqual({
    ...{ "data-widget": "popup", "data-settings": '{"id":"\\u003C7\\u003E"}' },
  });
});
