import { showFieldError } from "#dom/field-error.ts";
import { readOnFocus } from "#dom/focus/read-on-focus.ts";
import { query, queryAll } from "#dom/query.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { Checkout } from "../checkout.ts";
import { validateFields } from "./validate-field.ts";

const LIST = ".woocommerce-error, .is-error, .wc-block-components-notice-banner";

type FieldErrors = Pick<Checkout, "form" | "context" | "changes">;

/** Links each error of a notice to its field, repeats it beside the field, and focuses the notice. */
export function linkErrors(checkout: FieldErrors, notice: HTMLElement): void {
  const { form, changes } = checkout;
  const list = query(notice, LIST) ?? notice;
  readOnFocus(list, checkout.context.signal);
  list.setAttribute("tabindex", "-1");
  validateFields(form, changes);
  // Last: the server's word on a field replaces ours.
  for (const error of queryAll(notice, "[data-id]")) linkError(checkout, error);
  list.focus({ preventScroll: true });
}

/** @param error has the field's id in `data-id` */
function linkError({ form, context, changes }: FieldErrors, error: HTMLElement) {
  const { id = "" } = error.dataset;
  const field = id ? query(form, `#${CSS.escape(id)}`) : undefined;
  if (!field) return;
  const text = error.textContent?.trim() ?? "";
  if (!error.querySelector("a")) wrapInLink(error, `#${id}`);
  const row = field.closest(".form-row");
  if (!row) return;
  const messageId = `${id}_description`;
  query(row, `#${CSS.escape(messageId)}`)?.remove();
  const message = showFieldError(field, {
    id: messageId,
    className: "checkout-inline-error-message",
    text,
    changes,
    // Screen readers have read it with the list.
    isAlert: false,
    insert: (message) => row.append(message),
  });
  removeAtEnd(context.signal, message);
  changes.toggleClass(row, "woocommerce-invalid", true);
}

/** Makes the words of an error a link to its field. */
export function wrapInLink(element: Element, href: string) {
  const link = document.createElement("a");
  link.href = href;
  link.append(...element.childNodes);
  element.append(link);
}
