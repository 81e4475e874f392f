import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { PagingParts } from "./parts.ts";

/** The button or link that loads the next page, if the server has printed one. */
export const moreControl = (host: Element, parts: PagingParts): HTMLElement | undefined =>
  selectAll(host, parts.more).find(isHtmlElement);
