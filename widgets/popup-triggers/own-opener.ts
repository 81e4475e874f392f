import { anchorTarget } from "#browser/anchor-target.ts";
import { closest, matches } from "#browser/selectors.ts";
import { attributeOf, words } from "#runtime/markup.ts";
import { isTag } from "#runtime/node-type.ts";

/** Parts of a page that hold what one author has written; the nearest one counts. */
const ARTICLE = [
  "article",
  ".entry-content",
  ".wp-block-post-content",
  ".elementor",
  ".elementor-widget-theme-post-content",
  ".elementor-widget-woocommerce-product-content",
  ".woocommerce-product-details__short-description",
].join();
const CONTROL = "a[href],button,input,select,textarea,summary,label,[role=button]";
const FORM_OR_WIDGET = "form,[data-widget],[data-widget-marked]";

/** Whether a press on `target`, in `opener`, is the popup's own: it means nothing to the page around it. */
export function isOwnOpener(opener: Element, target: Element, host: HTMLElement): boolean {
  if (matches(opener, "html,body,form") || holds(opener, host)) return false;
  const control = closest(target, CONTROL);
  if (control && control !== opener && holds(opener, control)) return false;
  return namesPopup(opener, host) || (isInArticle(opener, host) && !isInOtherPart(target, host));
}

/** Whether a link stays on this page, however its address is written. */
export const isOnThisPage = (link: Element | null): link is HTMLAnchorElement =>
  isTag(link, "a") && link.pathname === location.pathname;

/** Whether a link on this page or `aria-controls` names the popup; not another element, whose id the popup repeats. */
function namesPopup(opener: Element, host: HTMLElement): boolean {
  const names = [isOnThisPage(opener) ? opener.hash : "", ...words(attributeOf(opener, "aria-controls"))];
  return names.some((name) => anchorTarget(document, name) === host);
}

function isInArticle(opener: Element, { parentElement }: HTMLElement): boolean {
  const article = parentElement && (closest(parentElement, ARTICLE) ?? closest(parentElement, "section"));
  return !!article && holds(article, opener);
}

function isInOtherPart(target: Element, host: HTMLElement): boolean {
  const part = closest(target, FORM_OR_WIDGET);
  return !!part && !holds(part, host);
}

/** Through the prototype: a form's field may be named `contains`. */
const holds = (outer: Element, inner: Element): boolean => Node.prototype.contains.call(outer, inner);
