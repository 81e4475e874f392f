import { expect, it } from "vitest";
import { pageCause } from "./page-cause.ts";

it("a page that breaks nothing has no cause to tell, whatever its elements are named", () => {
  document.body.innerHTML = '<img name="logo"><form name="checkout"><input name="addEventListener"></form>';
  expect(pageCause()).toBe("");
});

it("a script that adds to every object is told, with the name", () => {
  Reflect.set(Object.prototype, "each", 1);
  const cause = pageCause();
  Reflect.deleteProperty(Object.prototype, "each");
  expect(cause).toBe('A script of this page adds "each" to every object, which breaks other scripts.');
});

it("an element that hides a method of the document is told, with the name", () => {
  document.body.innerHTML = '<img name="addEventListener">';
  Object.defineProperty(document, "addEventListener", {
    value: document.body.firstChild,
    configurable: true,
  });
  const cause = pageCause();
  Reflect.deleteProperty(document, "addEventListener");
  expect(cause).toBe(
    'An element named "addEventListener" hides document.addEventListener from every script.',
  );
});
