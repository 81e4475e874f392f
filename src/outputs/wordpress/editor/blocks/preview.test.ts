import { expect, it } from "vitest";
import { withoutEditor } from "./preview.ts";

it("what visitors do not get is taken out of the copy, and what is the author's stays", () => {
  const copy = document.createElement("div");
  copy.innerHTML = `
    <h2 data-block="1" class="block-editor-rich-text__editable wp-block wp-block-heading has-large-font-size" role="document"
      aria-label="Block: Heading" tabindex="0" contenteditable="true">Hello</h2>
    <nav aria-label="Places" role="navigation"><button type="button" tabindex="-1">Go</button></nav>
    <div class="block-list-appender"><button type="button">Add block</button></div>`;
  withoutEditor(copy);
  const heading = copy.querySelector("h2");
  expect(heading?.getAttributeNames().sort()).toEqual(["class", "data-block"]);
  expect(heading?.className).toBe("wp-block-heading has-large-font-size");
  expect(copy.querySelector("nav")?.outerHTML).toContain('aria-label="Places" role="navigation"');
  expect(copy.querySelector("button")?.tabIndex).toBe(-1);
  expect(copy.textContent).not.toContain("Add block");
});
