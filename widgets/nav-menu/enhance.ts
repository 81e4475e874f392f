import { selectAll } from "#browser/selectors.ts";
import { createIcon } from "#dom/icon.ts";
import { keepOpen } from "#dom/menu/keep-open.ts";
import { readSubMenus } from "#dom/menu/read-sub-menus.ts";
import { wakeMenu } from "#dom/menu/wake-menu.ts";
import { numbered } from "#dom/numbered.ts";
import { queryAll } from "#dom/query.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import { collapseMenu, type MenuToggle } from "./collapse-menu.ts";
import type { Settings } from "./settings.ts";

/** Opens and closes a menu's sub-menus, and the whole menu behind its toggle. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { guard, page, signal } = context;
  const { parts } = settings;
  const changes = createChanges(signal);
  const menu = selectAll(host, parts.menu, { limit: 1 }).find(isHtmlElement) ?? host;
  for (const name of parts.host) {
    changes.toggleClass(menu, name, true);
    // A server may have printed another one.
    for (const layout of ["horizontal", "vertical", "dropdown"])
      changes.toggleClass(menu, `${name}--${layout}`, layout === settings.layout);
  }

  const toggle = collapseMenu({ menu, settings, changes }, context);
  const lists = selectAll(host, parts.list).filter(isHtmlElement);
  const [icon, [parent = ""], [sign = ""], [openClass = ""]] = [
    createIcon(settings.submenuIcon),
    parts.parent,
    parts.sign,
    parts.open,
  ];
  if (!lists.length) throw missing("its element must hold a list of links");
  for (const [place, list] of numbered(lists)) {
    if (toggle.isUnused(list)) continue;
    const id = `${context.id}-${place}`;
    const all = readSubMenus(list, { names: { parent, sign }, icon, id, changes, signal });
    const isBar = () => settings.layout === "horizontal" && !toggle.isBehind(list);
    const delays = { showMs: settings.showDelay, hideMs: settings.hideDelay };
    const load = async () =>
      (await context.load(() => import("./open-menus.ts"))).openMenus(
        { root: list, all, changes, isBar, delays, openClass },
        context,
      );
    if (all.length) wakeMenu({ root: list, all, load }, context);
  }
  uncoverOnJump(host, toggle, context);

  const links = lists.flatMap((list) => queryAll<HTMLAnchorElement>(list, "a[href]"));
  markCurrentPage(links, changes);
  if (settings.markActive && !page.isEditor && links.some(({ hash }) => hash))
    guard(async () => {
      const { markCurrentSection } = await context.load(() => import("#dom/mark-current-links.ts"));
      markCurrentSection({ links, classNames: parts.active, marked: "link", changes, signal });
    });
  return keepOpen(context);
}

/** Tells which link leads to this page, unless the server has. */
function markCurrentPage(links: readonly HTMLAnchorElement[], changes: Changes): void {
  if (links.some((link) => link.getAttribute("aria-current") && !link.hash)) return;
  const here = location.href.replace(/#.*$/, "");
  for (const link of links) if (link.href === here) changes.setAttribute(link, "aria-current", "page");
}

/** A link inside the page leads to what the opened menu may cover. Without the room that it takes, the place would move. */
function uncoverOnJump(host: HTMLElement, toggle: MenuToggle, { listen }: WidgetContext) {
  listen(host, "click", ({ defaultPrevented, target }) => {
    const link = isElement(target) && target.closest("a[href*='#']");
    if (!defaultPrevented && isTag(link, "a") && link.pathname === location.pathname) toggle.uncoverPage();
  });
}
