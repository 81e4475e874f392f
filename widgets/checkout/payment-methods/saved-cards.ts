import { query, queryAll } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
import type { Checkout } from "../checkout.ts";

const LIST = "ul.woocommerce-SavedPaymentMethods";
const CARD = "input.woocommerce-SavedPaymentMethods-tokenInput";
const NEW_CARD = ".woocommerce-SavedPaymentMethods-new";
const SAVE_NEW = ".woocommerce-SavedPaymentMethods-saveNew";
const ACCOUNT = "input#createaccount";

const followedHosts = new WeakSet<HTMLElement>();

/**
 * Shows the fields of a new card, and the offer to save it, only while “new card” is selected, and says to gateways what is
 * selected. Call it whenever there may be other lists.
 */
export function showSavedCards(checkout: Checkout): void {
  const { host, form, context } = checkout;
  updateLists(checkout);
  for (const card of queryAll(form, `${LIST} ${CARD}:checked`))
    card.dispatchEvent(new Event("change", { bubbles: true }));
  if (followedHosts.has(host)) return;
  followedHosts.add(host);
  context.signal.addEventListener("abort", () => followedHosts.delete(host));
  context.listen(host, "change", ({ target }) => {
    if (isElement(target) && target.matches(`${CARD}, ${ACCOUNT}`)) updateLists(checkout);
  });
}

function updateLists({ form, changes, hasAccount }: Checkout) {
  const account = query<HTMLInputElement>(form, ACCOUNT);
  const setShown = (root: Element, selector: string, isShown: boolean) => {
    for (const part of queryAll(root, selector)) changes.setStyle(part, "display", isShown ? "" : "none");
  };
  for (const list of queryAll(form, LIST)) {
    const cards = queryAll<HTMLInputElement>(list, CARD);
    const card = cards.find(({ checked }) => checked) ?? cards.at(-1);
    if (!card) continue;
    card.checked = true;
    const isNew = card.value === "new";
    const box = list.closest(".payment_box") ?? list;
    setShown(box, ".wc-payment-form", isNew);
    // A card can only be saved in an account.
    setShown(box, SAVE_NEW, isNew && (account?.checked ?? hasAccount));
    // Without saved cards there is nothing to choose.
    setShown(list, NEW_CARD, list.dataset["count"] !== "0");
  }
}
