import { expect, it, onTestFinished, vi } from "vitest";
import { sectionInView } from "./active-section.ts";

/** Sections at places from the top of the window, on a page of 3000 px in a window of 768 px. */
function sectionsAt(scrollTop: number, ...tops: number[]) {
  const root = document.documentElement;
  vi.spyOn(root, "scrollHeight", "get").mockReturnValue(3_000);
  vi.spyOn(root, "clientHeight", "get").mockReturnValue(768);
  root.scrollTop = scrollTop;
  onTestFinished(() => {
    root.scrollTop = 0;
  });
  return tops.map((top) => {
    const section = document.createElement("section");
    section.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    return section;
  });
}

it.each([
  ["none of them above the first one", 0, [200, 400], -1],
  ["the lowest that has reached the top", 1_000, [-600, 0, 400], 1],
  ["not yet the next one a little before the page's end", 2_230, [-600, 400], 0],
  ["the last one at the page's end, which it need not reach", 2_232, [-600, 400], 1],
])("anchors.3 the visitor reads %s", (_what, scrollTop, tops, index) => {
  const sections = sectionsAt(scrollTop, ...tops);
  expect(sectionInView(sections)).toBe(sections[index] ?? null);
});
