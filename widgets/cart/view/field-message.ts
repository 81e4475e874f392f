import { clearFieldError, showFieldError } from "#dom/field-error.ts";
import type { Changes } from "#dom/state/changes.ts";

interface FieldMessage {
  readonly id: string;
  readonly text: string;
  /** The element that gets the message as its last child. */
  readonly parent: Element;
  readonly changes: Changes;
  /** False if the field is about to get the focus: screen readers read the error with it. */
  readonly isAlert: boolean;
}

/** Shows an error of a field of the cart. */
export function showFieldMessage(
  field: Element,
  { id, text, parent, changes, isAlert }: FieldMessage,
): HTMLElement {
  changes.toggleClass(field, "has-error", true);
  return showFieldError(field, {
    id,
    className: "islet-cart-field-error",
    text,
    changes,
    isAlert,
    insert: (message) => parent.append(message),
  });
}

export function clearFieldMessage(field: Element, message: Element, changes: Changes): void {
  changes.toggleClass(field, "has-error", false);
  clearFieldError(field, message, changes);
}
