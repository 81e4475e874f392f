import { clearFieldError } from "#dom/field-error.ts";
import type { Changes } from "#dom/changes.ts";
import { queryAll } from "#dom/query.ts";

const FIELD = ".input-text, select, input[type=checkbox], input[type=radio]";
const VERDICTS = [
  "woocommerce-validated",
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
export function validateField(field: Element, changes: Changes): void {
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
  showVerdicts(row, wrong.length ? ["woocommerce-invalid", ...wrong] : ["woocommerce-validated"], changes);
  if (wrong.length) changes.setAttribute(field, "aria-invalid", "true");
  else clearError(field, row, changes);
}

/** What was said of a field is over as soon as the visitor changes it. */
export function forgetField(field: Element, changes: Changes): void {
  const row = field.closest<HTMLElement>(".form-row");
  if (!row || !field.matches(FIELD)) return;
  showVerdicts(row, [], changes);
  clearError(field, row, changes);
}

function showVerdicts(row: HTMLElement, names: readonly string[], changes: Changes) {
  for (const name of VERDICTS)
    if (row.classList.contains(name) !== names.includes(name))
      changes.toggleClass(row, name, names.includes(name));
}

function clearError(field: Element, row: Element, changes: Changes) {
  changes.setAttribute(field, "aria-invalid", null);
  for (const message of queryAll(row, INLINE)) clearFieldError(field, message, changes);
}
