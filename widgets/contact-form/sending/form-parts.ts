import { FORM_KINDS, type FormKind } from "#content/form/kinds.ts";
import type { FormParts } from "#content/form/view.ts";

/** What the markup of a contact form calls its parts. */
export const PARTS: FormParts = {
  group: ".islet-contact-form__field",
  groupPrefix: "",
  invalid: ["islet-contact-form__field--invalid"],
  error: ["islet-form-error"],
  success: ["islet-form-message"],
  danger: ["islet-form-message", "islet-form-message--danger"],
  waiting: ["islet-form--waiting"],
  spinner: ["islet-form-spinner"],
  captcha: ".islet-form-captcha",
  statePrefix: "",
  printedSuccess: "",
  printedError: "",
};

/** It is sent like any form, under names of its own. */
export const KIND: FormKind = {
  ...FORM_KINDS.plain,
  isValidated: false,
  controlNames: ["fields[%s]", "files[%s]"],
};
