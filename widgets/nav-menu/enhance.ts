import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { createIcon } from "#dom/icon.ts";
import { readDisclosures } from "#dom/menu/read-disclosures.ts";
import { keepOpen } from "#dom/menu/keep-open.ts";
import { wakeMenu } from "#dom/menu/wake-menu.ts";
import { queryAll } from "#dom/query.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { collapseMenu, type MenuToggle } from "./collapse-menu.ts";
import { markCurrentPage } from "./mark-current-page.ts";
import type { Settings } from "./settings.ts";

/** Opens and closes a menu's sub-menus, and the whole menu behind its toggle. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { guard, page, signal } = context;
  const { parts, skin } = settings;
  const changes = createChanges(signal);
  for (const name of skin.menu)
    for (const look of [name, `${name}--${settings.layout}`]) changes.toggleClass(host, look, true);

  const toggle = collapseMenu(settings, changes, context);
  const lists = selectAll(host, parts.list).filter(isHtmlElement);
  const [icon, [parent = ""], [sign = ""], [openClass = ""]] = [
    createIcon(settings.submenuIcon),
    skin.parent,
    skin.sign,
    skin.open,
  ];
  if (!lists.length) throw missing("its element must hold a list of links");
  for (const [place, list] of lists.entries()) {
    if (toggle.isUnused(list)) continue;
    const id = `${context.id}-${place}`;
    const all = readDisclosures(list, { names: { parent, sign }, icon, id, changes, signal });
    const isBar = () => settings.layout === "horizontal" && !toggle.isBehind(list);
    const delays = { showMs: settings.showDelay, hideMs: settings.hideDelay };
    const load = async () =>
      (await context.load(() => import("./open-menus.ts"))).openMenus(
        { root: list, all, changes, isBar, delays, openClass },
        context,
      );
    if (all.length) wakeMenu({ root: list, all, load }, context);
  }
  closeOnJump(host, toggle, context);

  const links = lists.flatMap((list) => queryAll<HTMLAnchorElement>(list, "a[href]"));
  markCurrentPage(links, changes);
  if (settings.markActive && !page.isEditor && links.some(({ hash }) => hash))
    guard(async () => {
      const { markCurrentSection } = await context.load(() => import("#dom/mark-current-links.ts"));
      markCurrentSection({ links, classNames: skin.active, marked: "link", changes, signal });
    });
  return keepOpen(context);
}

/** A link inside the page leads to what the opened menu may cover. */
function closeOnJump(host: HTMLElement, toggle: MenuToggle, { listen }: WidgetContext) {
  listen(host, "click", ({ defaultPrevented, target }) => {
    const link = isElement(target) && target.closest("a[href*='#']");
    if (!defaultPrevented && isTag(link, "a") && link.pathname === location.pathname) toggle.close();
  });
}
