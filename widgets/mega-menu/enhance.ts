import { selectAll } from "#browser/selectors.ts";
import { keepOpen } from "#dom/menu/keep-open.ts";
import { isWithin, type SubMenu } from "#dom/menu/sub-menu.ts";
import { wakeMenu } from "#dom/menu/wake-menu.ts";
import { queryAll } from "#dom/query.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { type Enhanced, missing, type WidgetContext } from "#runtime/widget.ts";
import { collapseMenu } from "./collapse-menu.ts";
import type { Settings } from "./settings.ts";

/** Its styles are Islet's. */
const OWN_LOOK = "islet-mega-menu";

/** Opens and closes the panels of a menu, and the whole menu behind its toggle. */
export function enhance(
  host: HTMLElement,
  settings: Settings,
  context: WidgetContext,
): Enhanced<Settings> | void {
  const { guard, id, page, signal } = context;
  const { parts } = settings;
  const changes = createChanges(signal);
  const one = (selector: string) => selectAll(host, selector, { limit: 1 }).find(isHtmlElement);
  const menu = one(parts.menu) ?? host;
  const list = one(parts.list);
  // An editor fills its panels: they stand in their places. Those of a builder open by presses there, as its styles want it.
  if (page.isEditor && parts.host.includes(OWN_LOOK)) return;
  if (!list) throw missing("its element must hold a list of items");
  for (const name of parts.host) {
    changes.toggleClass(menu, name, true);
    changes.toggleClass(menu, `${name}--fit`, settings.contentWidth === "fit_to_content");
  }

  const isCollapsed = () =>
    settings.itemLayout === "dropdown" || isWithin(settings.breakpointSelector, page.deviceMode());
  const all = readItems(host, settings, { changes, id });
  collapseMenu(
    { menu, toggle: one(parts.toggle), panel: one(parts.collapsible), isCollapsed, settings, changes },
    context,
  );

  const opensOnHover = () =>
    settings.openOn === "hover" &&
    !page.isEditor &&
    !isCollapsed() &&
    !isWithin("tablet_extra", page.deviceMode());
  const load = async () =>
    (await context.load(() => import("./open-panels.ts"))).openPanels(
      { root: list, all, changes, menu, settings, isCollapsed, opensOnHover },
      context,
    );
  if (all.length) wakeMenu({ root: list, all, load }, context);

  const links = queryAll<HTMLAnchorElement>(list, "a[href*='#']").filter(
    (link) => !all.some(({ panel }) => panel.contains(link)),
  );
  if (settings.markActive && !page.isEditor && links.length)
    guard(async () => {
      const { markCurrentSection } = await context.load(() => import("#dom/mark-current-links.ts"));
      markCurrentSection({ links, classNames: parts.current, marked: "parent", changes, signal });
    });
  return keepOpen(context);
}

const one = (root: Element, selector: string) => selectAll(root, selector, { limit: 1 }).find(isHtmlElement);

/** The items that have a panel and a button for it; their buttons say what they open, and that it is closed. */
function readItems(
  menu: Element,
  { parts }: Settings,
  { changes, id }: { changes: Changes; id: string },
): SubMenu[] {
  const items = selectAll(menu, parts.item).filter(isHtmlElement);
  return items.flatMap((item, place) => {
    const [button, panel] = [one(item, parts.button), one(item, parts.panel)];
    if (!button || !panel) return [];
    // The server may have printed an id twice on a page with two menus.
    if (!panel.id || HTMLDocument.prototype.getElementById.call(document, panel.id) !== panel)
      changes.setAttribute(panel, "id", `${id}-panel-${place}`);
    changes.setAttribute(button, "hidden", null);
    changes.setAttribute(button, "aria-controls", panel.id);
    changes.setAttribute(button, "aria-expanded", "false");
    // It opens no menu of an application.
    changes.setAttribute(button, "aria-haspopup", "false");
    const label = one(item, parts.label) ?? button;
    return [{ item, label, sign: undefined, button, hasOwnButton: true, panel, parent: undefined }];
  });
}
