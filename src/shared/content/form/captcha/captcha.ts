import { ProviderError } from "#browser/provider/provider-options.ts";
import { createConsent } from "#content/consent/consent.ts";
import { once } from "#runtime/once.ts";
import { type CaptchaAnswers, createAnswers } from "./captcha-answers.ts";
import { agreeLabel, type CaptchaFailure, captchaMessage, createFailureReport } from "./captcha-failure.ts";
import { providerNamed, type RenderedCaptcha } from "./captcha-providers.ts";
import { LIMIT_MS } from "./load-captcha-api.ts";
import { type CaptchaContext, type CaptchaOptions, renderCaptcha } from "./render-captcha.ts";

/** No token: what the visitor reads, and the label of a button with which they agree for this time, if that helps. */
export interface CaptchaRefusal {
  readonly message: string;
  readonly agree: string;
}

/** The captcha of one form. */
export interface Captcha {
  /** Shows a box to tick, at once or when the visitor agrees to the provider; for the first touch of a form. */
  show(): void;
  /**
   * The field of a token, and the token, which is good for one attempt. Never rejects.
   * @param isAgreed the visitor has agreed to the provider for this time
   */
  token(isAgreed: boolean): Promise<{ readonly field: string; readonly token: string } | CaptchaRefusal>;
  /** Clears the box, if there is one. */
  reset(): void;
  /** The same, unless it is still good for an attempt. */
  resetUsed(): void;
}

/** Whether the visitor agrees to a service, or nothing on the page asks. Some plugins answer only to who listens. */
function watchConsent(service: string, context: CaptchaContext, changed: () => void): () => boolean {
  const consent = createConsent(context);
  consent.watch({ category: "functional", service }, changed);
  return () => consent.get("functional", service) !== false;
}

/** Resolves once the provider has had its time; never if the visitor has a task to solve. */
const late = (answers: CaptchaAnswers, { after }: CaptchaContext) =>
  new Promise<void>((resolve) => {
    after(LIMIT_MS, () => {
      if (!answers.isVisitorsTurn()) resolve();
    });
  });

/**
 * Starts with the provider's script not loaded, unless the page has it. It loads only from a host of `allowed_hosts`, and
 * with the visitor's consent to functional services, or where nothing on the page asks for it.
 */
export function createCaptcha(options: CaptchaOptions, context: CaptchaContext): Captcha {
  const { page, guard } = context;
  const provider = providerNamed(options.provider);
  const { host } = new URL(provider.script);
  const reportFailure = createFailureReport(host, context);
  const answers = createAnswers();
  const isGiven = watchConsent(provider.service, context, () => {
    if (isWanted) show();
  });
  let rendered: RenderedCaptcha | undefined;
  const render = once(async () => {
    rendered = await renderCaptcha(options, answers, context);
    return rendered;
  });
  let isUsed = false;
  let isWanted = false;

  function reset() {
    isUsed = false;
    answers.restart();
    rendered?.api.reset(rendered.id);
  }

  const resetUsed = () => {
    if (isUsed) reset();
  };

  function show() {
    isWanted = true;
    if (options.hasBox && isGiven()) guard(() => render().catch(reportFailure));
  }

  async function ask(isAgreed: boolean): Promise<unknown> {
    if (!isAgreed && !isGiven()) throw new ProviderError("consent", provider.script);
    const captcha = await render();
    resetUsed();
    return Promise.race([provider.ask(captcha), late(answers, context)]);
  }

  const refusal = (failure: CaptchaFailure) => ({
    message: captchaMessage(page, failure, host),
    agree: agreeLabel(page, failure, host),
  });

  return {
    show,
    reset,
    resetUsed,
    async token(isAgreed) {
      try {
        const token = await ask(isAgreed);
        if (token === "") return refusal("unsolved");
        if (typeof token !== "string") throw new ProviderError("timeout", provider.script);
        isUsed = true;
        return { field: provider.field, token };
      } catch (error) {
        isUsed = true;
        return refusal(reportFailure(error));
      }
    },
  };
}
