import type { Locator, Page } from "@playwright/test";

/** One kind of element on a recorded page, and what must happen to it. */
export interface BuilderRow {
  /** Its native name. */
  readonly native: string;
  /** The page's name without its variant. */
  readonly page: string;
  /** What a visitor notices; the native name of the element if nothing serves it yet. */
  readonly must: string;
  readonly selector: string;
  /** True if the page must not have been scrolled before. */
  readonly opensAnew?: boolean;
  /** Proves it on a page that other rows may have used; missing if nothing serves the element yet. */
  readonly prove?: (element: Locator, page: Page) => Promise<void>;
}

/** A row of a widget that nothing serves yet: the preset names it. */
export const notServed = (native: string, page: string, must: string): BuilderRow => ({
  native,
  page,
  must,
  selector: `[data-widget_type^="${native}."]`,
});
