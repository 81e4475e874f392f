import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";

const FOCUSABLE =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]";

/**
 * Changes markup and keeps the focus: on the same element, else on the one with its id, else on the similar element at
 * its index, else on the first focusable element, else on the changed root.
 * @param change makes the change and returns what replaces `root`
 */
export function keepFocus(root: Element, change: () => Element): void {
  const focused = [root, ...selectAll(root, ":focus")].find((element) => element.matches(":focus"));
  const index = focused ? similarElements(root, focused).indexOf(focused) : 0;
  const newRoot = change();
  if (!focused || focused.matches(":focus")) return;
  const similar = similarElements(newRoot, focused);
  const target = focused.isConnected
    ? focused
    : (similar.find(({ id }) => id && id === focused.id) ??
      similar[Math.min(index, similar.length - 1)] ??
      selectAll(newRoot, FOCUSABLE, { limit: 1 })[0]);
  focus(target ?? newRoot);
}

/** The focusable elements with the same tag and classes, in order. */
const similarElements = (root: Element, { localName, className }: Element) =>
  [root, ...selectAll(root, FOCUSABLE)].filter(
    (element) => element.localName === localName && element.className === className,
  );

function focus(element: Element) {
  if (!isHtmlElement(element)) return;
  element.focus({ preventScroll: true });
  if (element.matches(":focus")) return;
  element.setAttribute("tabindex", "-1");
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
