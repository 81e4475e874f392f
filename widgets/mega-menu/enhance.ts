import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { isWithin } from "#dom/menu/disclosure.ts";
import { keepOpen } from "#dom/menu/keep-open.ts";
import { wakeMenu } from "#dom/menu/wake-menu.ts";
import { queryAll } from "#dom/query.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { collapseMenu } from "./collapse-menu.ts";
import { readItems } from "./read-items.ts";
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
  const { parts, skin } = settings;
  const changes = createChanges(signal);
  const one = (selector: string) => selectAll(host, selector, { limit: 1 }).find(isHtmlElement);
  const menu = one(parts.menu) ?? host;
  const list = one(parts.list);
  // An editor fills its panels: they stand in their places. Those of a builder open by presses there, as its styles want it.
  if (page.isEditor && skin.menu.includes(OWN_LOOK)) return;
  if (!list) throw missing("its element must hold a list of items");
  for (const name of skin.menu) {
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
      markCurrentSection({ links, classNames: skin.current, marked: "parent", changes, signal });
    });
  return keepOpen(context);
}
