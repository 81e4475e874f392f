import { submitForm } from "../submit-form.ts";

/** What tells controls of one kind apart for a visitor, and so for us. */
const meaning = (control: Element) =>
  JSON.stringify([
    control.getAttribute("href"),
    control.getAttribute("value"),
    control.getAttribute("aria-label"),
    control.textContent?.trim(),
  ]);

/**
 * Finds what now stands where an event happened: the node itself, or the control an island has drawn in its place: with
 * the same id, or else the same meaning, or else the only one of its kind.
 */
function counterpart(old: Element, host: HTMLElement): Element | undefined {
  if (old.isConnected) return old;
  const control = old.closest(CONTROL) ?? old;
  const drawn = [...host.querySelectorAll(control.localName)];
  return (
    drawn.find(({ id }) => id && id === control.id) ??
    drawn.find((one) => meaning(one) === meaning(control)) ??
    (drawn.length === 1 ? drawn[0] : undefined)
  );
}

const init = ({ clientX, clientY, pointerType }: PointerEvent) => ({
  bubbles: true,
  cancelable: true,
  composed: true,
  clientX,
  clientY,
  pointerType,
});

const CONTROL = "a, button, input, label, summary, select, textarea, form, [role], [tabindex]";
const PRESSABLE = "a, button, summary, input";
const TEXT_FIELD = "input, textarea, select, [contenteditable]";

/** Tab and modifiers mean nothing here, typed letters are in their field, Enter and Space come again as a click. */
const isForWidget = ({ key }: KeyboardEvent, target: Element) =>
  !/^(Tab|Shift|Control|Alt|Meta)/.test(key) &&
  !target.closest(TEXT_FIELD) &&
  !((key === "Enter" || (key === " " && !target.closest("a"))) && target.closest(PRESSABLE));

/** Buttons that open something and have been pressed in this turn. */
const toggled = new WeakSet<Element>();

/** Whoever presses again because nothing happens wants it open, and not closed again. */
function isSecondToggle(target: Element): boolean {
  const toggle = target.closest("[aria-expanded]");
  if (!toggle || toggled.has(toggle)) return toggle !== null;
  toggled.add(toggle);
  setTimeout(() => toggled.delete(toggle));
  return false;
}

/** Lets an event that was kept happen, once, on the mounted widget or, where that failed, on the server's markup. */
export function replay(event: Event, host: HTMLElement, mountedAt: number): void {
  const { type, target: old, timeStamp } = event;
  if (!(old instanceof Element)) return;
  // The mounted widget has heard a later key itself.
  if (type === "keydown" && timeStamp > mountedAt) return;
  const target = counterpart(old, host);
  if (!target) return instead(event, old);
  const dispatch = (again: Event) => void target.dispatchEvent(again);
  const pointer = init(event as PointerEvent);
  if (type === "submit") submit(event as SubmitEvent, target);
  else if (type === "click") {
    if (!isSecondToggle(target)) dispatch(new MouseEvent("click", pointer));
  } else if (type === "pointerdown") dispatch(new PointerEvent(type, pointer));
  else if (type === "pointerover") {
    dispatch(new PointerEvent("pointerover", pointer));
    dispatch(new MouseEvent("mouseover", pointer));
  } else if (event instanceof KeyboardEvent) {
    if (isForWidget(event, target)) dispatch(new KeyboardEvent(type, event));
  } else if (target === old && target === document.activeElement)
    // Focus that has moved on, or that mounting gave back by itself, needs no second telling.
    dispatch(new FocusEvent("focusin", { bubbles: true }));
}

/** Nothing stands for what was pressed: a link that has left the page can still be followed. */
function instead({ type }: Event, old: Element) {
  if (type === "click") old.closest("a")?.click();
}

function submit({ submitter }: SubmitEvent, target: Element) {
  if (!(target instanceof HTMLFormElement)) return;
  submitForm(target, submitter?.isConnected ? submitter : null);
}
