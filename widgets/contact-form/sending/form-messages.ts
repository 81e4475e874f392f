import type { FieldMessage } from "#content/form/field-messages.ts";
import { createMessages, type FormMessages } from "#content/form/messages.ts";
import type { FormView } from "#content/form/view.ts";
import { query, queryAll } from "#dom/query.ts";
import type { FormOnPage } from "../page/form-on-page.ts";

/** The messages of a form: a success has words of its own, and a failure is shown at its step. */
export interface ContactFormMessages extends FormMessages {
  /** Those beside the fields. */
  shown(): readonly FieldMessage[];
}

/** Starts with no message; all are removed with the widget. */
export function createFormMessages({
  view,
  steps,
}: Pick<FormOnPage, "steps"> & { readonly view: FormView }): ContactFormMessages {
  const { form, changes, context } = view;
  const { host, id, page, listen } = context;
  const messages = createMessages(view);
  const printed = query(form, ".islet-contact-form__message");
  const success =
    printed?.dataset["success"] || page.text("contact_form_sent", "Thank you. Your message has been sent.");
  let shown: readonly FieldMessage[] = [];

  // A press of a link to a field in another step shows that step first.
  listen(
    form,
    "click",
    ({ target }) => {
      const links = queryAll(form, ".islet-form-errors a");
      const link = links.findIndex((one) => one === target);
      const group = shown[link]?.field.group;
      if (group) steps.showRow(group);
    },
    { capture: true },
  );

  return {
    ...messages,
    shown: () => shown,
    clear() {
      shown = [];
      messages.clear();
      // What the server has said of what was sent without scripts.
      if (printed) changes.setAttribute(printed, "hidden", "");
      for (const error of queryAll(form, ".islet-contact-form__error"))
        changes.setAttribute(error, "hidden", "");
    },
    succeed(message) {
      const hasWords = message.content.textContent?.trim() || message.link;
      messages.succeed(hasWords ? message : { ...message, content: document.createTextNode(success) });
    },
    fail(content, fields) {
      const group = fields[0]?.field.group;
      if (group) steps.showRow(group);
      // The buttons that lead on stand beside the form.
      const hadFocus = host.contains(document.activeElement);
      messages.fail(content, fields);
      shown = fields;
      if (hadFocus) query(form, `[id="${id}-message"]`)?.focus();
    },
  };
}
