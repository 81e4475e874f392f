import { removeAtEnd } from "#runtime/added.ts";
import { isTag } from "#runtime/node-type.ts";
import { queryAll } from "../query.ts";
import type { Changes } from "../state/changes.ts";
import { leadsSomewhere, type SubMenu } from "./sub-menu.ts";

/** Names on the page's elements; each may be empty. */
export interface MenuNames {
  /** Class of a label with a sub-menu. */
  readonly parent: string;
  /** Class of the sign that is added to such a label. */
  readonly sign: string;
}

interface ReadOptions {
  readonly names: MenuNames;
  /** Goes into each sign; cloned. */
  readonly icon: Node | undefined;
  /** Prefix of ids, unique on the page. */
  readonly id: string;
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/**
 * Makes a sub-menu of every nested list of a menu: labels that lead nowhere become buttons, all others get a button
 * beside them. The sub-menus are closed. In document order; undone with the signal.
 */
export function readSubMenus(list: HTMLElement, options: ReadOptions): SubMenu[] {
  const { changes, id } = options;
  const byPanel = new Map<Element, SubMenu>();
  for (const panel of queryAll(list, "li > ul")) {
    const item = panel.parentElement as HTMLElement;
    const label = labelOf(item, panel);
    if (!label || [...byPanel.values()].some((other) => other.item === item)) continue;
    if (!panel.id) changes.setAttribute(panel, "id", `${id}-${byPanel.size}`);
    const around = item.closest("li > ul");
    const printed = printedButton(item, label);
    const sign = addSign(label, options);
    const button = printed ?? buttonFor(label, panel, options);
    if (options.names.parent) changes.toggleClass(label, options.names.parent, true);
    changes.setAttribute(button, "aria-expanded", "false");
    changes.setAttribute(button, "aria-controls", panel.id);
    changes.setStyle(panel, "display", "none");
    const parent = around ? byPanel.get(around) : undefined;
    byPanel.set(panel, { item, label, sign, button, hasOwnButton: !!printed, panel, parent });
  }
  return [...byPanel.values()];
}

/** The first element of an item before its sub-menu. */
const labelOf = (item: Element, panel: Element) =>
  queryAll(item, "a, button, span, div").find(
    (label) => !panel.contains(label) && !label.contains(panel) && !label.querySelector("a, button"),
  );

/** The button that the server has printed beside the label. */
const printedButton = (item: Element, label: Element) =>
  [...item.children].find((child) => child !== label && isTag(child, "button")) as HTMLElement | undefined;

function buttonFor(label: HTMLElement, panel: HTMLElement, { changes, signal }: ReadOptions): HTMLElement {
  if (isTag(label, "button")) return label;
  if (!leadsSomewhere(label)) {
    changes.setAttribute(label, "role", "button");
    changes.setAttribute(label, "tabindex", "0");
    return label;
  }
  if (!label.id) changes.setAttribute(label, "id", `${panel.id}-label`);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "islet-menu-button";
  button.setAttribute("aria-labelledby", label.id);
  label.after(button);
  removeAtEnd(signal, button);
  return button;
}

function addSign(label: HTMLElement, { names, icon, signal }: ReadOptions): Element | undefined {
  if (!names.sign) return undefined;
  const sign = document.createElement("span");
  sign.className = names.sign;
  sign.setAttribute("aria-hidden", "true");
  if (icon) sign.append(icon.cloneNode(true));
  label.append(sign);
  removeAtEnd(signal, sign);
  return sign;
}
