import { isPlainClick } from "#dom/activation.ts";
import { anchorTarget } from "#browser/anchor-target.ts";
import { scrollOffset } from "#dom/scroll-offset.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { markMenu } from "./mark-menu.ts";
import type { Settings } from "./settings.ts";
import { targetOf } from "./link-target.ts";

/** Links that do something else than lead to their hash. */
const OTHER_JOB =
  "[role=tab],[role=button],[data-toggle],[data-bs-toggle],[data-elementor-open-lightbox],.elementor-tab-title,.e-n-tab-title,[download],[target]:not([target=_self],[target=''])";

const travelling = () => import("#dom/scroll-to.ts");

/** Links to a hash of this page scroll there, below what sticks to the top; menus show where the visitor is. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, on, page, signal } = context;
  const options = { durationMs: settings.duration, gapPx: settings.offset, signal };

  // Without the code that travels the browser goes its own way.
  let isLeft = false;

  listen(host, "click", (event) => {
    const link = isLeft ? null : linkOf(event);
    const target = link && targetOf(link);
    // What is closed the browser opens; a popup is opened by others.
    if (!target || !(target.checkVisibility?.() ?? true)) return;
    event.preventDefault();
    guard(async () => {
      const code = await travelling().catch(() => null);
      if (code) return code.followAnchor(target, link.hash, options);
      isLeft = true;
      link.click();
      isLeft = false;
    });
  });

  const arrived = location.hash ? anchorTarget(document, location.hash) : null;
  let isUncovered = false;
  const uncover = () => {
    if (isUncovered || !arrived || !isCovered(arrived)) return;
    isUncovered = true;
    guard(async () => (await travelling()).scrollToElement(arrived, { ...options, durationMs: 0 }));
  };
  uncover();
  // The header may begin to stick after this.
  on("frontend/element_ready/sticky-header", uncover);

  if (settings.markActive && !page.isEditor) markMenu(host, settings, context);
}

/** The link of a plain click that nobody else has answered. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, target } = event;
  if (defaultPrevented || !isPlainClick(event)) return null;
  const link = target instanceof Element ? target.closest("a[href*='#']") : null;
  return link instanceof HTMLAnchorElement && !link.closest(OTHER_JOB) ? link : null;
}

/** Whether the browser has put an element to the window's top, below what sticks there. */
function isCovered(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return scrollY > 0 && top > -2 && top < scrollOffset(element);
}
