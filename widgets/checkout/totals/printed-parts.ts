import { query } from "#dom/query.ts";

interface Shown {
  readonly html: string;
  readonly markup: DocumentFragment;
}

/** What the server said of each part last: what it says again unchanged is left alone (reference: shop 5.2). */
const shown = new WeakMap<HTMLElement, Map<string, Shown>>();

const PAYMENT = ".woocommerce-checkout-payment";

/** What was shown last in the parts of this form, by selector. */
export function shownParts(form: HTMLElement): Map<string, Shown> {
  const parts = shown.get(form) ?? new Map<string, Shown>();
  shown.set(form, parts);
  return parts;
}

/** Remembers what the server has printed of the ways to pay, before anybody changes it. */
export function rememberPrinted(form: HTMLElement): void {
  const payment = query(form, PAYMENT);
  const parts = shownParts(form);
  if (!payment || parts.has(PAYMENT)) return;
  const markup = document.createDocumentFragment();
  markup.append(payment.cloneNode(true));
  parts.set(PAYMENT, { html: "", markup });
}
