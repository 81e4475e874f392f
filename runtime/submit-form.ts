/** Submits a form as a press of `button` would. A field may be named "requestSubmit". */
export const submitForm = (form: HTMLFormElement, button: HTMLElement | null | undefined = null): void =>
  HTMLFormElement.prototype.requestSubmit.call(form, button);
