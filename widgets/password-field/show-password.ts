import { type Changes, createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The shop's class names, which themes style. */
const WRAPPER = "password-input";
const SHOWN = "display-password";

/** Fields whose text is shown, with the function that masks it again. */
const shownFields = new Map<HTMLInputElement, () => void>();

/** Wraps the field as the shop does and adds the button that shows and hides the password. */
export function addShowButton(field: HTMLInputElement, { listen, page, signal }: WidgetContext): void {
  const wrapper = wrap(field, signal);
  // The shop's own script has added its button.
  if (wrapper.querySelector(".show-password-input")) return;
  const button = createButton(field);

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
  field.after(button);
  signal.addEventListener("abort", () => {
    setShown(false);
    button.remove();
  });
}

/** Masks passwords on submit: browsers remember the text of plain fields for suggestions. */
export function maskOnSubmit({ listen }: WidgetContext): void {
  listen(document, "submit", ({ target }) => {
    for (const [field, mask] of shownFields) if (field.form === target) mask();
  });
}

/** The eye has the colour of the field's text, which a theme has chosen for the field's background. */
function createButton(field: Element): HTMLButtonElement {
  const button = document.createElement("button");
  const eye = document.createElement("span");
  button.type = "button";
  button.style.setProperty("--islet-password-ink", getComputedStyle(field).color);
  button.className = "show-password-input islet-button islet-password-button";
  eye.className = "islet-password-eye";
  button.append(eye);
  return button;
}

/** Returns the server's wrapper of the field, or makes one until the signal aborts. */
function wrap(field: HTMLInputElement, signal: AbortSignal): Element {
  const changes = createChanges(signal);
  const serverWrapper = serverWrapperOf(field);
  const wrapper = serverWrapper ?? document.createElement("span");
  const widthPx = widthOf(field);
  if (!serverWrapper) {
    field.before(wrapper);
    moveKeepingFocus(field, () => wrapper.append(field));
    signal.addEventListener("abort", () => moveKeepingFocus(field, () => wrapper.replaceWith(field)));
  }
  for (const name of [WRAPPER, "islet-password"]) changes.toggleClass(wrapper, name, true);
  keepWidth({ field, wrapper, widthPx, changes });
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
