import { expect, it, vi } from "vitest";
import { countColumns } from "./count-columns.ts";

/** A list of that width, in px, whose first item has the other width by the page's styles, whatever is written over them. */
function listOf(width: number, itemWidth: () => number) {
  document.body.innerHTML = '<ul style="color: red; display: grid;"><li style="width: auto;"></li></ul>';
  const [list, item] = [document.querySelector("ul"), document.querySelector("li")] as [
    HTMLElement,
    HTMLElement,
  ];
  const isBare = () => list.style.display === "" && item.style.width === "";
  vi.spyOn(list, "clientWidth", "get").mockImplementation(() => width);
  vi.spyOn(item, "offsetWidth", "get").mockReturnValue(1);
  vi.spyOn(item, "getBoundingClientRect").mockImplementation(
    () => ({ width: isBare() ? itemWidth() : 1 }) as DOMRect,
  );
  return list;
}

const styled = (display: string, columnGap: string) =>
  vi.spyOn(window, "getComputedStyle").mockReturnValue({ display, columnGap } as CSSStyleDeclaration);

it.each([
  [900, 300, "block", "normal", 3],
  [878, 292.66, "block", "normal", 3],
  [848, 240, "grid", "24px", 3],
  [568, 240, "grid", "24px", 2],
  [868, 30, "grid", "normal", 29],
  [300, 300, "flex", "20px", 1],
])(
  "a list %i px wide with items of %d px, %s, %s apart, has %i columns",
  (width, item, display, gap, count) => {
    const computed = styled(display, gap);
    const list = listOf(width, () => item);
    const before = document.body.innerHTML;
    expect(countColumns(list)()).toBe(count);
    expect(document.body.innerHTML).toBe(before);
    computed.mockRestore();
  },
);

it("measures only when the list has another width", () => {
  const computed = styled("block", "normal");
  const measure = vi.fn<() => number>(() => 300);
  const count = countColumns(listOf(900, measure));
  expect([count(), count()]).toEqual([3, 3]);
  expect(measure).toHaveBeenCalledOnce();
  computed.mockRestore();
});

it("a list without items that are shown has one column", () => {
  expect(countColumns(document.createElement("ul"))()).toBe(1);
});
