import { queryAll, query } from "#dom/query.ts";
import type { Checkout } from "../checkout.ts";

const LIST = "ul.woocommerce-SavedPaymentMethods";
const TOKEN = "input.woocommerce-SavedPaymentMethods-tokenInput";
const SAVE_NEW = ".woocommerce-SavedPaymentMethods-saveNew";
const followed = new WeakSet<HTMLElement>();

/** Shows what the chosen card of those kept needs: a new one its fields, and the question whether to keep it (5.8). */
export function showSavedCards({ host, form, context, changes }: Checkout): void {
  const show = () => {
    const account = query<HTMLInputElement>(form, "input#createaccount");
    for (const list of queryAll(form, LIST)) {
      const tokens = queryAll<HTMLInputElement>(list, TOKEN);
      const token = tokens.find(({ checked }) => checked) ?? tokens.at(-1);
      if (!token) continue;
      token.checked = true;
      const isNew = token.value === "new";
      const box = list.closest(".payment_box") ?? list;
      const set = (part: HTMLElement, isShown: boolean) =>
        changes.setStyle(part, "display", isShown ? "" : "none");
      for (const part of queryAll(box, ".wc-payment-form")) set(part, isNew);
      // Who has no account has no place to keep a card.
      for (const part of queryAll(box, SAVE_NEW)) set(part, isNew && account?.checked !== false);
      // The only choice is none.
      for (const part of queryAll(list, ".woocommerce-SavedPaymentMethods-new"))
        set(part, list.dataset["count"] !== "0");
    }
  };
  show();
  if (followed.has(host)) return;
  followed.add(host);
  context.signal.addEventListener("abort", () => followed.delete(host));
  context.listen(host, "change", ({ target }) => {
    if (target instanceof Element && target.matches(`${TOKEN}, input#createaccount`)) show();
  });
}
