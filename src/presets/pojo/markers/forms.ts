import { hasDrafts } from "#content/form/drafts.ts";
import type { Marker } from "#runtime/markup.ts";

const parts = {
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

/** The contact form, and other forms of the theme, whose groups may have their own prefix. */
export const forms = (): readonly Marker[] => [
  { selector: "form.pojo-form-ajax", widget: "form", settings: { kind: "simple", parts }, ...on() },
  {
    selector: "form.form-ajax:not(.pojo-form-ajax)",
    widget: "form",
    settings: ({ dataset }) => ({
      kind: "themed",
      parts: { ...parts, group_prefix: dataset["prefix"] ?? "" },
    }),
    ...on(),
  },
];
