import type { Sent } from "#content/form/send-form.ts";
import { captchaOf } from "./captcha-field.ts";
import { fileMessages, hasFiles } from "./files.ts";
import type { Outcomes } from "./show-outcome.ts";
import { showProgress } from "./upload-progress.ts";
import type { FormView } from "./view.ts";
import { showWaiting } from "./waiting.ts";

/** Whether the browser checks the fields; an editor may have left that to the server. */
const isChecked = ({ form, kind }: FormView) =>
  kind.isValidated && !Element.prototype.hasAttribute.call(form, "novalidate");

/** Loads what sends a form, reads the answer and cleans it. */
const loadSending = ({ context }: FormView) => context.load(() => import("#content/form/send-form.ts"));

/**
 * Sends the fields as they are; files with their progress, and the visitor may stop them. Without a result the visitor has
 * left the page, and may come back to it.
 */
async function post(view: FormView, extra: Readonly<Record<string, string>>): Promise<Sent | undefined> {
  const { form, kind, context } = view;
  const { page, signal } = context;
  const code = await loadSending(view).catch(() => undefined);
  if (!code) return { failure: { reason: "network", statusText: "" } };
  const cancelling = new AbortController();
  const cancel = () => cancelling.abort();
  signal.addEventListener("abort", cancel, { signal: cancelling.signal });
  const progress = hasFiles(view) ? showProgress(view, cancel) : undefined;
  const sent = await code.sendForm({
    form,
    kind,
    page,
    extra,
    signal: cancelling.signal,
    ...(progress && { onProgress: progress.update }),
  });
  progress?.end();
  const hasLeft = "failure" in sent && sent.failure.reason === "aborted" && !cancelling.signal.aborted;
  cancel();
  return hasLeft ? undefined : sent;
}

/** Returns what sends a form; while one is under way, and after a form that is to be hidden, it does nothing. */
export function createSubmission(view: FormView, outcomes: Outcomes): () => Promise<void> {
  const { page, signal, listen } = view.context;
  const captcha = captchaOf(view);
  let isLocked = false;
  /** What a visitor types while the form is sent stays. */
  let isEdited = false;
  listen(view.form, "input", () => {
    isEdited = true;
  });
  // The code comes while the visitor fills in; if it does not, the form asks for it again.
  listen(view.form, "input", () => void loadSending(view).catch(() => {}), { once: true });

  /** What a captcha adds; a failure if there is no token. */
  async function captchaFields(isAgreed: boolean) {
    if (!captcha) return { fields: {} };
    const checked = await (await captcha()).token(isAgreed);
    if ("failure" in checked) return checked;
    return { fields: checked.token ? { "g-recaptcha-response": checked.token } : {} };
  }

  async function send(isAgreed: boolean) {
    isEdited = false;
    const endWaiting = showWaiting(view);
    const checked = await captchaFields(isAgreed);
    if (signal.aborted) return;
    if ("failure" in checked) {
      isLocked = false;
      endWaiting(false);
      return outcomes.failCaptcha(checked.failure, () => start(true));
    }
    const sent = await post(view, checked.fields);
    if (signal.aborted) return;
    const answer = sent && "answer" in sent ? sent.answer : null;
    isLocked = answer?.isSuccess === true && answer.hidesForm;
    endWaiting(isLocked);
    if (!sent) return;
    if ("failure" in sent) outcomes.giveUp(sent.failure);
    else if (sent.answer.isSuccess) await outcomes.succeed(sent.answer, isEdited);
    else await outcomes.refuse(sent.answer);
  }

  async function start(isAgreed: boolean) {
    if (isLocked) return;
    outcomes.clear();
    // What a script of the page submits, the browser has not checked.
    if (isChecked(view) && !HTMLFormElement.prototype.reportValidity.call(view.form)) return;
    const wrongFiles = fileMessages(view);
    if (wrongFiles.length > 0)
      return outcomes.refuseFields(page.text("form_files", "Please check the files."), wrongFiles);
    isLocked = true;
    await send(isAgreed);
  }

  return () => start(false);
}
