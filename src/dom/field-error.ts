import type { Changes } from "./changes.ts";

/** A message about one field of a form. */
export interface FieldError {
  readonly id: string;
  readonly className: string;
  readonly text: string;
  readonly changes: Changes;
  readonly tag?: "p" | "span";
  /** Whether screen readers are told at once; not for a message that a summary has read already. */
  readonly isAlert?: boolean;
  /** Puts the message on the page; by default as the last child of the field's parent. */
  readonly insert?: (message: HTMLElement) => void;
}

/** Shows a message beside a field and links the two; gives the message. */
export function showFieldError(
  field: Element,
  { id, className, text, changes, tag = "p", isAlert = true, insert }: FieldError,
): HTMLElement {
  const message = document.createElement(tag);
  message.id = id;
  message.className = className;
  message.textContent = text;
  if (isAlert) message.setAttribute("role", "alert");
  if (insert) insert(message);
  else field.parentElement?.append(message);
  changes.setAttribute(field, "aria-invalid", "true");
  describeField(field, id, true, changes);
  return message;
}

/** Takes a field's message away. */
export function clearFieldError(field: Element, message: Element, changes: Changes): void {
  message.remove();
  changes.setAttribute(field, "aria-invalid", null);
  describeField(field, message.id, false, changes);
}

/** Links a field to a description, or no longer, and leaves its other descriptions alone. */
export function describeField(field: Element, id: string, isDescribed: boolean, changes: Changes): void {
  const written = field.getAttribute("aria-describedby") ?? "";
  const others = written.split(/\s+/).filter((other) => other && other !== id);
  const all = isDescribed ? [...others, id] : others;
  changes.setAttribute(field, "aria-describedby", all.join(" ") || null);
}
