import { DEVICE_MODES, type DeviceMode } from "#runtime/page.ts";

/** A sub-menu and what opens it. */
export interface SubMenu {
  /** The list item: while the pointer is in it, its sub-menu stays open. */
  readonly item: HTMLElement;
  /** What the visitor sees of the item: a link, a button or words. */
  readonly label: HTMLElement;
  /** The sign in the label that there is a sub-menu. */
  readonly sign: Element | undefined;
  /** Opens by a press: the label, if it leads nowhere, else a separate button. */
  readonly button: HTMLElement;
  /** Whether the server has printed a button beside the label, which the pointer can press. */
  readonly hasOwnButton: boolean;
  /** The sub-menu. */
  readonly panel: HTMLElement;
  /** The one around this one. */
  readonly parent: SubMenu | undefined;
}

/** Whether a link leads somewhere: `#` and addresses that are scripts only stand for buttons. */
export const leadsSomewhere = (label: Element): boolean =>
  /^(?!#?$|javascript:)/i.test(label.getAttribute("href")?.trim() ?? "");

/** Whether a device is the breakpoint's or a smaller one. */
export const isWithin = (breakpoint: DeviceMode | "none", mode: DeviceMode): boolean =>
  breakpoint !== "none" && DEVICE_MODES.indexOf(mode) <= DEVICE_MODES.indexOf(breakpoint);

/** The innermost sub-menu whose item holds the node. */
export const subMenuAt = (all: readonly SubMenu[], node: Node): SubMenu | undefined =>
  all.findLast(({ item }) => item.contains(node));

/** Whether the panel opens between what is around it instead of over the page. The style sheet decides. */
export const isInPlace = ({ panel }: Pick<SubMenu, "panel">): boolean =>
  !/absolute|fixed/.test(getComputedStyle(panel).position);
