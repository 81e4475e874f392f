import { isElement, isTag } from "../node-type.ts";
import { submitForm } from "../submit-form.ts";
import { markReplayed } from "./replayed.ts";

/** What distinguishes controls of one kind for a visitor. */
const meaning = (control: Element) =>
  JSON.stringify([
    control.getAttribute("href"),
    control.getAttribute("value"),
    control.getAttribute("aria-label"),
    control.textContent?.trim(),
  ]);

/**
 * Finds the element on which to replay an event: the same node, or the control that an island has drawn in its place,
 * by id, by meaning, or as the only one of its kind.
 */
export function counterpart(old: Element, host: HTMLElement): Element | undefined {
  if (old.isConnected) return old;
  const control = old.closest(CONTROL) ?? old;
  const drawn = [...host.querySelectorAll(control.localName)];
  return (
    drawn.find(({ id }) => id && id === control.id) ??
    drawn.find((candidate) => meaning(candidate) === meaning(control)) ??
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

/** Skips Tab and modifiers, letters that are in their field already, and Enter and Space, which also come as a click. */
const isForWidget = ({ key }: KeyboardEvent, target: Element) =>
  !/^(Tab|Shift|Control|Alt|Meta)/.test(key) &&
  !target.closest(TEXT_FIELD) &&
  !((key === "Enter" || (key === " " && !target.closest("a"))) && target.closest(PRESSABLE));

const isKeyboardEvent = (event: Event): event is KeyboardEvent => "key" in event;

/** Toggle buttons that were pressed in this turn. */
const toggled = new WeakSet<Element>();

/** A visitor who presses again because nothing happens wants it open, not closed again. */
function isSecondToggle(target: Element): boolean {
  const toggle = target.closest("[aria-expanded]");
  if (!toggle || toggled.has(toggle)) return toggle !== null;
  toggled.add(toggle);
  setTimeout(() => toggled.delete(toggle));
  return false;
}

/**
 * Replays a held event on the mounted widget, or on the server's markup if the widget failed.
 * @param mountedAt ms since the page began
 */
export function replay(event: Event, host: HTMLElement, mountedAt: number): void {
  const { type, target: old, timeStamp } = event;
  if (!isElement(old)) return;
  // The mounted widget has heard a later key or choice itself.
  if (/^(keydown|change)$/.test(type) && timeStamp > mountedAt) return;
  const target = counterpart(old, host);
  if (!target) return followLink(event, old);
  const dispatch = (again: Event) => {
    // A press was held back from the page, which hears of it only now.
    if (type !== "click" || !event.defaultPrevented) markReplayed(again, event);
    target.dispatchEvent(again);
  };
  const pointer = init(event as PointerEvent);
  if (type === "submit") submit(event as SubmitEvent, target);
  else if (type === "click") {
    if (!isSecondToggle(target)) dispatch(new MouseEvent("click", pointer));
  } else if (type === "change") {
    if (target === old) dispatch(new Event(type, { bubbles: true }));
  } else if (type === "pointerdown") dispatch(new PointerEvent(type, pointer));
  else if (type === "pointerover") {
    dispatch(new PointerEvent("pointerover", pointer));
    dispatch(new MouseEvent("mouseover", pointer));
  } else if (isKeyboardEvent(event)) {
    if (isForWidget(event, target)) dispatch(new KeyboardEvent(type, event));
  } else if (target === old && target === document.activeElement)
    // Focus that has moved on, or that mounting restored, needs no second event.
    dispatch(new FocusEvent("focusin", { bubbles: true }));
}

/** A pressed link that has left the page can still be followed. */
function followLink({ type }: Event, old: Element) {
  if (type === "click") old.closest("a")?.click();
}

function submit({ submitter }: SubmitEvent, target: Element) {
  if (!isTag(target, "form")) return;
  submitForm(target, submitter?.isConnected ? submitter : null);
}
