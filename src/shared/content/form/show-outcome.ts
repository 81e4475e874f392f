import type { Page } from "#runtime/page.ts";
import type { CaptchaRefusal } from "./captcha/captcha.ts";
import type { FieldMessage } from "./field-messages.ts";
import { followPopup, followRedirect } from "./follow-response.ts";
import type { FormEventName } from "./kinds.ts";
import { contentOf, type FormMessages, messagesOf } from "./messages.ts";
import type { FormResponse } from "./read-response.ts";
import type { FormFailure } from "./send-form.ts";
import type { FormView } from "./view.ts";

/** Shows the visitor what became of a form, and notifies other scripts. */
export interface Outcomes {
  /** Removes the messages of an earlier attempt. */
  clear(): void;
  /** @param keepsInput whether what the visitor has typed stays */
  succeed(response: FormResponse, keepsInput: boolean): Promise<void>;
  refuse(response: FormResponse): Promise<void>;
  /** Tells that nothing was sent, because fields are wrong. */
  refuseFields(words: string, messages: readonly FieldMessage[]): void;
  /** Leads on as the server has, to a page of this site. What the visitor has typed comes back with Back. */
  lead(page: string): void;
  /** @param address where the form went */
  giveUp(failure: FormFailure, address: string): void;
  /** @param sendAgreed sends again, with the visitor's leave to ask the captcha's provider */
  failCaptcha(refusal: CaptchaRefusal, sendAgreed: () => Promise<void>): void;
}

/** Why a form could not be sent, in words. */
function failureText(page: Page, { reason, loss, statusText }: FormFailure): string {
  const status = statusText && ` (${statusText})`;
  if (reason === "aborted") return page.text("form_cancelled", "The form was not sent.");
  if (/^(?:timeout|network|empty|malformed)$/.test(reason))
    return page.text(
      "form_no_answer",
      "The server has not answered. Please check your connection and try again.",
    );
  if (loss === "unknown")
    return (
      page.text(
        "form_unconfirmed",
        "The server has not confirmed the form, but it may have been sent. Please send it again only if you get no reply.",
      ) + status
    );
  return reason === "nonce"
    ? page.text("form_expired", "The server refused this page. Please reload it and send the form again.")
    : page.text("form_failed", "The form could not be sent. Please try again.") + status;
}

/** Whether the form's own server has answered with something else than JSON; what it says, the visitor cannot read here. */
const isUnreadable = ({ kind }: FormView, { reason }: FormFailure) =>
  kind.address === "action" && /^(?:html|empty|malformed)$/.test(reason);

/** Why a form could not be sent, for the visitor; the theme's developer reads what the server has answered. */
function failureWords(view: FormView, failure: FormFailure, address: string): string {
  const { page, warn } = view.context;
  const { reason, status } = failure;
  if (view.kind.address !== "action") return failureText(page, failure);
  const isPage = isUnreadable(view, failure);
  const received = `${status ?? `nothing (${reason})`}${isPage ? " without JSON" : ""}`;
  warn(`${address} has answered ${received}. The form stays as it is filled in.`);
  return isPage
    ? page.text(
        "form_unreadable",
        "The server's answer cannot be shown here. Send the form again to see it as a page.",
      )
    : failureText(page, failure);
}

interface OutcomeParts {
  readonly view: FormView;
  readonly messages: FormMessages;
  /** Called for what is sent. */
  readonly forgetInput: () => void;
  /** Called if the form's own server answers with a page. */
  readonly onPage: () => void;
}

/** For a form and its messages. */
export function createOutcomes({ view, messages, forgetInput, onPage }: OutcomeParts): Outcomes {
  const { form, kind, context } = view;
  const { bus, page, listen, guard } = context;

  function tell(names: readonly FormEventName[], response?: unknown) {
    for (const name of names) bus.emit(name, { form, response });
  }

  function fail(content: Node, fields: readonly FieldMessage[]) {
    messages.fail(content, fields);
    tell(kind.events.failure);
  }

  function agreeButton(label: string, sendAgreed: () => Promise<void>): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
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
    lead(address) {
      tell(kind.events.success);
      followRedirect(view, address);
    },
    giveUp(failure, address) {
      if (isUnreadable(view, failure)) onPage();
      fail(document.createTextNode(failureWords(view, failure, address)), []);
    },
    failCaptcha({ message, agree }, sendAgreed) {
      const content = new DocumentFragment();
      content.append(message);
      if (agree) content.append(" ", agreeButton(agree, sendAgreed));
      fail(content, []);
    },
  };
}
