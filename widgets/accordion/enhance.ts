import { isShortcut } from "#browser/plain-click.ts";
import { followAddress } from "#dom/panels/addressed.ts";
import { elementOfKey } from "#dom/panels/element-of-key.ts";
import { missingPanel, panelIdOf, warnOfEqualIds } from "#dom/panels/panel-ids.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import { createState } from "./item-state.ts";
import { type Item, readItems, titlesWithoutPanel } from "./read-items.ts";
import type { Settings } from "./settings.ts";

const NO_ITEMS =
  "its element must hold details, or buttons that name the ids of their panels in aria-controls";

/** Opens and closes panels by their titles. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { listen, signal, warn } = context;
  const items = readItems(host, settings.parts.title);
  const lost = titlesWithoutPanel(host, settings.parts.title, items).map((title) =>
    missingPanel(title, panelIdOf(title)),
  );
  const [first] = items;
  if (!first) throw missing(lost[0] ?? NO_ITEMS);
  for (const lack of lost) warn(`${lack}; it opens nothing`);
  warnOfEqualIds(items, context);
  const changes = createChanges(signal);
  for (const item of items) repairRoles(item, changes);
  const state = createState(items, { settings, changes, signal });
  if (settings.openFirst && !items.some(state.isOpen)) state.set(first, true, { isImmediate: true });

  for (const item of items)
    listen(item.title, "click", (event) => {
      if (leadsElsewhere(event.target, item)) return;
      event.preventDefault();
      state.set(item, !state.isOpen(item));
    });
  listen(host, "keydown", (event) => {
    const item = items.find(({ opener }) => opener === event.target);
    if (!item || isShortcut(event)) return;
    const openers = items.map(({ opener }) => opener);
    const next = elementOfKey(event.key, openers.indexOf(item.opener), openers);
    const isPress = (event.key === "Enter" || event.key === " ") && !isTag(item.opener, "button", "summary");
    if (next) next.focus();
    else if (isPress && !event.repeat) state.set(item, !state.isOpen(item));
    else if (event.key === "Escape" && state.isOpen(item)) state.set(item, false);
    else if (!isPress) return;
    event.preventDefault();
  });
  // The browser opens what a search or another script has found.
  listen(host, "toggle", ({ target }) => state.follow(target), { capture: true });
  listen(window, "beforeprint", state.showAll);
  listen(window, "afterprint", state.restore);
  followAddress(items, (item) => state.set(item, true, { isImmediate: true }), context);
  const kept = context.kept as readonly number[] | undefined;
  if (kept) items.forEach((item, index) => state.set(item, kept.includes(index), { isImmediate: true }));
  return { state: () => items.flatMap((item, index) => (state.isOpen(item) ? index : [])) };
}

/** Whether a press was on a link in a title that is not its opener. */
const leadsElsewhere = (target: EventTarget | null, { opener }: Item) =>
  isElement(target) && !opener.contains(target) && target.closest("a[href]") !== null;

/** Elementor prints buttons around what has the focus, summaries out of reach of the Tab key, and regions without a name. */
function repairRoles({ details, opener, panel, title }: Item, changes: Changes): void {
  if (details) {
    changes.setAttribute(opener, "tabindex", null);
    if (panel.getAttribute("aria-labelledby") === details.id)
      for (const name of ["role", "aria-labelledby"] as const) changes.setAttribute(panel, name, null);
    return;
  }
  if (!isTag(opener, "button")) {
    changes.setAttribute(opener, "role", "button");
    changes.setAttribute(opener, "tabindex", "0");
  }
  changes.setAttribute(opener, "aria-controls", panel.id);
  if (opener === title) return;
  for (const name of ["role", "tabindex", "aria-controls", "aria-expanded"] as const)
    changes.setAttribute(title, name, null);
}
