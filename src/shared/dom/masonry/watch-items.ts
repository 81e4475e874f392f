import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface Watching {
  readonly context: Pick<WidgetContext, "signal" | "listen" | "after">;
  /** How long a window must have had its size, in ms. */
  readonly resizeDelay: number;
}

/**
 * Calls `layOut` when a container has got or lost children, before the browser paints; and when one of them or the window
 * has another size, once a frame.
 */
export function watchItems(
  container: HTMLElement,
  layOut: () => void,
  { context, resizeDelay }: Watching,
): void {
  const { signal, listen, after } = context;
  let frame = 0;
  let endWaiting: (() => void) | undefined;

  const request = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      layOut();
    });
  };
  const sizes = new ResizeObserver(() => endWaiting || request());
  const observe = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isHtmlElement(node)) sizes.observe(node, { box: "border-box" });
  };
  const children = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of removedNodes) if (isHtmlElement(node)) sizes.unobserve(node);
      observe(addedNodes);
    }
    layOut();
  });
  observe(container.children);
  children.observe(container, { childList: true });
  listen(window, "resize", () => {
    endWaiting?.();
    if (!resizeDelay) return request();
    endWaiting = after(resizeDelay, () => {
      endWaiting = undefined;
      request();
    });
  });
  signal.addEventListener("abort", () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    children.disconnect();
  });
}
