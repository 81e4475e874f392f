import { expect, it } from "vitest";
import { elementorClasses } from "./elementor-classes.mjs";

const element = (name, more) => ({ name, place: "element", content: "none", ...more });

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
