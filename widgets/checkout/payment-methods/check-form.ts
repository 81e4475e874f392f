import { matches } from "#browser/selectors.ts";
import { isShown, queryAll } from "#dom/query.ts";
import { scrollToNotice } from "#shop/notices.ts";
import { CARD_FORM, type Checkout } from "../checkout.ts";
import { validateFields } from "../order/validate-field.ts";

const FIELD = ".input-text, select, input[type=checkbox]";
const INVALID = "woocommerce-invalid";

/**
 * Checks the fields that the visitor sees, as far as the shop's markup says how, and leads to the first that is wrong.
 * @returns whether all are right; the server has the last word
 */
export function checkForm({ form, context, changes }: Checkout): boolean {
  if (matches(form, CARD_FORM)) return true;
  validateFields(form, changes);
  for (const terms of queryAll<HTMLInputElement>(form, "input[name=terms]")) {
    const row = terms.closest(".form-row");
    if (row) changes.toggleClass(row, INVALID, !terms.checked);
  }
  const wrongRow = queryAll(form, `.${INVALID}`).find(isShown);
  if (!wrongRow) return true;
  scrollToNotice(wrongRow, context.signal);
  queryAll(wrongRow, FIELD).find(isShown)?.focus({ preventScroll: true });
  return false;
}
