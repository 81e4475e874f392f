const FOCUSABLE =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,iframe,[contenteditable],[tabindex]";
const TEXT_FIELD =
  "textarea,input:not([type=button],[type=submit],[type=image],[type=checkbox],[type=radio],[type=range])";

/** Returns the elements in `root` that Tab can reach, in document order. */
export const focusablesIn = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && (element.checkVisibility?.() ?? true),
  );

/**
 * Moves the focus into a panel that has just opened: to the first control of `content`, else of the panel. The panel
 * itself gets it if its content is long, which would scroll, or if the control would open an on-screen keyboard.
 * @param panel has a tabindex
 */
export function focusFirst(panel: HTMLElement, content: Element): void {
  const first = content.querySelector<HTMLElement>("[autofocus]") ?? focusablesIn(content)[0];
  const isLong = panel.scrollHeight > panel.clientHeight;
  const opensKeyboard = !!first?.matches(TEXT_FIELD) && matchMedia("(pointer: coarse)").matches;
  const target = isLong || opensKeyboard ? panel : (first ?? focusablesIn(panel)[0] ?? panel);
  target.focus({ preventScroll: true });
}
