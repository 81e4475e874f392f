import { queryAll } from "../query.ts";
import { type Changes, createChanges } from "../state/changes.ts";

const ALERT = "[role=alert]";
/** Screen readers read what gets the focus within this time. */
const READ_MS = 1_000;

let idCount = 0;

/** An id for a message that has none. */
export const newMessageId = (): string => `islet-message-${++idCount}`;

/**
 * Prepares a message that gets the focus, until the signal aborts: its text becomes its name, which screen readers read
 * with the focus. It is no alert until then, or they would read it twice; afterwards it is one again, read already.
 */
export function readOnFocus(message: Element, signal: AbortSignal): void {
  const changes = createChanges(signal);
  const alerts = queryAll<Element>(message, ALERT);
  for (let around = message.closest(ALERT); around; around = around.parentElement?.closest(ALERT) ?? null)
    alerts.push(around);
  for (const alert of alerts) changes.setAttribute(alert, "role", null);
  // An element without a role has no name. A list has one already.
  if (!message.matches("ul, ol")) changes.setAttribute(message, "role", "group");
  nameByText(message, changes);
  const restore = () => {
    for (const alert of alerts) becomeReadAlert(alert, changes);
  };
  message.addEventListener(
    "focus",
    () => {
      runOnceRead(restore, signal);
      message.addEventListener("blur", restore, { once: true, signal });
    },
    { once: true, signal },
  );
}

/** Names a message by its text. */
export function nameByText(message: Element, changes: Changes): void {
  if (!message.id) changes.setAttribute(message, "id", newMessageId());
  changes.setAttribute(message, "aria-labelledby", message.id);
}

/** Makes a message an alert when screen readers have read it with the element that it describes, which has the focus. */
export function alertOnceRead(message: Element, signal: AbortSignal): void {
  runOnceRead(() => becomeReadAlert(message, createChanges(signal)), signal);
}

/** An alert as the shop prints it, for its style sheets and for scripts that look for the role. It is not announced. */
function becomeReadAlert(message: Element, changes: Changes) {
  // First, or the role announces the message.
  changes.setAttribute(message, "aria-live", "off");
  changes.setAttribute(message, "role", "alert");
}

/** Runs when screen readers have read what has just got the focus, unless the signal aborts before. */
function runOnceRead(run: () => void, signal: AbortSignal) {
  const timer = setTimeout(run, READ_MS);
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
