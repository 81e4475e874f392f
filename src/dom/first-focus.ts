const FOCUSABLE =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,iframe,[contenteditable],[tabindex]";
const TEXT_FIELD =
  "textarea,input:not([type=button],[type=submit],[type=image],[type=checkbox],[type=radio],[type=range])";

/** The elements in `root` that Tab can reach, in order. */
const focusablesIn = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && (one.checkVisibility?.() ?? true),
  );

/**
 * Moves the focus into a panel that has just opened: to the first control of `content`, else of the panel. The panel
 * itself (which needs a tabindex) has it where the control would scroll away the beginning of long content, or would
 * call up a keyboard on a touch screen.
 */
export function focusFirst(panel: HTMLElement, content: Element): void {
  const first = content.querySelector<HTMLElement>("[autofocus]") ?? focusablesIn(content)[0];
  const isLong = panel.scrollHeight > panel.clientHeight;
  const callsKeyboard = !!first?.matches(TEXT_FIELD) && matchMedia("(pointer: coarse)").matches;
  const target = isLong || callsKeyboard ? panel : (first ?? focusablesIn(panel)[0] ?? panel);
  target.focus({ preventScroll: true });
}
