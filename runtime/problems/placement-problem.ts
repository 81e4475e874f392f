import type { Problem, Refused, Unfit } from "./problems.ts";

/** Reported names: of second islands by element, of unknown widgets once for the page. */
const reported = new WeakMap<object, Set<string>>();

/** Why a placement cannot start: an unknown name or a second island; `null` if that was reported before. */
export function problemOf({ placement, other, known }: Refused): Problem | null {
  const { name: widget, host: element } = placement;
  const isSecond = other && known.includes(widget);
  const key = isSecond ? element : reported;
  const names = reported.get(key) ?? new Set();
  if (names.has(widget)) return null;
  reported.set(key, names.add(widget));
  return isSecond
    ? { code: "two-islands", widget, other: other.placement.name, element }
    : { code: "unknown-widget", widget, known, element };
}

/** Why an island cannot draw in an element. */
export const UNFIT_WORDS: { readonly [Reason in Unfit]: (element: Element) => string } = {
  page: ({ localName }) => `it would draw in place of all that <${localName}> holds`,
  "no-inside": ({ localName }) => `it draws inside its element, and <${localName}> shows nothing inside`,
  widgets: () => "it would draw in place of all that its element holds, and with it of other widgets",
};
