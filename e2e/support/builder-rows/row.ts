import type { Locator, Page } from "@playwright/test";

/** One kind of element on a recorded page, and what must happen to it. */
export interface BuilderRow {
  /** Its native name. */
  readonly native: string;
  /** The page's name without its variant. */
  readonly page: string;
  /** What a visitor notices. */
  readonly must: string;
  readonly selector: string;
  /** True if the page must not have been scrolled before. */
  readonly opensAnew?: boolean;
  /** Proves it on a page that other rows may have used. */
  readonly prove: (element: Locator, page: Page) => Promise<void>;
}
