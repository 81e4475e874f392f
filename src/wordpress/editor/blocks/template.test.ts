import { beforeEach, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/block-editor.ts";
import type { EditorControl, EditorWidget } from "../editor-widget.ts";
import { templateHtml } from "./template.ts";

beforeEach(imitateBlockEditor);

const control = (key: string, kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, control: kind, title: key, ...more },
});
const widget = (template: string, controls: readonly EditorControl[]): EditorWidget => ({
  ...{ name: "a", title: "A", about: "", icon: "clock", keywords: [], place: "element", kind: "island" },
  ...{ content: "template", template, controls, groups: [], example: {} },
});

it("values stand in the template as text, by the names of their attributes, else their defaults", () => {
  const controls = [control("id", "text", { name: "own_id" }), control("to", "count", { default: 7 })];
  expect(templateHtml(widget("<p>{id}: {to}</p>", controls), { own_id: '<b>"&' })).toBe(
    "<p>&lt;b&gt;&quot;&amp;: 7</p>",
  );
});

it("a moment is written as the site writes dates", () => {
  const countdown = widget("<time>{end|date}</time>", [control("end", "date-time")]);
  expect(templateHtml(countdown, { end: "2026-12-31T10:00" })).toBe("<time>on 2026-12-31T10:00</time>");
});

it("without one of its values it is empty", () => {
  const video = widget('<a href="{url}">{url}</a>', [control("url", "url")]);
  expect(templateHtml(video, {})).toBe("");
});

it.each(["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "vbscript:x"])(
  "the address %j, which runs code, is no value",
  (url) => {
    expect(templateHtml(widget('<a href="{url}">x</a>', [control("url", "url")]), { url })).toBe("");
  },
);

it.each(["/film.mp4", "https://film.example/a:b", "film.mp4?at=1:20", "#here"])(
  "the address %j is a value",
  (url) => {
    expect(templateHtml(widget("{url}", [control("url", "url")]), { url: { url } })).toBe(url);
  },
);
