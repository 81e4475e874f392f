import { fileMessages } from "#content/form/files.ts";
import { keepInput } from "#content/form/keep-input.ts";
import { FORM_KINDS } from "#content/form/kinds.ts";
import { createMessages } from "#content/form/messages.ts";
import { postAddress } from "#content/form/native-form.ts";
import { createOutcomes } from "#content/form/show-outcome.ts";
import { createSubmission } from "#content/form/submission.ts";
import type { FormView } from "#content/form/view.ts";
import { query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Sends a form without a page load, and shows what its server answers. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const form = isTag(host, "form") ? host : query<HTMLFormElement>(host, "form");
  if (!form) throw missing("its element must hold a form");
  const { listen, guard, signal, page } = context;
  const kind = FORM_KINDS[settings.kind];
  /** Where a press of a button sends the form; null if only the browser may send it. */
  const addressFor = (submitter: HTMLElement | null) =>
    kind.address === "action" ? postAddress(form, submitter, page.allowedHosts) : page.ajaxUrl;
  if (addressFor(null) === null)
    throw missing(
      'its form must have method="post", and an action on this site or on a host of allowed_hosts of the page configuration',
    );
  const changes = createChanges(signal);
  const view: FormView = { form, kind, parts: settings.parts, changes, context };
  const messages = createMessages(view);
  const forgetInput = keepInput(view);
  /** Whether the server answers with pages, which only the browser can show. */
  let respondsWithPages = false;
  const onPage = () => {
    respondsWithPages = true;
  };
  const send = createSubmission({
    view,
    outcomes: createOutcomes({ view, messages, forgetInput, onPage }),
  });
  changes.toggleClass(form, "islet-form", true);
  if (!kind.isValidated) changes.setAttribute(form, "novalidate", "");

  listen(form, "submit", (event) => {
    if (event.target !== form || event.defaultPrevented || respondsWithPages) return;
    const { submitter } = event;
    const address = addressFor(submitter);
    if (address === null) return;
    event.preventDefault();
    guard(() => send({ address, submitter }));
  });
  // Files may have been chosen before the code came.
  for (const message of fileMessages(view)) messages.fields.mark(message);
  listen(form, "change", ({ target }) => {
    if (!isTag(target, "input") || target.type !== "file") return;
    messages.fields.clear(target);
    for (const message of fileMessages(view, [target])) messages.fields.mark(message);
  });
}
