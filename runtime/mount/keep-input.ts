const TEXT_FIELD =
  "textarea, select, [contenteditable], input:not([type=button], [type=submit], [type=image], [type=checkbox], [type=radio])";

/** Whether a visitor is typing in the host: what is drawn anew now would lose text and selection. */
export function isTypedIn(host: HTMLElement): boolean {
  const { activeElement } = document;
  return !!activeElement && host.contains(activeElement) && activeElement.matches(TEXT_FIELD);
}

/** Runs when the focus has left the host (design 5.6). */
export function whenLeft(host: HTMLElement, signal: AbortSignal, run: () => void): void {
  const leaving = new AbortController();
  signal.addEventListener("abort", () => leaving.abort(), { once: true });
  host.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && host.contains(relatedTarget)) return;
      leaving.abort();
      run();
    },
    { signal: leaving.signal },
  );
}

/** Remembers what has the focus in the host; the function returned gives it back to the element or its counterpart. */
export function leaveFocus(host: HTMLElement): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === host || !host.contains(activeElement))
    return () => {};
  return () => {
    const target = activeElement.isConnected ? activeElement : firstFocusable(host);
    if (document.activeElement !== target) target?.focus({ preventScroll: true });
  };
}

const firstFocusable = (host: HTMLElement) =>
  host.querySelector<HTMLElement>("button, a[href], input, select, textarea, [tabindex]");

type Field = HTMLInputElement | HTMLTextAreaElement;

const typedFields = (root: ParentNode) =>
  [...root.querySelectorAll<Field>(`:is(${TEXT_FIELD})[name]`)].filter((field) => "defaultValue" in field);

/**
 * Remembers what a visitor has typed into the server's fields; the function returned writes it into the fields of the
 * same names that stand in the host by then, as if it were typed there.
 */
export function keepTyped(host: HTMLElement): () => void {
  const typed = typedFields(host).filter(({ value, defaultValue }) => value !== defaultValue);
  return () => {
    for (const old of typed) {
      const now = !old.isConnected && typedFields(host).find((field) => field.name === old.name);
      if (!now) continue;
      // React watches its own fields: what was written past it counts as typed.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), "value")?.set?.call(now, old.value);
      now.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  };
}
