import { anchorTarget } from "#browser/anchor-target.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The elements that keep room above targets, and how much now. */
const keepers = new Map<HTMLElement, () => number>();

const follows = (element: Node, other: Node) =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The last keeper before an element; the next one further down has its own room. */
function keeperOf(target: Element): HTMLElement | undefined {
  const before = [...keepers.keys()].filter((host) => follows(host, target) && !host.contains(target));
  return before.reduce<HTMLElement | undefined>(
    (last, host) => (last && follows(host, last) ? last : host),
    undefined,
  );
}

/**
 * Keeps room above the target of a link inside the page, if it comes after the host and before the next element that
 * keeps room. The target gets it when the link is used.
 * @param marginPx the room now, in px; 0 for none
 */
export function keepAnchorMargin(
  host: HTMLElement,
  marginPx: () => number,
  { listen, signal }: Pick<WidgetContext, "listen" | "signal">,
): void {
  const changes = createChanges(signal);
  keepers.set(host, marginPx);
  signal.addEventListener("abort", () => keepers.delete(host));

  const setMargin = (hash: string) => {
    const target = anchorTarget(document, hash);
    if (target && keeperOf(target) === host) changes.setStyle(target, "scroll-margin-top", `${marginPx()}px`);
  };
  if (location.hash) setMargin(location.hash);
  listen(
    document,
    "click",
    ({ target }) => {
      const link = isElement(target) ? target.closest("a[href*='#']") : null;
      if (isTag(link, "a")) setMargin(link.hash);
    },
    { capture: true },
  );
}
