import { query, queryAll } from "#dom/query.ts";
import { nonceOf, rowOf } from "../cart-markup.ts";
import { ROW, UPDATE } from "../cart-page.ts";
import { type CartResponse, changeCart, fetchCartPage, isCartResponse } from "../cart-requests.ts";
import type { ActionContext } from "./action-context.ts";
import { cartUrl, textFieldsOf } from "./cart-form.ts";

const NONCE = "woocommerce-cart-nonce";
/** The name of a quantity, with the key of its cart item. */
export const QUANTITY_NAME = /^cart\[([^\]]+)\]\[qty\]$/;

export const rowFields = (root: Element) => queryAll<HTMLInputElement>(root, `${ROW} [name]`);

/**
 * Sends the cart's form and shows the answer. If that fails, the fields are unsent again.
 * @param names names of the row fields that have changed
 * @returns whether the page shows the new cart
 */
export async function sendQuantities(
  { cartPage, view, fail }: Pick<ActionContext, "cartPage" | "view" | "fail">,
  form: HTMLFormElement,
  names: ReadonlySet<string>,
): Promise<boolean> {
  const { page, signal } = cartPage.context;
  const body = textFieldsOf(form);
  body.set("update_cart", query<HTMLButtonElement>(form, UPDATE)?.value || "1");
  const url = cartUrl(cartPage, form);
  const response = await changeCart({
    page,
    url,
    nonce: nonceOf(form),
    send(nonce) {
      body.set(NONCE, nonce);
      return fetchCartPage(url, page, body);
    },
    isDone: (cart) => hasQuantities(cart, body),
  });
  if (signal.aborted) return false;
  if (isCartResponse(response)) {
    view.showCart(response);
    return true;
  }
  for (const name of names) cartPage.unsentFields.add(name);
  cartPage.updateControls();
  fail({ action: "cart", loss: response, pressed: query(form, UPDATE) });
  return false;
}

/** Whether a cart page shows the quantities that were sent. A row with the quantity zero must be gone. */
function hasQuantities({ root }: CartResponse, sent: URLSearchParams): boolean {
  const fields = rowFields(root);
  return [...sent].every(([sentName, value]) => {
    const key = QUANTITY_NAME.exec(sentName)?.[1];
    if (!key) return true;
    const field = fields.find(({ name }) => name === sentName);
    return field ? Number(field.value) === Number(value) : !rowOf(root, key) && Number(value) === 0;
  });
}
