import { reload } from "#browser/navigate.ts";
import { changeQuery } from "./change-query.ts";
import { byId } from "./elements.ts";

const isOn = (button: HTMLButtonElement) => button.getAttribute("aria-pressed") === "true";

/** The buttons that show whether something is on. */
const looksIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLButtonElement>("button[aria-pressed]"),
];

function setPressed(button: HTMLButtonElement, isPressed: boolean) {
  const { on = "", off = "" } = button.dataset;
  button.setAttribute("aria-pressed", String(isPressed));
  button.value = isPressed ? off : on;
}

/** Pages follow the visitor's own colour scheme until one has been chosen; the server does not know it. */
function showOwnScheme(form: HTMLFormElement) {
  const isChosen = document.documentElement.hasAttribute("data-color-scheme");
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const button = form.querySelector<HTMLButtonElement>('[name="color-scheme"]');
  if (!isChosen && isDark && button) setPressed(button, true);
}

/**
 * Writes into the address how the page looks, so that its copy looks the same. A choice against the visitor's own colour
 * scheme is written, too.
 */
function writeLooks(form: HTMLFormElement) {
  const chosenScheme = document.documentElement.dataset["colorScheme"];
  changeQuery((query) => {
    for (const button of looksIn(form)) {
      const { name } = button;
      const shown = name === "color-scheme" ? chosenScheme : isOn(button) && button.dataset["on"];
      if (shown) query.set(name, shown);
      else query.delete(name);
    }
  });
}

/**
 * Makes the buttons of the bar load the page again with what it shows, at the same place and with the focus where it was:
 * widgets ask for the direction and the width when they start.
 * @param save writes into the address what has not been written yet
 */
export function startLooks(save: () => unknown = () => {}): void {
  const form = byId("gallery-looks", HTMLFormElement);
  const focused = (history.state as { focused?: string } | null)?.focused;
  if (focused) {
    form.querySelector<HTMLButtonElement>(`[name="${CSS.escape(focused)}"]`)?.focus();
    history.replaceState(null, "");
  }
  showOwnScheme(form);
  writeLooks(form);
  form.addEventListener("submit", (event) => {
    const { name, value } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
    if (!name || value === undefined) return;
    event.preventDefault();
    save();
    changeQuery((query) => query.set(name, value), { focused: name });
    reload();
  });
}
