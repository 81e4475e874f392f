import { scrollSoon } from "#dom/scroll-soon.ts";
import { type BlockUiHost, exposeBlockUi } from "./block-ui.ts";
import { exposeGlobals } from "../builder/expose-globals.ts";
import { markOurs } from "../builder/our-values.ts";
import { isHtmlElement } from "#runtime/kind.ts";

interface JQueryStatic extends BlockUiHost {
  scroll_to_notices?: (notices: { readonly 0?: unknown }) => void;
}

/** Methods that plugins call on forms and galleries they have added. Islet finds those anyway. */
const EMPTY_METHODS = ["wc_variation_form", "wc_product_gallery"];

/** Adds jQuery methods of the stock scripts that other plugins call without a check. */
export function exposeJQueryMethods(signal: AbortSignal): void {
  const $ = Reflect.get(window, "jQuery") as JQueryStatic | undefined;
  if (typeof $?.fn !== "object") return;
  for (const name of EMPTY_METHODS) {
    if ($.fn[name]) continue;
    const method = markOurs(function (this: object) {
      return this;
    });
    exposeGlobals($.fn, { [name]: method }, signal);
  }
  exposeBlockUi($, signal);
  if ($.scroll_to_notices) return;
  const scrollToNotices: JQueryStatic["scroll_to_notices"] = ({ 0: notice }) => {
    if (isHtmlElement(notice)) scrollSoon(notice, { durationMs: 1_000, gapPx: 100, signal });
  };
  exposeGlobals($, { scroll_to_notices: scrollToNotices }, signal);
}
