import { FORM_KINDS } from "#content/form/kinds.ts";
import { createChanges } from "#dom/changes.ts";
import { query } from "#dom/query.ts";
import { isTag } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { fileMessages } from "./files.ts";
import { keepInput } from "./keep-input.ts";
import { createMessages } from "./messages.ts";
import type { Settings } from "./settings.ts";
import { createOutcomes } from "./show-outcome.ts";
import { createSubmission } from "./submission.ts";
import type { FormView } from "./view.ts";

/** Sends a form without a page load, and shows what its server answers. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const form = isTag(host, "form") ? host : query<HTMLFormElement>(host, "form");
  if (!form) throw missing("its element must hold a form");
  const { listen, guard, signal } = context;
  const kind = FORM_KINDS[settings.kind];
  const changes = createChanges(signal);
  const view: FormView = { form, kind, skin: settings.skin, changes, context };
  const messages = createMessages(view);
  const forgetInput = keepInput(view);
  const send = createSubmission(view, createOutcomes({ view, messages, forgetInput }));
  changes.toggleClass(form, "islet-form", true);
  if (!kind.isValidated) changes.setAttribute(form, "novalidate", "");

  listen(form, "submit", (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    guard(send);
  });
  // Files may have been chosen before the code came.
  for (const message of fileMessages(view)) messages.fields.mark(message);
  listen(form, "change", ({ target }) => {
    if (!isTag(target, "input") || target.type !== "file") return;
    messages.fields.clear(target);
    for (const message of fileMessages(view, [target])) messages.fields.mark(message);
  });
}
