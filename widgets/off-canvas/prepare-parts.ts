import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { Settings } from "./settings.ts";

/** The elements of a panel beside the page. */
export interface Parts {
  /** What is shown and hidden: an overlay and the panel, or the panel alone. */
  readonly box: HTMLElement;
  readonly moving: HTMLElement;
  readonly panel: HTMLElement;
}

const partOf = (box: HTMLElement, selector: string): HTMLElement => {
  const [part] = selector ? selectAll(box, selector, { limit: 1 }) : [];
  return isHtmlElement(part) ? part : box;
};

/** Finds the parts, makes the box a dialog that is closed, and gives a panel without a box of its own Islet's look. */
export function prepareParts(host: HTMLElement, settings: Settings, changes: Changes): Parts {
  const box = partOf(host, settings.parts.box);
  const panel = partOf(box, settings.parts.panel);
  const name = settings.label || box.querySelector("h1,h2,h3,h4,h5,h6")?.textContent?.trim();
  changes.setAttribute(box, "role", "dialog");
  changes.setAttribute(box, "aria-modal", "true");
  if (name && !box.matches("[aria-label],[aria-labelledby]")) changes.setAttribute(box, "aria-label", name);
  if (!panel.hasAttribute("tabindex")) changes.setAttribute(panel, "tabindex", "-1");
  if (box === host) {
    changes.toggleClass(host, "islet-off-canvas", true);
    changes.toggleClass(host, `islet-off-canvas--${settings.side}`, true);
  }
  return { box, panel, moving: partOf(box, settings.parts.moving) };
}
