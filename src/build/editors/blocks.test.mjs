import { expect, it } from "vitest";
import { blockFiles } from "./blocks.mjs";

const control = (key, kind, more) => ({ key, name: key, control: kind, title: key, ...more });
const widget = (name, controls, more = {}) => ({
  ...{ name, title: "Title", about: "What it does.", icon: "clock", keywords: ["a"], place: "element" },
  ...{ content: "none", controls, example: {}, ...more },
});

function blockOf(controls, more) {
  const files = blockFiles({ a: widget("a", controls, more) }, "1.2.3");
  return JSON.parse(files["generated/blocks/a/block.json"]);
}

it("only what stands by itself is a block", () => {
  const files = blockFiles({ a: widget("a", []), b: widget("b", [], { place: "extends" }) }, "1.2.3");
  expect(Object.keys(files)).toEqual(["generated/blocks/a/block.json"]);
});

it("a control is an attribute of its name, with its type and default", () => {
  const { attributes } = blockOf([
    control("id", "text", { name: "popup_id", default: "" }),
    control("width", "pixels", { default: 640 }),
    control("rows", "list", { default: [] }),
    control("classes", "class-names", { default: ["a", "b"] }),
    control("end_date", "date-time"),
  ]);
  expect(attributes).toEqual({
    popup_id: { type: "string", default: "" },
    width: { type: "number", default: 640 },
    rows: { type: "array", default: [] },
    classes: { type: "string", default: "a b" },
    end_date: { type: ["string", "number"] },
    anchor: { type: "string" },
    islet: { type: "object" },
  });
});

it("a responsive control has an attribute for each device mode of the panel", () => {
  const { attributes } = blockOf([control("offset", "pixels", { default: 0, responsive: true })]);
  expect(attributes).toMatchObject({
    offset: { type: "number", default: 0 },
    offset_tablet: { type: "number" },
    offset_mobile: { type: "number" },
  });
});

it("its example has values of the attributes' types, and content if it takes some", () => {
  const controls = [
    control("id", "text", { name: "popup_id" }),
    control("overlay", "toggle"),
    control("width", "pixels"),
    control("tags", "choices"),
  ];
  const example = { id: "7", overlay: "yes", width: { size: 300, unit: "px" }, tags: "h2" };
  const { example: shown } = blockOf(controls, { example, content: "inner" });
  expect(shown.attributes).toEqual({ popup_id: "7", overlay: true, width: 300, tags: ["h2"] });
  expect(shown.innerBlocks).toHaveLength(2);
});
