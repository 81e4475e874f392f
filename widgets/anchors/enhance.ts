import { anchorTarget } from "#browser/anchor-target.ts";
import { isPlainClick } from "#browser/plain-click.ts";
import { targetOf } from "#dom/press/link-target.ts";
import { scrolledPx } from "#dom/scroll/page-scroller.ts";
import { scrollOffset } from "#dom/scroll/scroll-offset.ts";
import type { ScrollOptions } from "#dom/scroll/scroll-to.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { markMenu } from "./mark-menu.ts";
import type { Settings } from "./settings.ts";

/** Links that do not simply lead to their hash. */
const OTHER_PURPOSE =
  "[role=tab],[role=button],[data-toggle],[data-bs-toggle],[data-elementor-open-lightbox],.elementor-tab-title,.e-n-tab-title,[download],[target]:not([target=_self],[target=''])";

/** Of two links the last one pressed counts: two imports of a file may end in either order. */
const loadScrolling = once(() => import("#dom/scroll/scroll-to.ts"));

/** Scrolls to the targets of links inside the page, below bars at the top, and marks the current menu item. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, signal } = context;
  const options = { durationMs: settings.duration, gapPx: settings.offset, signal };
  scrollOnClick(host, options, context);
  uncoverTarget(options, context);
  if (settings.markActive && !page.isEditor) markMenu(host, settings, context);
}

function scrollOnClick(host: HTMLElement, options: ScrollOptions, { guard, listen, load }: WidgetContext) {
  let isNative = false;

  listen(host, "click", (event) => {
    const link = isNative ? null : linkOf(event);
    const target = link && targetOf(link);
    // The browser opens closed details; a popup has its own widget.
    if (!target || !(target.checkVisibility?.() ?? true)) return;
    event.preventDefault();
    guard(async () => {
      const scrolling = await load(loadScrolling).catch(() => null);
      if (scrolling) return scrolling.followAnchor(target, link.hash, options);
      // The code could not be loaded: let the browser follow the link.
      isNative = true;
      link.click();
      isNative = false;
    });
  });
}

/** Moves the target of the page's hash out from under a header, once. */
function uncoverTarget(options: ScrollOptions, { guard, load, on }: WidgetContext) {
  const target = anchorTarget(document, location.hash);
  if (!target) return;
  let isDone = false;
  const uncover = () => {
    if (isDone || !isCovered(target)) return;
    isDone = true;
    guard(async () => (await load(loadScrolling)).scrollToElement(target, { ...options, durationMs: 0 }));
  };
  uncover();
  // The header may begin to stick later.
  on("frontend/element_ready/sticky-header", uncover);
  on("sticky:stick", uncover);
}

/** Returns the link of a plain click that no other script has handled. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, target } = event;
  if (defaultPrevented || !isPlainClick(event)) return null;
  const link = isElement(target) ? target.closest("a[href*='#']") : null;
  return isTag(link, "a") && !link.closest(OTHER_PURPOSE) ? link : null;
}

/** Whether the browser has scrolled to an element and a bar covers it. */
function isCovered(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return scrolledPx() > 0 && top > -2 && top < scrollOffset(element);
}
