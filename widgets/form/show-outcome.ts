import type { FormEventName } from "#content/form/kinds.ts";
import type { FormAnswer } from "#content/form/read-answer.ts";
import type { FormFailure } from "#content/form/send-form.ts";
import type { Page } from "#runtime/page.ts";
import type { CaptchaFailure } from "./captcha.ts";
import { followPopup, followRedirect } from "./follow-answer.ts";
import type { FieldMessage } from "./field-messages.ts";
import { contentOf, type FormMessages, messagesOf } from "./messages.ts";
import type { FormView } from "./view.ts";

/** Shows the visitor what became of a form, and tells other scripts. */
export interface Outcomes {
  /** Removes what was told of an earlier attempt. */
  clear(): void;
  /** @param keepsInput whether what the visitor has typed stays */
  succeed(answer: FormAnswer, keepsInput: boolean): Promise<void>;
  refuse(answer: FormAnswer): Promise<void>;
  /** Tells that nothing was sent, because fields are wrong. */
  refuseFields(words: string, messages: readonly FieldMessage[]): void;
  giveUp(failure: FormFailure): void;
  /** @param sendAgreed sends again, with the visitor's leave to ask the captcha's provider */
  failCaptcha(failure: CaptchaFailure, sendAgreed: () => Promise<void>): void;
}

/** Why a form could not be sent, in words. */
function failureText(page: Page, { reason, statusText }: FormFailure): string {
  if (reason === "nonce")
    return page.text(
      "form_expired",
      "The server refused this page. Please reload it and send the form again.",
    );
  if (reason === "aborted") return page.text("form_cancelled", "The form was not sent.");
  return /^(?:timeout|network|empty|malformed)$/.test(reason)
    ? page.text("form_no_answer", "The server has not answered. Please check your connection and try again.")
    : page.text("form_failed", "The form could not be sent. Please try again.") +
        (statusText && ` (${statusText})`);
}

/** Of the captcha's only provider. */
const withHost = (words: string) => words.replace("%s", "www.google.com");

const captchaText = (page: Page, failure: CaptchaFailure) =>
  withHost(
    failure === "consent"
      ? page.text(
          "form_captcha_consent",
          "The spam check of this form contacts %s, which you have not agreed to.",
        )
      : page.text(
          "form_captcha",
          "The spam check has not answered. If %s is blocked, allow it, and try again.",
        ),
  );

interface OutcomeParts {
  readonly view: FormView;
  readonly messages: FormMessages;
  /** Called for what is sent. */
  readonly forgetInput: () => void;
}

/** For a form and its messages. */
export function createOutcomes({ view, messages, forgetInput }: OutcomeParts): Outcomes {
  const { form, kind, context } = view;
  const { bus, page, listen, guard } = context;

  function tell(names: readonly FormEventName[], response?: unknown) {
    for (const name of names) bus.emit(name, { form, response });
  }

  function fail(content: Node, fields: readonly FieldMessage[]) {
    messages.fail(content, fields);
    tell(kind.events.failure);
  }

  function agreeButton(sendAgreed: () => Promise<void>): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = withHost(page.text("form_captcha_agree", "Contact %s this time and send"));
    listen(button, "click", () => guard(sendAgreed));
    return button;
  }

  return {
    clear: messages.clear,
    async succeed({ message, redirect, popup, hidesForm, detail }, keepsInput) {
      const content = await contentOf(view, message);
      tell(kind.events.success, detail);
      if (popup) followPopup(view, popup);
      if (!keepsInput) forgetInput();
      if (!hidesForm && !keepsInput) HTMLFormElement.prototype.reset.call(form);
      messages.succeed({ content, link: followRedirect(view, redirect), isOutside: hidesForm });
    },
    async refuse({ message, errors }) {
      const words = message || page.text("form_refused", "Please check what you have filled in.");
      const content = await contentOf(view, words);
      fail(content, await messagesOf(view, errors));
    },
    refuseFields(words, fields) {
      fail(document.createTextNode(words), fields);
    },
    giveUp(failure) {
      fail(document.createTextNode(failureText(page, failure)), []);
    },
    failCaptcha(failure, sendAgreed) {
      const content = new DocumentFragment();
      content.append(captchaText(page, failure));
      if (failure === "consent") content.append(" ", agreeButton(sendAgreed));
      fail(content, []);
    },
  };
}
