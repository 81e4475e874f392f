import { selectAll } from "#browser/selectors.ts";
import type { PagingParts } from "./parts.ts";

/** Names a list in what is remembered of a page of the visit. */
export const listKey = (host: HTMLElement, list: Element, parts: PagingParts): string =>
  host.dataset["id"] || host.id || String(selectAll(document, parts.list).indexOf(list));
