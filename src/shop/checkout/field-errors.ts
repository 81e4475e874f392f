import { all, one } from "./elements.ts";
import { validateField } from "./validate-field.ts";

const LIST = ".woocommerce-error, .is-error, .wc-block-components-notice-banner";

/**
 * Links each error of a notice to its field, says it beside the field again, and gives the notice the focus (reference:
 * shop 5.4).
 */
export function linkErrors(form: HTMLFormElement, group: HTMLElement): void {
  const list = one(group, LIST) ?? group;
  // The alert is around it, so that a reader says the errors and not the list.
  for (const inner of [list, ...all(group, "[role=alert]")]) inner.removeAttribute("role");
  group.setAttribute("role", "alert");
  list.setAttribute("tabindex", "-1");
  for (const field of all(form, ".validate-required :is(.input-text, select, input)")) validateField(field);
  // What the server says of a field stands above what it looks like from here.
  for (const item of all(group, "[data-id]")) linkError(form, item);
  list.focus({ preventScroll: true });
}

function linkError(form: HTMLFormElement, item: HTMLElement) {
  const { id = "" } = item.dataset;
  const field = id ? one(form, `#${CSS.escape(id)}`) : undefined;
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
  const message = document.createElement("p");
  message.id = `${id}_description`;
  message.className = "checkout-inline-error-message";
  message.textContent = words;
  one(row, `#${CSS.escape(message.id)}`)?.remove();
  row.append(message);
  row.classList.add("woocommerce-invalid");
  field.setAttribute("aria-describedby", message.id);
  field.setAttribute("aria-invalid", "true");
}
