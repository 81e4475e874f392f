import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/changes.ts";
import type { Disclosure } from "#dom/menu/disclosure.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import type { Settings } from "./settings.ts";

const one = (root: Element, selector: string) => selectAll(root, selector, { limit: 1 }).find(isHtmlElement);

/** The items that have a panel and a button for it; their buttons say what they open, and that it is closed. */
export function readItems(
  menu: Element,
  { parts }: Settings,
  { changes, id }: { changes: Changes; id: string },
): Disclosure[] {
  const items = selectAll(menu, parts.item).filter(isHtmlElement);
  return items.flatMap((item, place) => {
    const [button, panel] = [one(item, parts.button), one(item, parts.panel)];
    if (!button || !panel) return [];
    // The server may have printed an id twice on a page with two menus.
    if (!panel.id || document.getElementById(panel.id) !== panel)
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
