import { anchorTarget } from "#browser/anchor-target.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** What an address can lead to: an element in the panel, or the one that opens it. */
export interface Panel {
  readonly panel: HTMLElement;
  readonly opener: HTMLElement;
  /** The element around both. */
  readonly details?: HTMLDetailsElement;
}

/** The panel that a hash such as `#reviews` leads to. */
function panelOfHash<Found extends Panel>(panels: readonly Found[], hash: string): Found | undefined {
  const target = anchorTarget(document, hash);
  return target
    ? panels.find(
        ({ panel, opener, details }) =>
          panel.contains(target) || opener.contains(target) || details === target,
      )
    : undefined;
}

/**
 * Opens the panel that the page's address leads to, else `otherwise`. Returns false if there is neither. The target
 * comes into view, unless the visitor has scrolled away from it.
 */
export function openAddressed<Found extends Panel>(
  panels: readonly Found[],
  open: (panel: Found) => void,
  otherwise?: Found,
): boolean {
  const { hash } = location;
  const addressed = panelOfHash(panels, hash) ?? otherwise;
  if (!addressed) return false;
  const target = anchorTarget(document, hash);
  const scrolls = target && isHiddenOrInView(target);
  open(addressed);
  if (scrolls) target.scrollIntoView();
  return true;
}

/** Opens the panel that the page's address leads to, now and when it changes, and those that links of the page lead to. */
export function followAddress<Found extends Panel>(
  panels: readonly Found[],
  open: (panel: Found) => void,
  { listen }: Pick<WidgetContext, "listen">,
): void {
  openAddressed(panels, open);
  listen(window, "hashchange", () => openAddressed(panels, open));
  listen(document, "click", ({ target }) => {
    const link = isElement(target) && target.closest("a[href*='#']");
    if (!isTag(link, "a") || withoutHash(link.href) !== withoutHash(location.href)) return;
    // It has done its work.
    if (panels.some(({ opener }) => opener === link)) return;
    // The panel has to be visible when the browser follows the link.
    const panel = panelOfHash(panels, link.hash);
    if (panel) open(panel);
  });
}

const withoutHash = (address: string) => address.split("#")[0];

function isHiddenOrInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.getClientRects().length === 0 || (bottom > 0 && top < innerHeight);
}
