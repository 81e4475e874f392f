import { createChanges } from "./changes.ts";
import { queryAll } from "./query.ts";

const ALERT = "[role=alert]";

let idCount = 0;

/** An id for a message that has none. */
export const newMessageId = (): string => `islet-message-${++idCount}`;

/**
 * Prepares a message that gets the focus, until the signal aborts: its text becomes its name, which screen readers read
 * with the focus. It is no alert meanwhile, or they would read it twice.
 */
export function readOnFocus(message: Element, signal: AbortSignal): void {
  const changes = createChanges(signal);
  for (let around = message.closest(ALERT); around; around = message.closest(ALERT))
    changes.setAttribute(around, "role", null);
  for (const inner of queryAll(message, ALERT)) changes.setAttribute(inner, "role", null);
  // An element without a role has no name. A list has one already.
  if (!message.matches("ul, ol")) changes.setAttribute(message, "role", "group");
  if (!message.id) changes.setAttribute(message, "id", newMessageId());
  changes.setAttribute(message, "aria-labelledby", message.id);
}
