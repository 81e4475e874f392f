import { beforeEach, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { transformsOf } from "./transforms.ts";

beforeEach(imitateBlockEditor);

const widget = (content: EditorWidget["content"]): EditorWidget => ({
  ...{ name: "a", title: "A", about: "", icon: "", keywords: [], place: "element", kind: "island", content },
  ...{ groups: [], example: {} },
  controls: [{ key: "id", name: "own_id", control: "text", title: "Id" }],
});

const fromShortcode = (content: EditorWidget["content"]) =>
  transformsOf(widget(content)).from.find(({ blocks }) => blocks.includes("core/shortcode"));

it("a shortcode becomes the block of its widget alone, with the names that blocks have for settings", () => {
  const transform = fromShortcode("none");
  expect(transform?.isMatch?.({ text: '[islet widget="b"]' })).toBe(false);
  expect(transform?.isMatch?.({ text: "[gallery]" })).toBe(false);
  expect(transform?.isMatch?.({})).toBe(false);
  const text = '[islet widget="a" id="one"]';
  expect(transform?.isMatch?.({ text })).toBe(true);
  expect(transform?.transform({ text }, [])).toEqual({
    ...{ name: "islet/a", attributes: { own_id: "one" }, innerBlocks: [] },
  });
});

it("what is between the tags of a shortcode goes into a block that holds others, and is lost in none", () => {
  const text = '[islet widget="a"]<p>Inside</p>[/islet]';
  expect(fromShortcode("printed")?.isMatch?.({ text })).toBe(false);
  expect(fromShortcode("inner")?.isMatch?.({ text })).toBe(true);
  expect(fromShortcode("inner")?.transform({ text }, [])).toMatchObject({
    innerBlocks: [{ name: "core/html", attributes: { content: "<p>Inside</p>" } }],
  });
});

it("a block becomes a shortcode, or a group if it holds others", () => {
  const [shortcode] = transformsOf(widget("none")).to;
  expect(shortcode?.transform({ own_id: "one" }, [])).toEqual({
    ...{ name: "core/shortcode", attributes: { text: '[islet widget="a" id="one"]' }, innerBlocks: [] },
  });
  expect(transformsOf(widget("inner")).to.flatMap(({ blocks }) => blocks)).toEqual(["core/group"]);
});
