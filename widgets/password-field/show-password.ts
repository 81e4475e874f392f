import { type Changes, createChanges } from "#dom/state/changes.ts";
import { AROUND, markAdded, removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The shop's class names, which themes style. */
const WRAPPER = "password-input";
const BUTTON = "show-password-input";
const SHOWN = "display-password";

/** Fields whose text is shown, with the function that masks it again. */
const shownFields = new Map<HTMLInputElement, () => void>();

/**
 * Wraps the field as the shop does and adds the button that shows and hides the password. Where the shop's or the theme's
 * style sheet draws the shop's button, it keeps that look.
 */
export function addShowButton(field: HTMLInputElement, { listen, page, signal }: WidgetContext): void {
  const changes = createChanges(signal);
  const widthPx = widthOf(field);
  const wrapper = wrap(field, changes, signal);
  // The shop's own script has added its button.
  if (wrapper.querySelector(`.${BUTTON}`)) return;
  const button = document.createElement("button");
  button.type = "button";
  field.after(button);
  removeAtEnd(signal, button);
  if (!isDrawnAs(BUTTON, button)) {
    drawEye(button, field);
    keepWidth({ field, wrapper, widthPx, changes });
  }

  function setShown(isShown: boolean) {
    const { selectionStart, selectionEnd } = field;
    field.type = isShown ? "text" : "password";
    field.setSelectionRange(selectionStart, selectionEnd);
    button.classList.toggle(SHOWN, isShown);
    button.setAttribute(
      "aria-label",
      isShown ? page.text("password_hide", "Hide password") : page.text("password_show", "Show password"),
    );
    if (isShown) shownFields.set(field, () => setShown(false));
    else shownFields.delete(field);
  }

  listen(button, "click", (event) => {
    setShown(!shownFields.has(field));
    // A click by keyboard has no detail: then the focus stays on the button.
    if (event.detail > 0) field.focus();
  });
  setShown(false);
  signal.addEventListener("abort", () => setShown(false));
}

/** Masks passwords on submit: browsers remember the text of plain fields for suggestions. */
export function maskOnSubmit({ listen }: WidgetContext): void {
  listen(document, "submit", ({ target }) => {
    for (const [field, mask] of shownFields) if (field.form === target) mask();
  });
}

/** Gives a button a class, and returns whether a style sheet draws an icon for that class, or hides it. */
function isDrawnAs(className: string, button: Element): boolean {
  const look = () =>
    [null, "::before", "::after"]
      .map((part) => getComputedStyle(button, part))
      .map(({ backgroundImage, content, display, maskImage }) =>
        [backgroundImage, content, display === "none", maskImage].join(),
      )
      .join();
  // A theme may draw something on every button.
  const plainLook = look();
  button.className = className;
  return look() !== plainLook;
}

/** The eye has the colour of the field's text, which a theme has chosen for the field's background. */
function drawEye(button: HTMLElement, field: Element) {
  const eye = document.createElement("span");
  eye.className = "islet-password-eye";
  button.style.setProperty("--islet-password-ink", getComputedStyle(field).color);
  button.classList.add("islet-button", "islet-password-button");
  button.append(eye);
}

/** Returns the server's wrapper of the field, or makes one until the signal aborts. */
function wrap(field: HTMLInputElement, changes: Changes, signal: AbortSignal): Element {
  const serverWrapper = serverWrapperOf(field);
  const wrapper = serverWrapper ?? markAdded(document.createElement("span"), AROUND);
  if (!serverWrapper) {
    field.before(wrapper);
    moveKeepingFocus(field, () => wrapper.append(field));
    signal.addEventListener("abort", () => moveKeepingFocus(field, () => wrapper.replaceWith(field)));
  }
  changes.toggleClass(wrapper, WRAPPER, true);
  return wrapper;
}

function serverWrapperOf({ parentElement: parent }: Element): Element | null {
  if (parent?.localName !== "span") return null;
  const isAlone = parent.children.length === 1 && parent.textContent?.trim() === "";
  return isAlone || parent.classList.contains(WRAPPER) ? parent : null;
}

const widthOf = (field: Element) => field.getBoundingClientRect().width;

interface WidthOptions {
  readonly field: HTMLInputElement;
  readonly wrapper: Element;
  /** The field's width before it was wrapped; 0 if it is hidden. */
  readonly widthPx: number;
  readonly changes: Changes;
}

/** Keeps the field's width. A field that fills its row, as a hidden one is taken to, keeps filling it. */
function keepWidth({ field, wrapper, widthPx, changes }: WidthOptions) {
  changes.toggleClass(wrapper, "islet-password", true);
  const isWide = widthPx === 0 || widthOf(field) < widthPx;
  changes.toggleClass(wrapper, "islet-password-wide", isWide);
  if (widthPx === 0 || widthOf(field) === widthPx) return;
  changes.setStyle(field, "box-sizing", "border-box");
  if (!isWide) changes.setStyle(field, "width", `${widthPx}px`);
}

/** Moves a field within the page; it keeps its focus and selection. */
function moveKeepingFocus(field: HTMLInputElement, move: () => void): void {
  const isFocused = document.activeElement === field;
  const { selectionStart, selectionEnd } = field;
  move();
  if (!isFocused) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(selectionStart, selectionEnd);
}
