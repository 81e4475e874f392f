import type { Tab } from "./tabs.ts";

/** The tab that a key leads to from the one at `index`; undefined for other keys. */
export function tabOfKey(key: string, index: number, tabs: readonly Tab[]): Tab | undefined {
  const step = stepsOf(tabs)[key];
  if (key === "Home") return tabs[0];
  if (key === "End") return tabs.at(-1);
  return step ? tabs.at((index + step) % tabs.length) : undefined;
}

/** How far each arrow key leads. Tabs may be in a column or in a row, from left to right or from right to left. */
function stepsOf([first, second]: readonly Tab[]): Readonly<Record<string, number>> {
  if (!first || !second) return {};
  const isColumn = second.item.getBoundingClientRect().top >= first.item.getBoundingClientRect().bottom;
  if (isColumn) return { ArrowUp: -1, ArrowDown: 1 };
  const isRtl = getComputedStyle(first.item).direction === "rtl";
  return isRtl ? { ArrowRight: -1, ArrowLeft: 1 } : { ArrowLeft: -1, ArrowRight: 1 };
}
