import { keepFocus } from "#dom/focus/keep-focus.ts";
import { query } from "#dom/query.ts";
import { type KeyOf, morph } from "#dom/state/morph.ts";
import { EMPTY, findForm, findTotals, keyOfRow } from "../cart-markup.ts";
import { FORM, ROW } from "../cart-page.ts";

/** Changes the shown cart to the one in an answer. Elements that both have stay the same nodes. */
export function mergeCart(host: HTMLElement, response: HTMLElement): void {
  const shown = findParts(host);
  const given = findParts(response);
  if (shown.form && given.form) {
    mergePart(shown.form, given.form);
    if (shown.totals && given.totals) mergePart(shown.totals, given.totals);
  } else if (shown.region && given.region) mergePart(shown.region, given.region);
}

/** Changes the shown totals to those in an answer; false if one of the two has none. */
export function mergeTotals(host: HTMLElement, response: Element): boolean {
  const shown = findTotals(host);
  const given = findTotals(response);
  if (!shown || !given) return false;
  mergePart(shown, given);
  return true;
}

const findParts = (root: HTMLElement) => ({
  form: findForm(root),
  totals: findTotals(root),
  region: findRegion(root),
});

/** The element around the form, or around the message of an empty cart. */
function findRegion(root: HTMLElement): HTMLElement | undefined {
  const inside = query(root, `${FORM}, ${EMPTY}`);
  return inside?.closest<HTMLElement>(".woocommerce") ?? inside?.parentElement ?? undefined;
}

function mergePart(part: HTMLElement, newPart: Element) {
  keepFocus(part, () => {
    morph(part, newPart, { keyOf });
    return part;
  });
}

/** Rows and quantities are matched by their cart item: the shop gives quantities new random ids in every answer. */
const keyOf: KeyOf = (element) => {
  if (element.matches(ROW)) return keyOfRow(element);
  return element.matches("[name^='cart[']") ? element.getAttribute("name") : element.id;
};
