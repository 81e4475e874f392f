import { query } from "#dom/query.ts";

interface PrintedPart {
  readonly html: string;
  readonly markup: DocumentFragment;
}

const partsByForm = new WeakMap<HTMLElement, Map<string, PrintedPart>>();

const PAYMENT = ".woocommerce-checkout-payment";

/** The server's latest markup of each part of a form, by selector. */
export function printedParts(form: HTMLElement): Map<string, PrintedPart> {
  const parts = partsByForm.get(form) ?? new Map<string, PrintedPart>();
  partsByForm.set(form, parts);
  return parts;
}

/** Copies the payment methods as the server printed them, before a gateway changes them. */
export function rememberPrinted(form: HTMLElement): void {
  const payment = query(form, PAYMENT);
  const parts = printedParts(form);
  if (!payment || parts.has(PAYMENT)) return;
  const markup = document.createDocumentFragment();
  markup.append(payment.cloneNode(true));
  parts.set(PAYMENT, { html: "", markup });
}
