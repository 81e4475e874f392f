import { isHtmlElement } from "#runtime/node-type.ts";

/** A notice and where the server printed it. */
interface Move {
  readonly notice: HTMLElement;
  readonly parent: ParentNode;
  readonly next: Node | null;
}

/** Returns a function that moves notices into an area. They go back when the signal aborts. */
export function createMover(
  area: HTMLElement,
  signal: AbortSignal,
): (notices: readonly HTMLElement[]) => void {
  const moves: Move[] = [];

  // From the last: a notice's next sibling must be back first.
  signal.addEventListener("abort", () => {
    for (let move = moves.pop(); move; move = moves.pop()) putBack(move, area);
  });

  return (notices) => {
    const { activeElement } = document;
    for (const notice of notices)
      if (notice.parentNode) moves.push({ notice, parent: notice.parentNode, next: notice.nextSibling });
    area.prepend(...notices);
    // A moved element loses the focus.
    if (isHtmlElement(activeElement) && notices.some((notice) => notice.contains(activeElement)))
      activeElement.focus({ preventScroll: true });
  };
}

function putBack({ notice, parent, next }: Move, area: HTMLElement) {
  if (notice.parentNode !== area) return;
  parent.insertBefore(notice, next?.parentNode === parent ? next : null);
}
