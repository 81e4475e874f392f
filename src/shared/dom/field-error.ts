import { markAdded } from "#runtime/added.ts";
import type { Changes } from "./state/changes.ts";

/** A message about one field of a form. */
export interface FieldError {
  readonly id: string;
  readonly className: string;
  readonly text: string;
  readonly changes: Changes;
  readonly tag?: "p" | "span";
  /**
   * Whether screen readers announce it; false if they read it otherwise: with a field that gets the focus, or in a summary.
   * True by default.
   */
  readonly isAlert?: boolean;
  /** Puts the message on the page; by default as the last child of the field's parent. */
  readonly insert?: (message: HTMLElement) => void;
}

/** Shows a message next to a field, links the two and returns the message. */
export function showFieldError(
  field: Element,
  { id, className, text, changes, tag = "p", isAlert = true, insert }: FieldError,
): HTMLElement {
  const message = markAdded(document.createElement(tag));
  message.id = id;
  message.className = className;
  message.textContent = text;
  if (isAlert) message.setAttribute("role", "alert");
  if (insert) insert(message);
  else field.parentElement?.append(message);
  changes.setAttribute(field, "aria-invalid", "true");
  describeField(field, id, changes);
  return message;
}

/** Removes a field's message. */
export function clearFieldError(field: Element, message: Element, changes: Changes): void {
  message.remove();
  changes.setAttribute(field, "aria-invalid", null);
  const ids = otherDescriptions(field, message.id).join(" ");
  changes.setAttribute(field, "aria-describedby", ids || null);
}

/** Links a field to a description and keeps its other descriptions. */
export function describeField(field: Element, id: string, changes: Changes): void {
  changes.setAttribute(field, "aria-describedby", [...otherDescriptions(field, id), id].join(" "));
}

function otherDescriptions(field: Element, id: string): string[] {
  const ids = field.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids.filter((other) => other && other !== id);
}
