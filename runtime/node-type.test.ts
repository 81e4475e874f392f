import { describe, expect, it } from "vitest";
import { isElement, isHtmlElement, isNode, isSvgElement, isTag, isText } from "./node-type.ts";

const SVG = "http://www.w3.org/2000/svg";
const { document: theirs } = new (window.constructor as new () => Window)();

const clobbered = (owner: Document) => {
  const form = owner.createElement("form");
  for (const name of ["nodeType", "localName", "lang", "namespaceURI", "tagName"]) {
    const field = owner.createElement("input");
    field.name = name;
    form.append(field);
  }
  return form;
};

describe.each([
  ["this window", document],
  ["another window", theirs],
])("what %s has made", (_window, owner) => {
  const input = owner.createElement("input");
  const drawing = owner.createElementNS(SVG, "use");
  const text = owner.createTextNode("text");

  it("is told apart by node type and tag", () => {
    expect([input, drawing, text, owner].map(isNode)).toEqual([true, true, true, true]);
    expect([input, drawing, text, owner].map(isElement)).toEqual([true, true, false, false]);
    expect([input, drawing, text, owner].map(isHtmlElement)).toEqual([true, false, false, false]);
    expect([input, drawing, text, owner].map(isSvgElement)).toEqual([false, true, false, false]);
    expect([input, drawing, text, owner].map(isText)).toEqual([false, false, true, false]);
    expect([isTag(input, "select"), isTag(input, "select", "input")]).toEqual([false, true]);
    expect(isTag(owner.createElementNS(SVG, "a"), "a")).toBe(false);
  });

  it("stays what it is when a form's fields have the names of its properties", () => {
    const form = clobbered(owner);
    expect([isElement(form), isHtmlElement(form), isTag(form, "form")]).toEqual([true, true, true]);
  });
});

it("what is no node is none", () => {
  const others = [null, undefined, false, 1, "div", {}, { nodeType: "1" }, [], Symbol.iterator];
  expect(others.map((value) => [isNode(value), isElement(value), isHtmlElement(value)])).toEqual(
    others.map(() => [false, false, false]),
  );
});
