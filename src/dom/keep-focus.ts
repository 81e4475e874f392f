import { selectAll } from "#browser/selectors.ts";

const FOCUSABLE =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]";

/**
 * Changes markup and leaves the focus where it was: on the same element, else on the one with its id, else on what
 * now stands in its place among its like, else on `change`'s element itself, so that nobody is thrown to the top.
 * @param change makes the change and returns what now stands for `root`
 */
export function keepFocus(root: Element, change: () => Element): void {
  const focused = [root, ...selectAll(root, ":focus")].find((one) => one.matches(":focus"));
  const place = focused ? alike(root, focused).indexOf(focused) : 0;
  const now = change();
  if (!focused || focused.matches(":focus")) return;
  const left = alike(now, focused);
  const target = focused.isConnected
    ? focused
    : (left.find(({ id }) => id && id === focused.id) ??
      left[Math.min(place, left.length - 1)] ??
      selectAll(now, FOCUSABLE, { limit: 1 })[0]);
  focus(target ?? now);
}

/** Elements of the same kind that can have the focus, in order. */
const alike = (root: Element, { localName, className }: Element) =>
  [root, ...selectAll(root, FOCUSABLE)].filter(
    (one) => one.localName === localName && one.className === className,
  );

function focus(element: Element) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  if (element.matches(":focus")) return;
  element.setAttribute("tabindex", "-1");
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
