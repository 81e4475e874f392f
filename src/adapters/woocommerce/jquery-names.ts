import { scrollToElement } from "#dom/scroll-to.ts";
import { type BlockUiHost, keepBlockUi } from "./block-ui.ts";
import { exposeGlobals } from "./expose-globals.ts";
import { own } from "./stock-scripts.ts";

interface JQueryStatic extends BlockUiHost {
  scroll_to_notices?: (notices: { readonly 0?: unknown }) => void;
}

/** What plugins call on forms and galleries that they have just drawn; Islet finds those by itself. */
const FOUND_ANYWAY = ["wc_variation_form", "wc_product_gallery"];

/** Names of the stock scripts that other plugins call without looking whether they are there (reference: shop 5.4, 9.3, 9.4, 10). */
export function keepJQueryNames(signal: AbortSignal): void {
  const $ = Reflect.get(window, "jQuery") as JQueryStatic | undefined;
  if (typeof $?.fn !== "object") return;
  for (const name of FOUND_ANYWAY) {
    if ($.fn[name]) continue;
    const itself = own(function (this: object) {
      return this;
    });
    exposeGlobals($.fn, { [name]: itself }, signal);
  }
  keepBlockUi($, signal);
  if ($.scroll_to_notices) return;
  const scrollToNotices: JQueryStatic["scroll_to_notices"] = ({ 0: notice }) => {
    if (notice instanceof HTMLElement) scrollToElement(notice, { durationMs: 1_000, gapPx: 100, signal });
  };
  exposeGlobals($, { scroll_to_notices: scrollToNotices }, signal);
}
