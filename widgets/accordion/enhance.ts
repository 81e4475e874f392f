import { isShortcut } from "#dom/activation.ts";
import { createChanges } from "#dom/changes.ts";
import { followAddress } from "#dom/panels/addressed.ts";
import { elementOfKey } from "#dom/panels/element-of-key.ts";
import { isElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { createState } from "./item-state.ts";
import { type Item, readItems } from "./read-items.ts";
import { repairRoles } from "./repair-roles.ts";
import type { Settings } from "./settings.ts";

/** Opens and closes panels by their titles. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { listen, signal } = context;
  const items = readItems(host, settings.title);
  const [first] = items;
  if (!first) throw missing("its element must hold details, or buttons with the ids of panels");
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
