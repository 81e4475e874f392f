import { selectAll } from "#browser/selectors.ts";
import { withoutHash } from "#browser/without-hash.ts";
import { addStyles } from "#content/paging/add-styles.ts";
import { announceItems } from "#content/paging/append-pages.ts";
import { forgetPage } from "#content/paging/fetch-page.ts";
import { counterpartOf } from "#content/paging/find-counterpart.ts";
import { listAddress } from "#content/paging/list-address.ts";
import { createListStatus } from "#content/paging/list-status.ts";
import { remember, remembered, rememberInNewEntry } from "#content/paging/page-memory.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import { readPage } from "#content/paging/read-page.ts";
import { itemsOf, swapItems } from "#content/paging/swap-items.ts";
import { focusTarget } from "#dom/focus/focus-target.ts";
import { scrollSoon } from "#dom/scroll/scroll-soon.ts";

/** Replaces the items of a list by those of another page. */
export interface PageReplacer {
  /** Shows the page that a link leads to, in a new history entry. */
  follow(link: HTMLAnchorElement): Promise<void>;
  /** Shows what the current history entry says. */
  restore(): Promise<void>;
}

/** The nodes of a page that is or was shown. */
interface ShownPage {
  readonly items: readonly Node[];
  readonly links: readonly Node[];
}

const SCROLL_MS = 500;

/** What the server has printed of a list, and what puts other nodes in its place. */
function createSwap(paged: PagedList) {
  const { host, list, parts } = paged;
  const linksOf = () => selectAll(host, parts.pages, { limit: 1 })[0];
  const nodes = [...list.childNodes];
  const printed: ShownPage = { items: itemsOf(paged), links: [...(linksOf()?.childNodes ?? [])] };
  return {
    printed,
    swap({ items, links }: ShownPage) {
      swapItems(paged, items);
      linksOf()?.replaceChildren(...links);
    },
    putBack() {
      linksOf()?.replaceChildren(...printed.links);
      list.replaceChildren(...nodes);
    },
  };
}

/** Starts it for a list; what the server printed comes back when the widget ends. */
export function createPageReplacer(paged: PagedList, scrolls: boolean): PageReplacer {
  const { host, list, key, context } = paged;
  const { signal } = context;
  const status = createListStatus(paged);
  const find = counterpartOf(paged);
  const { printed, swap, putBack } = createSwap(paged);
  const printedAddress = withoutHash(location.href);
  const pages = new Map([[printedAddress, printed]]);
  let shown = printedAddress;
  let latest = 0;
  signal.addEventListener("abort", () => shown !== printedAddress && putBack());

  /** The page of an address; undefined if it cannot be shown. */
  async function pageOf(address: string): Promise<ShownPage | undefined> {
    const known = pages.get(address);
    if (known) return known;
    const read = await readPage(address, paged, find);
    if (signal.aborted) return undefined;
    if (read.kind !== "page" || read.page.items.length === 0) {
      forgetPage(address);
      return undefined;
    }
    addStyles(read.page.styles, signal);
    pages.set(address, read.page);
    return read.page;
  }

  /** @returns whether it is shown; false, too, if another one was asked for meanwhile */
  async function show(address: string): Promise<boolean> {
    const call = ++latest;
    status.load(true);
    const page = await pageOf(address);
    if (call !== latest || signal.aborted) return false;
    if (!page) {
      status.fail();
      return false;
    }
    shown = address;
    swap(page);
    announceItems(paged);
    status.show(page.items.length, false);
    return true;
  }

  return {
    async follow(link) {
      const address = listAddress(link.href, paged);
      if (address === null) return;
      const before = shown;
      if (!(await show(address))) return;
      if (remembered(key) === undefined) remember(key, before);
      rememberInNewEntry(key, address, address);
      // The link that had the focus is gone.
      focusTarget(list, signal);
      if (scrolls) scrollSoon(host, { durationMs: SCROLL_MS, signal });
    },
    async restore() {
      const address = remembered(key);
      const target = listAddress(address, paged) ?? printedAddress;
      if (target !== shown) await show(target);
    },
  };
}
