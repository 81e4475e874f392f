import { showFieldError } from "#dom/field-error.ts";
import { queryAll, query } from "#dom/query.ts";
import type { Checkout } from "../checkout.ts";
import { validateField } from "./validate-field.ts";

const LIST = ".woocommerce-error, .is-error, .wc-block-components-notice-banner";

/**
 * Links each error of a notice to its field, says it beside the field again, and gives the notice the focus (reference:
 * shop 5.4).
 */
export function linkErrors(checkout: Checkout, group: HTMLElement): void {
  const { form, changes } = checkout;
  const list = query(group, LIST) ?? group;
  // The alert is around it, so that a reader says the errors and not the list.
  for (const inner of [list, ...queryAll(group, "[role=alert]")]) inner.removeAttribute("role");
  group.setAttribute("role", "alert");
  list.setAttribute("tabindex", "-1");
  for (const field of queryAll(form, ".validate-required :is(.input-text, select, input)"))
    validateField(field, changes);
  // What the server says of a field stands above what it looks like from here.
  for (const item of queryAll(group, "[data-id]")) linkError(checkout, item);
  list.focus({ preventScroll: true });
}

function linkError({ form, context, changes }: Checkout, item: HTMLElement) {
  const { id = "" } = item.dataset;
  const field = id ? query(form, `#${CSS.escape(id)}`) : undefined;
  if (!field) return;
  const words = item.textContent?.trim() ?? "";
  if (!item.querySelector("a")) {
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.append(...item.childNodes);
    item.append(link);
  }
  const row = field.closest(".form-row");
  if (!row) return;
  query(row, `#${CSS.escape(`${id}_description`)}`)?.remove();
  const message = showFieldError(field, {
    id: `${id}_description`,
    className: "checkout-inline-error-message",
    text: words,
    changes,
    // The summary has said it.
    isAlert: false,
    insert: (message) => row.append(message),
  });
  context.signal.addEventListener("abort", () => message.remove());
  changes.toggleClass(row, "woocommerce-invalid", true);
}
