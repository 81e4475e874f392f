import { scrollSoon } from "#dom/scroll/scroll-soon.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { Page } from "#runtime/page.ts";
import { exposeGlobals } from "../shared/expose-globals.ts";
import { markOurs } from "../shared/our-values.ts";
import { type BlockUiHost, exposeBlockUi } from "./block-ui.ts";

interface JQueryStatic extends BlockUiHost {
  scroll_to_notices?: (notices: { readonly 0?: unknown }) => void;
}

/** Methods that plugins call on forms, galleries and lists of saved cards they have added. Islet finds those anyway. */
const EMPTY_METHODS = ["wc_variation_form", "wc_product_gallery", "wc_tokenization_form"];

/** Adds jQuery methods of the stock scripts that other plugins call without a check. */
export function exposeJQueryMethods(page: Page, signal: AbortSignal): void {
  const $ = Reflect.get(window, "jQuery") as JQueryStatic | undefined;
  if (typeof $?.fn !== "object") return;
  for (const name of EMPTY_METHODS) {
    if ($.fn[name]) continue;
    const method = markOurs(function (this: object) {
      return this;
    });
    exposeGlobals($.fn, { [name]: method }, signal);
  }
  exposeBlockUi($, page, signal);
  if ($.scroll_to_notices) return;
  const scrollToNotices: JQueryStatic["scroll_to_notices"] = ({ 0: notice }) => {
    if (isHtmlElement(notice)) scrollSoon(notice, { durationMs: 1_000, gapPx: 100, signal });
  };
  exposeGlobals($, { scroll_to_notices: scrollToNotices }, signal);
}
