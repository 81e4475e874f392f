import { clearFieldError, describeField, showFieldError } from "#dom/field-error.ts";
import type { Field } from "./fields.ts";
import type { FormView } from "./view.ts";

/** A message about a field. */
export interface FieldMessage {
  readonly field: Field;
  readonly text: string;
}

/** The messages beside the fields of a form. */
export interface FieldMessages {
  /** Removes all, or those about one control. */
  clear(control?: Element): void;
  /** Marks a field and shows a message beside it; nothing if the form has no such field. */
  mark(message: FieldMessage): void;
}

/** Starts with no message; all are removed with the widget. */
export function createFieldMessages({ skin, changes, context }: FormView): FieldMessages {
  const shown = new Map<HTMLElement, Field>();
  let count = 0;

  function unmark(message: HTMLElement, { controls, group }: Field) {
    shown.delete(message);
    for (const control of controls) clearFieldError(control, message, changes);
    message.remove();
    const isLeft = [...shown.values()].some((other) => other.group === group);
    if (group && !isLeft) for (const name of skin.invalid) changes.toggleClass(group, name, false);
  }

  function clear(control?: Element) {
    for (const [message, field] of [...shown])
      if (!control || field.controls.some((other) => other === control)) unmark(message, field);
  }

  context.signal.addEventListener("abort", () => clear());
  return {
    clear,
    mark({ field, text }) {
      const { controls, group } = field;
      const [first, ...others] = controls;
      if (!first && !group) return;
      const id = `${context.id}-error-${++count}`;
      const message = showFieldError(first ?? document.createElement("input"), {
        id,
        className: skin.error.join(" "),
        text,
        changes,
        tag: "span",
        // Screen readers read it with the message of the form, or with the field.
        isAlert: false,
        insert: (message) => (group ? group.append(message) : first?.after(message)),
      });
      shown.set(message, field);
      for (const other of others) {
        changes.setAttribute(other, "aria-invalid", "true");
        describeField(other, id, changes);
      }
      if (group) for (const name of skin.invalid) changes.toggleClass(group, name, true);
    },
  };
}
