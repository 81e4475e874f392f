import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A feed while its widget is mounted. */
export interface Feed {
  readonly host: HTMLElement;
  /** The element whose children are the posts; missing in an empty feed. */
  readonly container: HTMLElement | undefined;
  readonly settings: Settings;
  readonly changes: Changes;
  readonly context: WidgetContext;
}

/** The elements inside another that a selector of the parts finds. */
export const partsOf = (root: Element, part: string): HTMLElement[] =>
  part ? selectAll(root, part, { limit: Infinity }).filter(isHtmlElement) : [];

/** The first of them. */
export const partOf = (root: Element, part: string): HTMLElement | undefined => partsOf(root, part)[0];

/** The posts on the page now. */
export const postsOf = ({ container, settings }: Feed): HTMLElement[] =>
  container ? partsOf(container, settings.parts.post) : [];

/** Shows or hides a part, whatever the page's own styles say. */
export function setShown(
  part: HTMLElement,
  isShown: boolean,
  { changes, display = "inline" }: { readonly changes: Changes; readonly display?: string },
): void {
  changes.setAttribute(part, "hidden", isShown ? null : "");
  changes.setStyle(part, "display", isShown ? display : "none");
}
