/** Where the parts of a list are in its widget's element, and the class names of its states. */
export interface PagingParts {
  /** Selector of the element of the items. */
  readonly list: string;
  /** Selector of the items, inside the list. */
  readonly item: string;
  /**
   * Selector of an element with `data-page`, `data-max-page` and `data-next-page`, or with `data-max_page` and
   * `data-url_structure`, an address in which 9999999 stands for the number of a page.
   */
  readonly position: string;
  /** Selector of the link or button that loads the next page; its `href` is that page if there is no position. */
  readonly more: string;
  /** Selector of the element of links to all pages. */
  readonly pages: string;
  /** Selector of such a link. */
  readonly page: string;
  /** Selector of the element around an icon that turns while a page loads. */
  readonly spinner: string;
  /** Selector of what visitors read after the last page. */
  readonly message: string;
  /** Selector of the element that has the class names of states; the widget's own by default. */
  readonly state?: string;
  /** Selector of what stands in place of a list without items. */
  readonly empty?: string;
  /** Class names of the widget's element while the next page loads. */
  readonly loading: readonly string[];
  /** Those while another page replaces this one. */
  readonly replacing: readonly string[];
  /** Those after the last page. */
  readonly ended: readonly string[];
  /** Those of its icon while a page loads. */
  readonly spinning: readonly string[];
  /** Those of the button that loads a page again that could not be loaded as the visitor scrolled. */
  readonly retry: readonly string[];
}
