import { queryAll } from "#dom/query.ts";
import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { markAdded } from "#runtime/added.ts";
import { SUBMIT_BUTTON } from "./submit-button.ts";
import type { FormView } from "./view.ts";

/** Shows that a form is being sent. The function that it returns ends that; a form that stays locked keeps its look. */
export function showWaiting({ form, parts, changes, context }: FormView): (staysLocked: boolean) => void {
  const buttons = queryAll(form, SUBMIT_BUTTON).filter((button) => !button.hasAttribute("disabled"));
  const { activeElement } = document;
  const focused = buttons.find((button) => button === activeElement);
  const spinner = markAdded(document.createElement("span"));
  spinner.className = parts.spinner.join(" ");
  spinner.setAttribute("aria-hidden", "true");
  const status = markAdded(document.createElement("span"));
  status.setAttribute("role", "status");
  status.style.cssText = VISUALLY_HIDDEN;
  Element.prototype.after.call(form, status);
  status.textContent = context.page.text("form_sending", "Sending…");

  function setWaiting(isWaiting: boolean) {
    for (const name of parts.waiting) changes.toggleClass(form, name, isWaiting);
    for (const button of buttons) changes.setAttribute(button, "disabled", isWaiting ? "" : null);
  }

  function removeParts() {
    spinner.remove();
    status.remove();
  }

  setWaiting(true);
  changes.setAttribute(form, "aria-busy", "true");
  const button = buttons.find(({ localName }) => localName === "button");
  (button?.firstElementChild ?? button)?.prepend(spinner);
  context.signal.addEventListener("abort", removeParts);
  return (staysLocked) => {
    context.signal.removeEventListener("abort", removeParts);
    removeParts();
    changes.setAttribute(form, "aria-busy", null);
    setWaiting(staysLocked);
    // A button that is disabled loses the focus.
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  };
}
