import { afterEach, expect, it } from "vitest";
import { unserved } from "../elementor/unserved.ts";

afterEach(() => document.body.replaceChildren());

it("has the builder's preset leave the feeds' own elements to it, where both are named", () => {
  document.body.innerHTML =
    '<div data-id="1" data-widget_type="cff-widget.default"></div><div data-id="2" data-widget_type="sbi-widget.default"></div>';
  expect(unserved([]).map((sentence) => /"(.*?)"/.exec(sentence)?.[1])).toEqual(["cff-widget", "sbi-widget"]);
  expect(unserved([], ["elementor", "smash-balloon"])).toEqual([]);
});
