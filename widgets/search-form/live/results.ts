import type { Page } from "#runtime/page.ts";

/** One page of results. */
export interface Results {
  readonly content: DocumentFragment;
  /** Links to the other pages; empty if there is only one, or none can be shown. */
  readonly pages: DocumentFragment;
}

/** What is asked for: a page of results, the first of them 1. */
interface Search {
  readonly term: string;
  readonly pageNumber: number;
}

/** Asks a server. Undefined if there is no answer, or none that can be used. */
export type FindPosts = (search: Search, page: Page, signal: AbortSignal) => Promise<Results | undefined>;
