import { selectAll } from "#browser/selectors.ts";
import type { PagingSkin } from "./skin.ts";

/** Names a list in what is remembered of a page of the visit. */
export const listKey = (host: HTMLElement, list: Element, skin: PagingSkin): string =>
  host.dataset["id"] || host.id || String(selectAll(document, skin.list).indexOf(list));
