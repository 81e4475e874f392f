import { isElement } from "#runtime/node-type.ts";
import type { PresetRuntime } from "#runtime/preset.ts";
import { queryWithin } from "#runtime/query.ts";

const ELEMENT = "[data-element_type]";
const POPUP = '[data-elementor-type="popup"]';

/**
 * Calls `run` once for each element of Elementor, in document order: those on the page, those that are added later, and
 * those of a popup when it is shown.
 * @returns a function that begins to look for later ones
 */
export function watchReadyElements(
  { bus, signal }: Pick<PresetRuntime, "bus" | "signal">,
  run: (element: Element) => void,
): () => void {
  const done = new WeakSet<Element>();
  const shownPopups = new WeakSet<Element>();
  const isWaiting = (element: Element) => {
    const popup = element.closest(POPUP);
    return popup !== null && !shownPopups.has(popup);
  };
  const runIn = (root: ParentNode) => {
    for (const element of queryWithin(root, ELEMENT)) {
      if (done.has(element) || isWaiting(element)) continue;
      done.add(element);
      run(element);
    }
  };
  runIn(document);
  bus.on(
    "elementor/popup/show",
    ({ host }) => {
      shownPopups.add(host);
      runIn(host);
    },
    signal,
  );
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (isElement(node) && node.isConnected) runIn(node);
  });
  signal.addEventListener("abort", () => observer.disconnect());
  return () => {
    if (!signal.aborted) observer.observe(document.body, { childList: true, subtree: true });
  };
}
