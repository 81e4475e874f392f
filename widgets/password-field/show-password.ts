import { type Changes, createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
/** The shop's own names, which themes style (reference: shop 8.6). */
const WRAPPER = "password-input";
const SHOWN = "display-password";

const shown = new Map<HTMLInputElement, () => void>();

/** Puts the field into the shop's wrapper, with the button that shows and hides what is typed (password-field.1). */
export function showable(field: HTMLInputElement, { listen, page, signal }: WidgetContext): void {
  const wrapper = wrap(field, signal);
  // The shop's own script has been here.
  if (wrapper.querySelector(".show-password-input")) return;
  const button = document.createElement("button");
  const eye = document.createElement("span");
  button.type = "button";
  button.className = "show-password-input islet-password-button";
  eye.className = "islet-password-eye";
  button.append(eye);

  function show(isShown: boolean) {
    const { selectionStart, selectionEnd } = field;
    field.type = isShown ? "text" : "password";
    field.setSelectionRange(selectionStart, selectionEnd);
    button.classList.toggle(SHOWN, isShown);
    button.setAttribute(
      "aria-label",
      isShown ? page.text("password_hide", "Hide password") : page.text("password_show", "Show password"),
    );
    if (isShown) shown.set(field, () => show(false));
    else shown.delete(field);
  }

  listen(button, "click", (event) => {
    show(!shown.has(field));
    // Whoever types goes on typing; whoever presses keys stays on the button.
    if (event.detail > 0) field.focus();
  });
  show(false);
  field.after(button);
  signal.addEventListener("abort", () => {
    show(false);
    button.remove();
  });
}

/** What is sent is no longer shown: browsers keep the texts of plain fields to suggest them. */
export function maskOnSubmit({ listen }: WidgetContext): void {
  listen(document, "submit", ({ target }) => {
    for (const [field, hide] of shown) if (field.form === target) hide();
  });
}

/** The field's wrapper: the server's, or one made here and taken away at the end. */
function wrap(field: HTMLInputElement, signal: AbortSignal): Element {
  const changes = createChanges(signal);
  const { parentElement } = field;
  const served = parentElement?.localName === "span" && isAlone(field, parentElement) ? parentElement : null;
  const wrapper = served ?? document.createElement("span");
  const before = widthOf(field);
  if (!served) {
    field.before(wrapper);
    moveKeepingFocus(field, () => wrapper.append(field));
    signal.addEventListener("abort", () => moveKeepingFocus(field, () => wrapper.replaceWith(field)));
  }
  for (const name of [WRAPPER, "islet-password"]) changes.toggleClass(wrapper, name, true);
  keepWidth(field, before, wrapper, changes);
  return wrapper;
}

const isAlone = (field: Element, parent: Element) =>
  parent.classList.contains(WRAPPER) || (parent.children.length === 1 && parent.textContent?.trim() === "");

const widthOf = (field: Element) => field.getBoundingClientRect().width;

/** Fields as wide as their row stay so; others get no wider for the button's room. Those not seen yet are of the first kind. */
function keepWidth(field: HTMLInputElement, widthPx: number, wrapper: Element, changes: Changes) {
  const isWide = widthPx === 0 || widthOf(field) < widthPx;
  changes.toggleClass(wrapper, "islet-password-wide", isWide);
  if (widthPx === 0 || widthOf(field) === widthPx) return;
  changes.setStyle(field, "box-sizing", "border-box");
  if (!isWide) changes.setStyle(field, "width", `${widthPx}px`);
}

/** Moves a field within the page; whoever types in it goes on typing at the same place. */
function moveKeepingFocus(field: HTMLInputElement, move: () => void): void {
  const isFocused = document.activeElement === field;
  const { selectionStart, selectionEnd } = field;
  move();
  if (!isFocused) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(selectionStart, selectionEnd);
}
