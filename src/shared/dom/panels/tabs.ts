import { isShortcut } from "#browser/plain-click.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";
import type { Panel } from "./addressed.ts";
import { elementOfKey } from "./element-of-key.ts";
import { showPanel } from "./show-panel.ts";

interface TabsOptions<Tab extends Panel> {
  /** Their openers have the role of a tab. */
  readonly tabs: readonly Tab[];
  readonly changes: Changes;
  /** Marks a tab as open or closed, besides its role's own attributes. */
  readonly mark: (tab: Tab, isOpen: boolean) => void;
}

/**
 * Shows one panel at a time: by presses on its tab, and by arrow keys, for which the tabs are one stop of the Tab key. On
 * paper all panels are shown. Returns what opens a tab; none is open before.
 */
export function createTabs<Tab extends Panel>(
  { tabs, changes, mark }: TabsOptions<Tab>,
  { host, listen }: Pick<WidgetContext, "host" | "listen">,
): (tab: Tab) => void {
  let current: Tab | undefined;

  function open(opened: Tab) {
    if (opened === current) return;
    current = opened;
    for (const tab of tabs) {
      const isOpen = tab === opened;
      changes.setAttribute(tab.opener, "aria-selected", String(isOpen));
      changes.setAttribute(tab.opener, "tabindex", isOpen ? "0" : "-1");
      showPanel(tab.panel, isOpen, changes);
      mark(tab, isOpen);
    }
  }

  listen(host, "keydown", (event) => {
    const openers = tabs.map(({ opener }) => opener);
    const index = openers.findIndex((opener) => opener.contains(event.target as Node));
    const opener = isPress(event, openers[index]) ? openers[index] : elementOfKey(event.key, index, openers);
    const tab = tabs.find((other) => other.opener === opener);
    if (index < 0 || !tab || isShortcut(event)) return;
    event.preventDefault();
    open(tab);
    tab.opener.focus();
  });
  listen(host, "click", (event) => {
    const tab = tabs.find(({ opener }) => opener.contains(event.target as Node));
    if (!tab) return;
    event.preventDefault();
    open(tab);
  });
  listen(window, "beforeprint", () => {
    for (const { panel } of tabs) showPanel(panel, true, changes);
  });
  listen(window, "afterprint", () => {
    const opened = current;
    current = undefined;
    if (opened) open(opened);
  });
  return open;
}

/** Whether a key presses a tab of which the browser makes no click; one that is closed may have the focus by a script. */
const isPress = ({ key, target }: KeyboardEvent, tab: HTMLElement | undefined) =>
  (key === "Enter" || key === " ") && target === tab && !tab?.matches("button, a[href]");
