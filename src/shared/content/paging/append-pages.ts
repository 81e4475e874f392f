import { selectAll } from "#browser/selectors.ts";
import { withoutHash } from "#browser/without-hash.ts";
import { addStyles } from "./add-styles.ts";
import { forgetPage } from "./fetch-page.ts";
import { counterpartOf } from "./find-counterpart.ts";
import type { ListStatus } from "./list-status.ts";
import type { PagedList } from "./paged-list.ts";
import { type Position, readPosition } from "./position.ts";
import { type ListPage, readPage } from "./read-page.ts";

/** Whether there may be another page, this was the last, it could not be loaded, or nothing was done. */
export type Outcome = "more" | "end" | "failed" | "ignored";

/** What became of a call. The last page may be empty. */
export interface Appended {
  readonly outcome: Outcome;
  readonly items: readonly HTMLElement[];
}

/** Appends the pages of a list one after the other. */
export interface PageAppender {
  /** Appends the next page; the caller says what has come. Calls while one loads are ignored. */
  append(): Promise<Appended>;
  /** How many pages have been appended. */
  count(): number;
}

const nothing = (outcome: Outcome): Appended => ({ outcome, items: [] });

/** Tells other scripts of new items. */
export function announceItems({ host, context }: PagedList): void {
  context.bus.emit("elementor-pro/loop-builder/after-insert-posts", { host });
  context.bus.emit("elementor/lazyload/observe", { host });
}

/** Half a page lacks what the whole one ends with. */
const isWhole = ({ page, links }: ListPage, position: Position, { host, parts }: PagedList) =>
  (position.page === undefined || page !== undefined) &&
  (links.length > 0 || selectAll(host, parts.pages, { limit: 1 }).length === 0);

/** Creates an appender; what it appends is removed with the widget. */
export function createAppender(paged: PagedList, status: ListStatus): PageAppender {
  const { host, list, context } = paged;
  const { signal } = context;
  const find = counterpartOf(paged);
  const seen = new Set([withoutHash(location.href)]);
  let position = readPosition(host, paged, document.baseURI);
  let isLoading = false;
  let pageCount = 0;

  /** A server leads from a page past the last one to the first. */
  const isNew = ({ page, address, items }: ListPage, requested: string) =>
    items.length > 0 &&
    (address === requested || !seen.has(address)) &&
    !(page !== undefined && position.page !== undefined && page <= position.page);

  function insert({ items, styles }: ListPage) {
    addStyles(styles, signal);
    list.append(...items);
    signal.addEventListener("abort", () => {
      for (const item of items) item.remove();
    });
  }

  async function loadNext(requested: string): Promise<Appended> {
    const read = await readPage(requested, paged, find);
    if (signal.aborted || read.kind === "aborted") return nothing("ignored");
    if (read.kind === "failed" || !isWhole(read.page, position, paged)) {
      forgetPage(requested);
      return nothing("failed");
    }
    const { page } = read;
    if (!isNew(page, withoutHash(requested))) {
      position = { ...position, next: null };
      return nothing("end");
    }
    seen.add(withoutHash(requested)).add(page.address);
    const { page: number, next, refused, following } = position.following?.() ?? page;
    position = { page: number, next: next && seen.has(withoutHash(next)) ? null : next, refused, following };
    pageCount++;
    insert(page);
    announceItems(paged);
    return { outcome: position.next === null ? "end" : "more", items: page.items };
  }

  return {
    count: () => pageCount,
    async append() {
      if (isLoading || signal.aborted) return nothing("ignored");
      if (position.next === null) return nothing("end");
      isLoading = true;
      status.load(false);
      try {
        const appended = await loadNext(position.next);
        if (appended.outcome === "failed") status.fail();
        else if (appended.outcome === "ignored") status.rest();
        return appended;
      } catch (error) {
        status.fail();
        throw error;
      } finally {
        isLoading = false;
      }
    },
  };
}
