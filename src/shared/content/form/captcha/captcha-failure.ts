import { ProviderError, type ProviderFailure } from "#browser/provider/provider-options.ts";
import type { Page } from "#runtime/page.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";

/**
 * Why there is no token: the visitor has not agreed to the provider, the page does not allow it, it does not answer, or
 * the visitor has not ticked its box, perhaps not again after its time was up.
 */
export type CaptchaFailure = "consent" | "forbidden" | "unavailable" | "unsolved";

/** What the page must change, by the reason why the provider is not there. */
const CURES: { readonly [Reason in ProviderFailure]?: string } = {
  host: "allowed_hosts of #islet-config must name",
  policy: "the page's content security policy must allow",
};

/** Reports to the developer why there is no token, what the page must change once. Returns the reason for the visitor. */
export function createFailureReport(
  host: string,
  { inform, reportError }: Pick<WidgetContext, "inform" | "reportError">,
): (error: unknown) => CaptchaFailure {
  let isCureReported = false;
  return (error) => {
    if (!(error instanceof ProviderError)) return "unavailable";
    const cure = CURES[error.reason];
    if (!cure) {
      if (error.reason !== "network") inform(`The form's captcha cannot be shown: ${error.message}.`);
      return error.reason === "consent" ? "consent" : "unavailable";
    }
    // No form is sent until the page is changed.
    if (!isCureReported)
      reportError(missing(`the form cannot be sent: ${cure} ${host}, which its captcha contacts`));
    isCureReported = true;
    return "forbidden";
  };
}

/** What the visitor reads. */
export function captchaMessage(page: Page, failure: CaptchaFailure, host: string): string {
  const words = {
    consent: page.text(
      "form_captcha_consent",
      "The spam check of this form contacts %s, which you have not agreed to.",
    ),
    forbidden: page.text(
      "form_captcha_forbidden",
      "This form cannot be sent at the moment: its spam check is not set up. Please contact the owner of this site.",
    ),
    unavailable: page.text(
      "form_captcha",
      "The spam check has not answered. If %s is blocked, allow it, and try again.",
    ),
    unsolved: page.text(
      "form_captcha_unsolved",
      "Please complete the spam check of this form, and send it again.",
    ),
  };
  return words[failure].replace("%s", host);
}

/** What a button reads by which the visitor agrees to the provider for this time; empty after any other failure. */
export function agreeLabel(page: Page, failure: CaptchaFailure, host: string): string {
  const label = page.text("form_captcha_agree", "Contact %s this time and send");
  return failure === "consent" ? label.replace("%s", host) : "";
}
