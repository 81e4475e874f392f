import { markAdded } from "#runtime/added.ts";
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
export function createFieldMessages({ parts, changes, context }: FormView): FieldMessages {
  const shown = new Map<Element, Field>();
  let count = 0;

  /** Links a control to its message, or not any more; its other descriptions stay. */
  function setLinked(control: Element, { id }: Element, isLinked: boolean) {
    const described = control.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
    const ids = described.filter((other) => other && other !== id);
    if (isLinked) ids.push(id);
    changes.setAttribute(control, "aria-invalid", isLinked ? "true" : null);
    changes.setAttribute(control, "aria-describedby", ids.join(" ") || null);
  }

  function unmark(message: Element, { controls, group }: Field) {
    shown.delete(message);
    for (const control of controls) setLinked(control, message, false);
    message.remove();
    const isLeft = [...shown.values()].some((other) => other.group === group);
    if (group && !isLeft) for (const name of parts.invalid) changes.toggleClass(group, name, false);
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
      if (!controls[0] && !group) return;
      // No alert: screen readers read it with the message of the form, or with the field.
      const message = markAdded(document.createElement("span"));
      message.id = `${context.id}-error-${++count}`;
      message.className = parts.error.join(" ");
      message.textContent = text;
      if (group) group.append(message);
      else controls[0]?.after(message);
      shown.set(message, field);
      for (const control of controls) setLinked(control, message, true);
      if (group) for (const name of parts.invalid) changes.toggleClass(group, name, true);
    },
  };
}
