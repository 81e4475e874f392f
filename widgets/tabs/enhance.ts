import { followAddress, type Panel } from "#dom/panels/addressed.ts";
import { isIdOf, missingPanel, panelIdOf, warnOfEqualIds } from "#dom/panels/panel-ids.ts";
import { createTabs } from "#dom/panels/tabs.ts";
import { queryAll } from "#dom/query.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows one panel at a time. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { bus, listen, signal, warn } = context;
  const tabs = readTabs(host);
  const first = tabs.find(({ opener }) => opener.getAttribute("aria-selected") === "true") ?? tabs[0];
  if (!first) throw missing(lackOf(host));
  warnOfEqualIds(tabs, context);
  for (const title of titlesOf(host))
    if (!tabs.some(({ opener, headers }) => opener === title || headers.includes(title)))
      warn(`${missingPanel(title, panelIdOf(title))}; it opens nothing`);
  const changes = createChanges(signal);
  const setClasses = (element: Element, names: readonly string[], isOn: boolean) => {
    for (const name of names) changes.toggleClass(element, name, isOn);
  };

  function mark({ opener, headers, panel }: Tab, isOpen: boolean) {
    for (const title of [opener, ...headers]) {
      setClasses(title, settings.parts.tab, isOpen);
      // A tab need not have it; one that has it must not tell something else.
      if (title.hasAttribute("aria-expanded")) changes.setAttribute(title, "aria-expanded", String(isOpen));
    }
    setClasses(panel, settings.parts.panel, isOpen);
    if (isOpen) bus.emit("elementor/nested-tabs/activate", { host, panel });
  }

  setClasses(first.opener.closest("[role=tablist]")?.parentElement ?? host, settings.parts.ready, true);
  for (const tab of tabs) repairRoles(tab, changes);
  const open = createTabs({ tabs, changes, mark }, context);
  for (const tab of tabs)
    for (const header of tab.headers) {
      listen(header, "click", () => open(tab));
      listen(header, "keydown", (event) => {
        if (event.target !== header || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        open(tab);
      });
    }
  open(first);
  followAddress(tabs, open, context);
  const kept = tabs[context.kept as number];
  if (kept) open(kept);
  return { state: () => tabs.findIndex(({ opener }) => opener.getAttribute("aria-selected") === "true") };
}

const lackOf = (host: HTMLElement) =>
  queryAll(host, "[role=tab]").length && queryAll(host, "[role=tabpanel]").length
    ? "each of its tabs must name the id of its panel in aria-controls"
    : "its element must hold tabs and panels by their roles";

/** A list of tabs holds no panels, a tab no second stop of the Tab key, and titles above their panel are buttons. */
function repairRoles({ opener, headers, panel }: Tab, changes: Changes) {
  const list = panel.closest("[role=tablist]");
  if (list && !list.contains(opener))
    for (const name of ["role", "aria-orientation"] as const) changes.setAttribute(list, name, null);
  for (const inner of queryAll(opener, "a,button,[tabindex]")) changes.setAttribute(inner, "tabindex", "-1");
  for (const header of headers) {
    changes.setAttribute(header, "role", "button");
    changes.setAttribute(header, "tabindex", "0");
    changes.setAttribute(header, "aria-selected", null);
    changes.setAttribute(header, "aria-expanded", "false");
  }
}

interface Tab extends Panel {
  /** More titles for the same panel, each above it: a style sheet shows them instead of the tabs in small windows. */
  readonly headers: readonly HTMLElement[];
}

const isAround = (outer: Element | null, inner: Element) => outer !== inner && outer?.contains(inner);

const listOf = (tab: Element) => tab.closest("[role=tablist]");

/** The panels of an element, without those of other tabs inside them. */
function panelsOf(host: HTMLElement): HTMLElement[] {
  const all = queryAll(host, "[role=tabpanel]");
  return all.filter((panel) => !all.some((other) => isAround(other, panel)));
}

/** The titles of an element's panels, without those of other tabs inside them. */
function titlesOf(host: HTMLElement): HTMLElement[] {
  const panels = panelsOf(host);
  return queryAll(host, "[role=tab]").filter((tab) => !panels.some((panel) => isAround(panel, tab)));
}

/** The tabs of an element by their roles. Those without a panel are left out. */
function readTabs(host: HTMLElement): Tab[] {
  const titles = titlesOf(host);
  return panelsOf(host).flatMap((panel) => {
    const own = titles.filter((title) => isIdOf(panelIdOf(title), panel));
    const opener = own.find((title) => !isAround(listOf(title), panel)) ?? own[0];
    return opener ? [{ panel, opener, headers: own.filter((title) => title !== opener) }] : [];
  });
}
