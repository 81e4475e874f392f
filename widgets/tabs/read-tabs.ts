import { queryAll } from "#dom/query.ts";
import type { Panel } from "#dom/panels/addressed.ts";

export interface Tab extends Panel {
  /** More titles for the same panel, each above it: a style sheet shows them instead of the tabs in small windows. */
  readonly headers: readonly HTMLElement[];
}

const isAround = (outer: Element | null, inner: Element) => outer !== inner && outer?.contains(inner);

const listOf = (tab: Element) => tab.closest("[role=tablist]");

/** The id of the panel that a tab names. */
const panelIdOf = (tab: Element) =>
  tab.getAttribute("aria-controls") ?? tab.getAttribute("href")?.slice(1) ?? "";

/** The tabs of an element by their roles, without those of other tabs inside its panels. Tabs without a panel are left out. */
export function readTabs(host: HTMLElement): Tab[] {
  const all = queryAll(host, "[role=tabpanel]");
  const panels = all.filter((panel) => !all.some((other) => isAround(other, panel)));
  const titles = queryAll(host, "[role=tab]").filter((tab) => !panels.some((panel) => isAround(panel, tab)));
  return panels.flatMap((panel) => {
    const own = titles.filter((title) => panelIdOf(title) === panel.id);
    const opener = own.find((title) => !isAround(listOf(title), panel)) ?? own[0];
    return opener ? [{ panel, opener, headers: own.filter((title) => title !== opener) }] : [];
  });
}
