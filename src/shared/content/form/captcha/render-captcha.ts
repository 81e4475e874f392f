import type { ConsentContext } from "#content/consent/consent.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { CaptchaAnswers } from "./captcha-answers.ts";
import {
  type CaptchaLook,
  type CaptchaProviderName,
  providerNamed,
  type RenderedCaptcha,
} from "./captcha-providers.ts";
import { loadCaptchaApi } from "./load-captcha-api.ts";

/** What a captcha needs of the context of an enhancer or of an island. */
export type CaptchaContext = ConsentContext &
  Pick<WidgetContext, "page" | "guard" | "inform" | "reportError">;

/** What a form asks its visitors. */
export interface CaptchaOptions {
  readonly provider: CaptchaProviderName;
  readonly siteKey: string;
  /** The element that the provider fills. */
  readonly place: HTMLElement;
  /** A box to tick; without one a token comes when the form is sent. */
  readonly hasBox: boolean;
  /** What the visitor is about to do, for the site's statistics at the provider; "Form" by default. */
  readonly action?: string | undefined;
  readonly look?: CaptchaLook;
}

const isSet = ([, value]: readonly [string, unknown]) => value !== undefined;

/**
 * Puts a captcha into its place until the widget ends; the provider's script loads if the page lacks it.
 * @throws what the provider says of a wrong site key, or ProviderError; as a rejection
 */
export async function renderCaptcha(
  { provider: name, siteKey, place, hasBox, action = "Form", look = {} }: CaptchaOptions,
  answers: CaptchaAnswers,
  context: CaptchaContext,
): Promise<RenderedCaptcha> {
  const provider = providerNamed(name);
  const api = await loadCaptchaApi(provider, context);
  const inner = document.createElement("div");
  place.append(inner);
  const { signal } = context;
  removeAtEnd(signal, inner);
  const request = { ...look, action, hasBox };
  const options = { sitekey: siteKey, ...provider.options(request), ...answers.callbacks };
  try {
    const id = api.render(inner, Object.fromEntries(Object.entries(options).filter(isSet)));
    signal.addEventListener("abort", () => api.remove?.(id));
    return { api, id, request, answer: answers.next };
  } catch (error) {
    inner.remove();
    throw error;
  }
}
