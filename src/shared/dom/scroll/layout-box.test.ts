import { expect, it, vi } from "vitest";
import { layoutBox } from "./layout-box.ts";

/** A box of 100 × 40 px at 10, 20 in the window, drawn as a style makes it. */
function boxWith(style: string, drawn: { left: number; top: number; width: number; height: number }) {
  document.body.innerHTML = `<p style="${style}"></p>`;
  const element = document.querySelector("p") as HTMLElement;
  const { left, top, width, height } = drawn;
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue({
    ...drawn,
    right: left + width,
    bottom: top + height,
  } as DOMRect);
  Object.defineProperties(element, { offsetWidth: { value: 100 }, offsetHeight: { value: 40 } });
  vi.stubGlobal("getComputedStyle", () => ({
    translate: "none",
    rotate: "none",
    scale: "none",
    ...styles(style),
  }));
  return layoutBox(element);
  function styles(text: string) {
    return Object.fromEntries(text.split("; ").map((rule) => rule.split(": ")));
  }
}

it.each([
  ["", { left: 10, top: 20, width: 100, height: 40 }],
  ["translate: 30px -60px", { left: 40, top: -40, width: 100, height: 40 }],
  ["translate: 30px", { left: 40, top: 20, width: 100, height: 40 }],
  ["scale: 2", { left: -40, top: 0, width: 200, height: 80 }],
  ["translate: 5px 5px; scale: 0.5", { left: 40, top: 35, width: 50, height: 20 }],
])("an element is where the layout has placed it, with %j as well", (style, drawn) => {
  expect(boxWith(style, drawn)).toEqual({ left: 10, top: 20, bottom: 60, width: 100 });
});
