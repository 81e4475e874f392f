import { createChanges } from "#dom/changes.ts";
import { readDisclosures } from "#dom/menu/read-disclosures.ts";
import { keepOpen } from "#dom/menu/keep-open.ts";
import { wakeMenu } from "#dom/menu/wake-menu.ts";
import { query } from "#dom/query.ts";
import { isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { withOptions } from "./menu-options.ts";
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
  const { menu, parent, sign } = settings.skin;
  const changes = createChanges(signal);
  for (const name of menu)
    for (const look of [name, `${name}--${settings.layout}`]) changes.toggleClass(root, look, true);

  const names = { parent: parent[0] ?? "", sign: sign[0] ?? "" };
  const all = readDisclosures(root, { names, icon: undefined, id, changes, signal });
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
