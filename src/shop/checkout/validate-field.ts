import { all } from "./elements.ts";

const FIELD = ".input-text, select, input[type=checkbox], input[type=radio]";
const INVALID = [
  "woocommerce-invalid",
  "woocommerce-invalid-required-field",
  "woocommerce-invalid-email",
  "woocommerce-invalid-phone",
];
const INLINE = ".checkout-inline-error-message";
/** As loose as the shop's own: the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE_SIGNS = /[\s#0-9_\-+/().]/g;

/** Says beside a field whether the shop would take it (reference: shop 5.5). */
export function validateField(field: Element): void {
  const row = field.closest(".form-row");
  if (!(row instanceof HTMLElement) || !field.matches(FIELD)) return;
  const { checked, type, value } = field as HTMLInputElement;
  const text = value.trim();
  const needs = (what: string) => row.classList.contains(`validate-${what}`);
  const isEmpty = type === "checkbox" ? !checked : text === "";
  const wrong = [
    needs("required") && isEmpty && "woocommerce-invalid-required-field",
    needs("email") && text && !EMAIL.test(text) && "woocommerce-invalid-email",
    needs("phone") && text.replace(PHONE_SIGNS, "") && "woocommerce-invalid-phone",
  ].filter((name) => typeof name === "string" && name !== "") as string[];
  row.classList.remove(...INVALID, "woocommerce-validated");
  row.classList.add(...(wrong.length ? ["woocommerce-invalid", ...wrong] : ["woocommerce-validated"]));
  if (wrong.length) field.setAttribute("aria-invalid", "true");
  else clearError(field, row);
}

/** What was said of a field is over as soon as the visitor changes it. */
export function forgetField(field: Element): void {
  const row = field.closest(".form-row");
  if (!row || !field.matches(FIELD)) return;
  row.classList.remove(...INVALID, "woocommerce-validated");
  clearError(field, row);
}

function clearError(field: Element, row: Element) {
  field.removeAttribute("aria-invalid");
  for (const message of all(row, INLINE)) {
    message.remove();
    if (field.getAttribute("aria-describedby") === message.id) field.removeAttribute("aria-describedby");
  }
}
