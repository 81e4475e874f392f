import { isHtmlElement, isNode } from "../node-type.ts";

const TEXT_FIELD =
  "textarea,select,[contenteditable],input:not([type=button],[type=submit],[type=image],[type=checkbox],[type=radio])";

/** Whether the visitor is typing in the host: drawing it now would lose text and selection. */
export function isTypedIn(host: HTMLElement): boolean {
  const { activeElement } = document;
  return !!activeElement && host.contains(activeElement) && activeElement.matches(TEXT_FIELD);
}

/** Runs once when the focus leaves the host. */
export function whenLeft(host: HTMLElement, signal: AbortSignal, run: () => void): void {
  const leaving = new AbortController();
  signal.addEventListener("abort", () => leaving.abort(), { once: true });
  host.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (isNode(relatedTarget) && host.contains(relatedTarget)) return;
      leaving.abort();
      run();
    },
    { signal: leaving.signal },
  );
}

/** Remembers the focused element of the host; the returned function focuses it or its counterpart. */
export function leaveFocus(host: HTMLElement): () => void {
  const { activeElement } = document;
  if (!isHtmlElement(activeElement) || activeElement === host || !host.contains(activeElement))
    return () => {};
  return () => {
    const target = activeElement.isConnected ? activeElement : firstFocusable(host);
    if (document.activeElement !== target) target?.focus({ preventScroll: true });
  };
}

const firstFocusable = (host: HTMLElement) =>
  host.querySelector<HTMLElement>("button,a[href],input,select,textarea,[tabindex]");

type Field = HTMLInputElement | HTMLTextAreaElement;

const typedFields = (root: ParentNode) =>
  [...root.querySelectorAll<Field>(`:is(${TEXT_FIELD})[name]`)].filter((field) => "defaultValue" in field);

/**
 * Remembers what the visitor has typed into the server's fields. The returned function writes it into the new fields of
 * the same names, as if the visitor typed there.
 */
export function keepTyped(host: HTMLElement): () => void {
  const typed = typedFields(host).filter(({ value, defaultValue }) => value !== defaultValue);
  return () => {
    for (const typedField of typed) {
      if (typedField.isConnected) continue;
      const field = typedFields(host).find(({ name }) => name === typedField.name);
      if (!field) continue;
      // React overrides `value` on its fields; the prototype's setter makes the change count as typed.
      const prototype: unknown = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typedField.value);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  };
}
