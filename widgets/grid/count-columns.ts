import { isHtmlElement } from "#runtime/node-type.ts";

/** What the layout in columns writes over the page's own styles. */
const WRITTEN = ["display", "grid-template-columns", "width", "max-width"];

/** Of widths in percent. */
const ROUNDING = 0.1;

/** How many columns the page's own styles give a list; they may depend on its width. */
export function countColumns(list: HTMLElement): () => number {
  let width = -1;
  let count = 1;
  return () => {
    if (list.clientWidth !== width) {
      width = list.clientWidth;
      count = countNow(list);
    }
    return count;
  };
}

/** Tracks are not counted: the items still stand in those that are about to go. */
function countNow(list: HTMLElement): number {
  const first = [...list.children].filter(isHtmlElement).find(({ offsetWidth }) => offsetWidth > 0);
  if (!first) return 1;
  const written = [list.style, first.style].map((style) => ({ style, text: style.cssText }));
  for (const { style } of written) for (const property of WRITTEN) style.removeProperty(property);
  const { display, columnGap } = getComputedStyle(list);
  const gap = display.includes("grid") ? Number.parseFloat(columnGap) || 0 : 0;
  const count = Math.floor((list.clientWidth + gap) / (first.getBoundingClientRect().width + gap) + ROUNDING);
  for (const { style, text } of written) if (text) style.cssText = text;
  return count;
}
