/** Submits a form as a press of `button` does. Works on a form with a field named "requestSubmit". */
export const submitForm = (form: HTMLFormElement, button?: HTMLElement | null): void =>
  HTMLFormElement.prototype.requestSubmit.call(form, button);
