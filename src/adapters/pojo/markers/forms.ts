import { hasDrafts } from "#content/form/drafts.ts";
import type { Marker } from "#runtime/markup.ts";

const skin = {
  group: ".field-group",
  invalid: "error",
  error: "help-inline form-help-inline",
  success: "form-message form-message-success",
  danger: "form-message form-message-danger",
  waiting: "islet-form--waiting form-waiting",
  spinner: "islet-form-spinner",
  captcha: ".pojo-g-recaptcha",
};

/** When a form has been filled in before a reload, this comes back at once. */
const on = () => (hasDrafts() ? { on: "load" } : {});

/** The contact form, and other forms of the theme, whose groups may have a prefix of their own. */
export const forms = (): readonly Marker[] => [
  { selector: "form.pojo-form-ajax", widget: "form", settings: { kind: "simple", skin }, ...on() },
  {
    selector: "form.form-ajax:not(.pojo-form-ajax)",
    widget: "form",
    settings: ({ dataset }) => ({ kind: "themed", skin: { ...skin, group_prefix: dataset["prefix"] ?? "" } }),
    ...on(),
  },
];
