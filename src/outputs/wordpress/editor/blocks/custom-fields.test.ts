import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { customFields, imitateBlockEditor, offeredBindings } from "#tests/support/block-editor.ts";
import { type } from "#tests/support/block-fields.ts";
import { showBlock } from "#tests/support/show-block.ts";
import { screen } from "#tests/support/testing-library.ts";
import { placedWidgets } from "#tests/wordpress/placed-widgets.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { bindableControls, withField, withFieldValues } from "./bound-values.ts";
import type { Attributes } from "./wp-blocks.ts";

const rating = placedWidgets["star-rating"] as EditorWidget;

beforeEach(imitateBlockEditor);
afterEach(() => {
  for (const record of [customFields, offeredBindings])
    for (const key of Object.keys(record)) Reflect.deleteProperty(record, key);
});

/** Shows the block in a post; the result returns its present attributes. */
const show = (attributes: Attributes) =>
  showBlock(rating, { attributes, context: { postId: 7, postType: "post" } });

const note = () => document.querySelector(".islet-rating")?.textContent;

describe("a block in a post with custom fields", () => {
  it("shows the field that is chosen for a text, in the canvas at once, and its own text again", () => {
    Object.assign(customFields, { reviews: "98 <reviews>", _hidden: "x" });
    const attributes = show({ rating: 4, note: "120 reviews" });
    expect(note()).toContain("120 reviews");
    type("Field for “Note”", "reviews");
    expect(attributes()["metadata"]).toEqual({
      bindings: { note: { source: "core/post-meta", args: { key: "reviews" } } },
    });
    expect([note(), attributes()["note"]]).toEqual([expect.stringContaining("98 <reviews>"), "120 reviews"]);
    expect(screen.queryByRole("option", { name: "_hidden" })).toBeNull();
    type("Field for “Note”", "");
    expect(attributes()["metadata"]).toBeUndefined();
    expect(note()).toContain("120 reviews");
  });

  it("offers nothing where the post has no fields, or the editor offers them itself", () => {
    show({ rating: 4 });
    expect(screen.queryByLabelText("Field for “Note”")).toBeNull();
    customFields["reviews"] = "98";
    offeredBindings["islet/star-rating"] = ["note"];
    show({ rating: 4 });
    expect(screen.queryByLabelText("Field for “Note”")).toBeNull();
  });
});

describe("the attribute metadata", () => {
  it("keeps the block's name and what other sources give", () => {
    const metadata = { name: "Mine", bindings: { link: { source: "x/y" } } };
    const changed = withField({ metadata }, "note", "reviews");
    expect(changed).toEqual({
      metadata: {
        name: "Mine",
        bindings: { link: { source: "x/y" }, note: { source: "core/post-meta", args: { key: "reviews" } } },
      },
    });
    expect(withField(changed, "note", "")).toEqual({ metadata });
  });

  it("gives a value only to texts and addresses, and none of a field that is not there", () => {
    expect(bindableControls(rating).map(({ name }) => name)).toEqual(["note", "link"]);
    const ofRating = withField({ rating: 4 }, "rating", "reviews");
    expect(withFieldValues(rating, ofRating, { reviews: "1" })).toEqual(ofRating);
    const gone = withField({}, "note", "gone");
    expect(withFieldValues(rating, gone, {})).toBe(gone);
    expect(withFieldValues(rating, { metadata: { bindings: { note: "x" } } }, { "": "y" })["note"]).toBe(
      undefined,
    );
  });
});
