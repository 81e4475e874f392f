import { createCaptchaFields } from "./captcha/captcha-field.ts";
import type { FieldMessage } from "./field-messages.ts";
import { fileMessages, hasFiles } from "./files.ts";
import type { Sent } from "./send-form.ts";
import type { Outcomes } from "./show-outcome.ts";
import { showProgress } from "./upload-progress.ts";
import type { FormView } from "./view.ts";
import { showWaiting } from "./waiting.ts";

/** A press that sends the form. */
export interface Press {
  /** Where the form goes. */
  readonly address: string;
  readonly submitter: HTMLElement | null;
}

/** Whether the browser checks the fields; an editor may have left that to the server. */
const isChecked = ({ form, kind }: FormView) =>
  kind.isValidated && !Element.prototype.hasAttribute.call(form, "novalidate");

/** Of code that has not arrived. */
const NOT_LOADED = { reason: "network", loss: "failed", statusText: "" } as const;

/** Loads what sends a form, reads the answer and cleans it. */
const loadSending = ({ context }: FormView) => context.load(() => import("./send-form.ts"));

/**
 * Sends the fields as they are; files with their progress, and the visitor may stop them. Without a result the visitor has
 * left the page, and may come back to it.
 */
async function post(
  view: FormView,
  press: Press,
  extra: Readonly<Record<string, string>>,
): Promise<Sent | undefined> {
  const { form, kind, context } = view;
  const { page, signal } = context;
  const code = await loadSending(view).catch(() => undefined);
  if (!code) return { failure: NOT_LOADED };
  const cancelling = new AbortController();
  const cancel = () => cancelling.abort();
  signal.addEventListener("abort", cancel, { signal: cancelling.signal });
  const progress = hasFiles(view) ? showProgress(view, cancel) : undefined;
  const sent = await code.sendForm({
    form,
    kind,
    page,
    ...press,
    extra,
    signal: cancelling.signal,
    ...(progress && { onProgress: progress.update }),
  });
  progress?.end();
  const hasLeft = "failure" in sent && sent.failure.reason === "aborted" && !cancelling.signal.aborted;
  cancel();
  return hasLeft ? undefined : sent;
}

/** What is wrong with the files that the visitor has chosen; `false` if the browser itself has told what is wrong. */
function checkNatively(view: FormView): readonly FieldMessage[] | false {
  // What a script of the page submits, the browser has not checked.
  if (isChecked(view) && !HTMLFormElement.prototype.reportValidity.call(view.form)) return false;
  return fileMessages(view);
}

interface SubmissionParts {
  readonly view: FormView;
  readonly outcomes: Outcomes;
  /** Says what is wrong before anything is sent; `false` if it has told the visitor itself. By default the browser does. */
  readonly check?: () => readonly FieldMessage[] | false;
  /** What the visitor reads above what is wrong. */
  readonly wrong?: string;
}

/** Returns what sends a form; while one is under way, and after a form that is to be hidden, it does nothing. */
export function createSubmission({
  view,
  outcomes,
  check = () => checkNatively(view),
  wrong = view.context.page.text("form_files", "Please check the files."),
}: SubmissionParts): (press: Press) => Promise<void> {
  const { signal, listen } = view.context;
  const captchaFields = createCaptchaFields(view);
  let isLocked = false;
  /** What a visitor types while the form is sent stays. */
  let isEdited = false;
  listen(view.form, "input", () => {
    isEdited = true;
  });
  // The code comes while the visitor fills in; if it does not, the form asks for it again.
  listen(view.form, "input", () => void loadSending(view).catch(() => {}), { once: true });

  async function send(press: Press, isAgreed: boolean) {
    isEdited = false;
    const endWaiting = showWaiting(view);
    const checked = await captchaFields(isAgreed).catch(() => undefined);
    if (signal.aborted) return;
    if (!checked) {
      isLocked = false;
      endWaiting(false);
      return outcomes.giveUp(NOT_LOADED, press.address);
    }
    if (!("fields" in checked)) {
      isLocked = false;
      endWaiting(false);
      return outcomes.failCaptcha(checked, () => start(press, true));
    }
    const sent = await post(view, press, checked.fields);
    if (signal.aborted) return;
    const response = sent && "response" in sent ? sent.response : null;
    isLocked = response?.isSuccess === true && response.hidesForm;
    endWaiting(isLocked);
    if (!sent) return;
    if ("failure" in sent) outcomes.giveUp(sent.failure, press.address);
    else if ("page" in sent) outcomes.lead(sent.page);
    else if (sent.response.isSuccess) await outcomes.succeed(sent.response, isEdited);
    else await outcomes.refuse(sent.response);
  }

  async function start(press: Press, isAgreed: boolean) {
    if (isLocked) return;
    outcomes.clear();
    const messages = check();
    if (!messages) return;
    if (messages.length > 0) return outcomes.refuseFields(wrong, messages);
    isLocked = true;
    await send(press, isAgreed);
  }

  return (press) => start(press, false);
}
