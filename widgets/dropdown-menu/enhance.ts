import { keepOpen } from "#dom/menu/keep-open.ts";
import { readSubMenus } from "#dom/menu/read-sub-menus.ts";
import { wakeMenu } from "#dom/menu/wake-menu.ts";
import { query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import { parseRecord } from "#runtime/parse-json.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import { createPopupMenu } from "./popup-menu.ts";
import type { Settings } from "./settings.ts";

/** Opens and closes the sub-menus of a list. */
export function enhance(host: HTMLElement, given: Settings, context: WidgetContext): Enhanced<Settings> {
  const { id, on, signal, warn } = context;
  const root = isTag(host, "ul") ? host : query(host, "ul");
  if (!root) throw missing("its element must be or hold a list of links");
  const settings = withOptions(root, given, () =>
    warn("The attribute data-sm-options must be a JSON object. It is left out."),
  );
  const { host: own, parent, sign } = settings.parts;
  const changes = createChanges(signal);
  for (const name of own) {
    changes.toggleClass(root, name, true);
    // A server may have printed the other one.
    for (const layout of ["horizontal", "vertical"])
      changes.toggleClass(root, `${name}--${layout}`, layout === settings.layout);
  }

  const names = { parent: parent[0] ?? "", sign: sign[0] ?? "" };
  const all = readSubMenus(root, { names, icon: undefined, id, changes, signal });
  const load = async () =>
    (await context.load(() => import("./open-menu.ts"))).openMenu({ root, all, changes, settings }, context);
  if (all.length) wakeMenu({ root, all, load }, context);
  // After the menu: it closes sub-menus on Escape first.
  if (settings.isPopup) createPopupMenu(root, changes, context);
  else
    on("dropdown-menu/popup_show", ({ host: menu }) => {
      if (menu === host) warn("A script shows it as a popup, but is_popup is off. Nothing happens.");
    });
  return keepOpen(context);
}

/** Options of the menu library that the attribute may set, with the kinds of their values. */
const KINDS = {
  showTimeout: "number",
  hideTimeout: "number",
  showOnClick: "boolean",
  subMenusMinWidth: "string",
  subMenusMaxWidth: "string",
  isPopup: "boolean",
} as const;

type Option = keyof typeof KINDS;

/**
 * The settings with those of a list's `data-sm-options`, where menu libraries have theirs; values of other kinds are left out.
 * @param refuse called if the attribute is no JSON object
 */
function withOptions(list: HTMLElement, settings: Settings, refuse: () => void): Settings {
  const attribute = list.dataset["smOptions"];
  if (attribute === undefined) return settings;
  const options = parseRecord(attribute);
  if (!options) {
    refuse();
    return settings;
  }
  const known = Object.entries(options).filter(([name, value]) => typeof value === KINDS[name as Option]);
  return { ...settings, ...Object.fromEntries(known) };
}
