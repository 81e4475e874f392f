import { isElement, isHtmlElement } from "../node-type.ts";
import type { Leaving } from "./instance.ts";
import { lastActs } from "./last-acts.ts";

const FOCUSABLE = "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]";

/** What had the focus last, unless the visitor has pressed something else since. Not each press moves the focus. */
function lastFocus(): Element | null | undefined {
  const { focusin, mousedown } = lastActs;
  const isPressedSince = mousedown && mousedown.timeStamp >= (focusin?.timeStamp ?? 0);
  const target = (isPressedSince ? mousedown : focusin)?.target;
  return isElement(target) ? target.closest(FOCUSABLE) : null;
}

/** Finds what an island has drawn in place of a control; loads with the replay of held events. */
const loadCounterpart = () => import("./replay-events.ts");

/**
 * What gives the focus back that a leaving host has taken with it: to the same node, if it stands in `host` by then, or to
 * its counterpart there. It does nothing if the focus is elsewhere.
 */
export function focusAgain({ instance }: Leaving, host: HTMLElement): () => void {
  const { host: old } = instance.placement;
  const focused = lastFocus();
  if (!focused || !old.contains(focused)) return () => {};
  return () => {
    const field = namesake(focused, host);
    if (focused === old) focus(host, host);
    else if (focus(field, host)) keepCaret(focused, field);
    else
      loadCounterpart().then(
        ({ counterpart }) => focus(counterpart(focused, host), host),
        () => {},
      );
  };
}

/** Focuses an element of the host unless the focus is elsewhere; `false` if there is no such element. */
function focus(target: Element | undefined, host: HTMLElement): boolean {
  if (!isHtmlElement(target) || !host.contains(target)) return false;
  const { activeElement } = document;
  // The widget may have moved the focus in its host.
  if (!activeElement || activeElement === document.body || host.contains(activeElement))
    target.focus({ preventScroll: true });
  return true;
}

/** A number field has a caret, but does not say where. */
const isText = (field: unknown): field is HTMLInputElement =>
  !!field && Number.isInteger((field as Partial<HTMLInputElement>).selectionStart);

/** Puts the caret where it was in a field that another one replaces. */
function keepCaret(old: Element, field: unknown) {
  if (field !== old && isText(field) && isText(old) && field.value === old.value)
    field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** The field of the same name; of several, such as radio buttons, the one of the same value. */
function namesake(field: Element, host: HTMLElement): Element | undefined {
  if (field.isConnected) return field;
  const name = field.getAttribute("name");
  const fields = [...host.querySelectorAll(field.localName)].filter(
    (other) => name && other.getAttribute("name") === name,
  );
  return fields.find((other) => other.getAttribute("value") === field.getAttribute("value")) ?? fields[0];
}
