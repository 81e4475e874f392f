import { clearFieldError } from "#dom/field-error.ts";
import { queryAll } from "#dom/query.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";

const FIELD = ".input-text, select, input[type=checkbox], input[type=radio]";
const RESULT_CLASSES = [
  "woocommerce-validated",
  "woocommerce-invalid",
  "woocommerce-invalid-required-field",
  "woocommerce-invalid-email",
  "woocommerce-invalid-phone",
];
const MESSAGE = ".checkout-inline-error-message";
/** As loose as the shop's own check: the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE_CHARACTERS = /[\s#0-9_\-+/().]/g;

const validated = new WeakSet<Event>();

/** Whether this event is of a field that `validateFields` validates itself. */
export const isValidated = (event: Event): boolean => validated.has(event);

/** Validates all fields of a form. Other scripts are asked as the shop's script asks them, by an event on each field. */
export function validateFields(form: Element, changes: Changes): void {
  for (const field of queryAll(form, ".input-text, select, input[type=checkbox]")) {
    const event = new Event("validate", { bubbles: true });
    validated.add(event);
    field.dispatchEvent(event);
    validateField(field, changes);
  }
}

/** Marks a field's row as valid or invalid, in the shop's classes. */
export function validateField(field: Element, changes: Changes): void {
  const row = field.closest(".form-row");
  if (!isHtmlElement(row) || !field.matches(FIELD)) return;
  const { checked, type, value } = field as HTMLInputElement;
  const text = value.trim();
  const needs = (rule: string) => row.classList.contains(`validate-${rule}`);
  const isEmpty = type === "checkbox" ? !checked : text === "";
  const errors: string[] = [];
  if (needs("required") && isEmpty) errors.push("woocommerce-invalid-required-field");
  if (needs("email") && text && !EMAIL.test(text)) errors.push("woocommerce-invalid-email");
  if (needs("phone") && text.replace(PHONE_CHARACTERS, "")) errors.push("woocommerce-invalid-phone");
  setResult(row, errors.length ? ["woocommerce-invalid", ...errors] : ["woocommerce-validated"], changes);
  if (errors.length) changes.setAttribute(field, "aria-invalid", "true");
  else clearError(field, row, changes);
}

/** Clears the result of a field that the visitor is changing. */
export function forgetField(field: Element, changes: Changes): void {
  const row = field.closest<HTMLElement>(".form-row");
  if (!row || !field.matches(FIELD)) return;
  setResult(row, [], changes);
  clearError(field, row, changes);
}

function setResult(row: HTMLElement, names: readonly string[], changes: Changes) {
  for (const name of RESULT_CLASSES)
    if (row.classList.contains(name) !== names.includes(name))
      changes.toggleClass(row, name, names.includes(name));
}

function clearError(field: Element, row: Element, changes: Changes) {
  changes.setAttribute(field, "aria-invalid", null);
  for (const message of queryAll(row, MESSAGE)) clearFieldError(field, message, changes);
}
