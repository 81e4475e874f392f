import { beforeEach, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import { placedWidgets } from "#tests/wordpress/placed-widgets.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { plainHtml } from "./plain-html.ts";

beforeEach(imitateBlockEditor);

const slideBar = placedWidgets["slide-bar"] as EditorWidget;

it("a post holds what a server prints of a block, each text as it was typed", () => {
  const html = plainHtml(slideBar, { title: "Hours", text: "From &amp;lt; 9 &amp; <b>" });
  expect(html).toMatch(/^<div class="wp-block-islet-slide-bar"><aside /);
  expect(html).toContain("<p>From &amp;lt; 9 &amp; &lt;b&gt;</p>");
  expect(html).not.toContain("data-widget");
});

it("HTML that a post has stays as it is, also none, until somebody changes the block", () => {
  expect(plainHtml(slideBar, { title: "Hours", plain: "<p>Of an earlier version</p>" })).toBe(
    "<p>Of an earlier version</p>",
  );
  expect(plainHtml(slideBar, { title: "Hours", plain: "" })).toBe("");
  expect(plainHtml(slideBar, { title: "Hours", plain: undefined })).toContain("Hours");
});

it("a block of which the server prints nothing leaves nothing", () => {
  expect(plainHtml(placedWidgets["table-of-contents"] as EditorWidget, {})).toBe("");
});
