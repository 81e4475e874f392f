import { pageScroller } from "#dom/scroll/page-scroller.ts";
import type { StickyRule } from "./place.ts";

const CLIPS = /auto|scroll|hidden/;

/** The overflow of the body is the window's, unless the root element has its own. */
const isWindow = (element: Element) =>
  element === document.documentElement ||
  (element === document.body && getComputedStyle(document.documentElement).overflow === "visible");

function hasClippingAncestor(host: Element): boolean {
  for (let element = host.parentElement; element; element = element.parentElement)
    if (!isWindow(element) && CLIPS.test(getComputedStyle(element).overflow)) return true;
  return false;
}

/**
 * Whether `position: sticky` keeps an element where it belongs: no ancestor clips it, and its parent reaches as far as it
 * may go. Without a boundary that is the whole page.
 */
export function canStickByCss(
  host: HTMLElement,
  { edge, offsetPx }: StickyRule,
  boundary: Element | undefined,
): boolean {
  const parent = host.parentElement;
  if (!parent || getComputedStyle(parent).display === "contents" || hasClippingAncestor(host)) return false;
  if (boundary) return boundary === parent;
  const { scrollTop, scrollHeight, clientHeight } = pageScroller();
  const { top, bottom } = parent.getBoundingClientRect();
  const heightPx = host.getBoundingClientRect().height;
  // At the page's other end the parent must still have room for it.
  const roomPx =
    edge === "top" ? bottom + scrollTop - (scrollHeight - clientHeight) : clientHeight - (top + scrollTop);
  return roomPx >= heightPx + offsetPx;
}
