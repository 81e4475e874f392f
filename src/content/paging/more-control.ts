import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import type { PagingSkin } from "./skin.ts";

/** The button or link that loads the next page, if the server has printed one. */
export const moreControl = (host: Element, skin: PagingSkin): HTMLElement | undefined =>
  selectAll(host, skin.more).find(isHtmlElement);
