import { expect, it } from "vitest";
import { elementorClasses } from "./elementor-classes.mjs";

/** @import { EditorWidget } from "#outputs/controls/editor-widget.ts" */

/** @param {string} name @param {Partial<EditorWidget>} [more] @returns {EditorWidget} */
const element = (name, more) => ({
  ...{ name, title: "Title", about: "What it does.", icon: "clock", keywords: [], groups: [] },
  ...{ kind: "enhancer", place: "element", content: "none", controls: [], example: {}, ...more },
});

it("writes a class for each widget that stands by itself, and none for those on other elements", () => {
  const php = elementorClasses({
    list: element("list"),
    "off-canvas": element("off-canvas", { content: "inner" }),
    sticky: element("sticky", { place: "extends" }),
    "popup-triggers": element("popup-triggers", { place: "starts-with" }),
  });
  expect(php).toContain("final class Widget_List extends \\Elementor\\Widget_Base {\n\tuse Panel;\n");
  expect(php).toContain("final class Widget_Off_Canvas extends Inner {\n\tconst ISLET = 'off-canvas';\n}");
  expect(php).toContain("\t\tWidget_List::class,\n\t\tWidget_Off_Canvas::class,\n\t);");
  expect(php).not.toMatch(/sticky|triggers/i);
});
