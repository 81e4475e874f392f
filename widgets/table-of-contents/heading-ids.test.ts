import { expect, it } from "vitest";
import { createHeadingIds } from "./heading-ids.ts";

function page(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>("h2")];
}

const lendAll = (headings: HTMLElement[], signal: AbortSignal) => {
  const ids = createHeadingIds(signal);
  return headings.map((heading) => ids.assign(heading, heading.textContent));
};

it("an id of the page's own is kept", () => {
  const headings = page('<h2 id="Own_1">One</h2>');
  expect(lendAll(headings, new AbortController().signal)).toEqual(["Own_1"]);
});

it("equal headings get distinct ids, and none that the page has already", () => {
  const headings = page('<p id="overview"></p><h2>Overview</h2><h2>Overview</h2>');
  expect(lendAll(headings, new AbortController().signal)).toEqual(["overview-2", "overview-3"]);
});

it("the second bearer of an id gets one that links can reach, and its own back at the end", () => {
  const headings = page('<h2 id="same">One</h2><h2 id="same">Two</h2>');
  const life = new AbortController();
  expect(lendAll(headings, life.signal)).toEqual(["same", "two"]);
  life.abort();
  expect(headings.map(({ id }) => id)).toEqual(["same", "same"]);
});

it("two borrowers share an id, which stays until the second has ended", () => {
  const headings = page("<h2>Wool</h2>");
  const [first, second] = [new AbortController(), new AbortController()];
  expect(lendAll(headings, first.signal)).toEqual(["wool"]);
  expect(lendAll(headings, second.signal)).toEqual(["wool"]);
  first.abort();
  expect(headings[0]?.id).toBe("wool");
  second.abort();
  expect(headings[0]?.hasAttribute("id")).toBe(false);
});

it("a heading that is not kept gives its id back", () => {
  const [heading] = page("<h2>Wool</h2>");
  const ids = createHeadingIds(new AbortController().signal);
  ids.assign(heading!, "Wool");
  ids.keepOnly(new Set());
  expect(heading?.hasAttribute("id")).toBe(false);
});
