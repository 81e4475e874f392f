import { type Changes, createChanges } from "#dom/changes.ts";
import { followAddress } from "#dom/panels/addressed.ts";
import { createTabs } from "#dom/panels/tabs.ts";
import { queryAll } from "#dom/query.ts";
import { missing } from "#runtime/missing.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { readTabs, type Tab } from "./read-tabs.ts";
import type { Settings } from "./settings.ts";

/** Shows one panel at a time. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { bus, listen, signal } = context;
  const tabs = readTabs(host);
  const first = tabs.find(({ opener }) => opener.getAttribute("aria-selected") === "true") ?? tabs[0];
  if (!first) throw missing("its element must hold tabs and panels by their roles");
  const changes = createChanges(signal);
  const setClasses = (element: Element, names: readonly string[], isOn: boolean) => {
    for (const name of names) changes.toggleClass(element, name, isOn);
  };

  function mark({ opener, headers, panel }: Tab, isOpen: boolean) {
    for (const title of [opener, ...headers]) {
      setClasses(title, settings.tabClass, isOpen);
      // A tab need not have it; one that has it must not tell something else.
      if (title.hasAttribute("aria-expanded")) changes.setAttribute(title, "aria-expanded", String(isOpen));
    }
    setClasses(panel, settings.panelClass, isOpen);
    if (isOpen) bus.emit("elementor/nested-tabs/activate", { host, panel });
  }

  setClasses(first.opener.closest("[role=tablist]")?.parentElement ?? host, settings.readyClass, true);
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
