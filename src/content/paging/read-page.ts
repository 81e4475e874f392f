import { markupOf, sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { withoutHash } from "#browser/without-hash.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FindCounterpart } from "./find-counterpart.ts";
import { type Position, readPosition } from "./position.ts";
import type { PagingSkin } from "./skin.ts";

/** What a widget needs of another page of its list. */
export interface ListPage extends Position {
  readonly items: readonly HTMLElement[];
  /** The links to all pages; empty if the page has none. */
  readonly links: readonly Node[];
  /** Style sheets of single items. */
  readonly styles: readonly string[];
  /** Where the page is in the end: a server may lead elsewhere. */
  readonly address: string;
}

/** A page; `aborted` if the visitor was leaving; else why it cannot be shown. */
export type ReadPage =
  | { readonly kind: "page"; readonly page: ListPage }
  | { readonly kind: "aborted" }
  | { readonly kind: "failed" };

/** Style sheets that are printed among the items; none of the whole page. */
export const itemStyles = (list: Element): string[] =>
  [...list.querySelectorAll("style[id^='loop-dynamic-']")].map(({ textContent }) => textContent ?? "");

/** A copy of elements of another page, without anything that runs. */
export const clean = (elements: readonly Element[]) =>
  sanitise(markupOf(elements), "fragment", { sameOrigin: true, keepsStyles: true });

/** Reads the items of a list on another page of it. Rejects only if the sanitiser cannot be loaded. */
export async function readPage(address: string, skin: PagingSkin, find: FindCounterpart): Promise<ReadPage> {
  const answer = await fetchPage(address);
  if (!answer.ok) return { kind: answer.reason === "aborted" ? "aborted" : "failed" };
  const parts = find(answer.data);
  if (!parts?.list) return { kind: "failed" };
  const { root, list } = parts;
  const finalAddress = answer.data.URL || address;
  const items = await clean(selectAll(list, skin.item, { limit: Infinity }));
  const [links] = selectAll(root, skin.pages, { limit: 1 });
  const cleanLinks = links && (await clean([links])).firstElementChild;
  return {
    kind: "page",
    page: {
      ...readPosition(root, skin, finalAddress),
      items: [...items.children] as HTMLElement[],
      links: cleanLinks ? [...cleanLinks.childNodes] : [],
      styles: itemStyles(list),
      address: withoutHash(finalAddress),
    },
  };
}
