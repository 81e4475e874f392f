import { keepDraftStep, readDraftStep } from "#content/form/drafts.ts";
import { keepInput } from "#content/form/keep-input.ts";
import { postAddress } from "#content/form/native-form.ts";
import { createOutcomes } from "#content/form/show-outcome.ts";
import { createSubmission } from "#content/form/submission.ts";
import type { FormView } from "#content/form/view.ts";
import { queryAll } from "#dom/query.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isElement } from "#runtime/node-type.ts";
import type { FormOnPage } from "../page/form-on-page.ts";
import { isAt, type Stop } from "../page/stops.ts";
import { createAttemptKey } from "./attempt-key.ts";
import { createFormMessages } from "./form-messages.ts";
import { KIND, PARTS } from "./form-parts.ts";
import { wrongAnswers } from "./wrong-answers.ts";

/** Checks a form and sends it. */
export interface Sending {
  /** Whether a visitor may go on from some rows; says what is wrong with them. */
  mayPass(isHere: (place: number) => boolean): boolean;
  /** Sends the form; `false` if only the browser may. */
  send(submitter: HTMLElement | null): boolean;
}

/** Adds a field for the key of an attempt, which changes once the form is accepted. */
function addKey({ view }: FormOnPage): () => void {
  const { form, context } = view;
  const key = createAttemptKey(queryAll(document, "form").indexOf(form));
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "islet_key" });
  removeAtEnd(context.signal, input);
  form.append(input);
  context.on("submit_success", ({ form: sent }) => {
    if (sent === form) key.renew();
  });
  return () => {
    input.value = key.get();
  };
}

/** Keeps the step that a visitor leaves with what is typed, and leads back to it if those before it are right. */
function keepStep(
  { view, printed, steps }: FormOnPage,
  isRight: (isHere: (place: number) => boolean) => boolean,
) {
  const { form, context } = view;
  const place = queryAll(document, "form").indexOf(form);
  const left = readDraftStep(place);
  const { stops } = steps.state();
  const isPassed = (stop: Stop) => isRight((row) => isAt(printed.rows, row, stop));
  const isBusy = form.contains(document.activeElement);
  if (left in stops && !isBusy && stops.slice(0, left).every(isPassed)) steps.open(left);
  context.listen(window, "pagehide", () => keepDraftStep(place, steps.state().current));
}

/** Starts with what the visitor has typed before, if that is kept. */
export function createSending(running: FormOnPage): Sending {
  const { printed, logic, settings } = running;
  const view: FormView = { ...running.view, kind: KIND, parts: PARTS };
  const { form, context } = view;
  const { page, listen, guard } = context;
  const wrongAt = (isChecked: (place: number) => boolean) =>
    wrongAnswers(printed.rows, { logic, page, isChecked });
  const wrong = page.text("form_refused", "Please check what you have filled in.");
  const messages = createFormMessages({ view, steps: running.steps });
  const forgetInput = settings.keep ? keepInput(view) : () => {};
  const setKey = addKey(running);
  if (settings.keep) keepStep(running, (isHere) => wrongAt(isHere).length === 0);
  let respondsWithPages = false;
  const onPage = () => {
    respondsWithPages = true;
  };
  const outcomes = createOutcomes({ view, messages, forgetInput, onPage });
  const submit = createSubmission({ view, outcomes, check: () => wrongAt(() => true), wrong });

  listen(form, "input", ({ target }) => {
    const message = messages.shown().find(({ field }) => isElement(target) && field.group?.contains(target));
    const place = printed.rows.findIndex(({ element }) => element === message?.field.group);
    if (message && wrongAt((other) => other === place).length === 0)
      for (const control of message.field.controls) messages.fields.clear(control);
  });

  return {
    mayPass(isHere) {
      const found = wrongAt(isHere);
      outcomes.clear();
      if (found.length > 0) outcomes.refuseFields(wrong, found);
      return found.length === 0;
    },
    send(submitter) {
      const address = respondsWithPages ? null : postAddress(form, submitter, page.allowedHosts);
      if (address === null) return false;
      setKey();
      guard(() => submit({ address, submitter }));
      return true;
    },
  };
}
