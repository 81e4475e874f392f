import type { FormView } from "../view.ts";
import { type Captcha, createCaptcha } from "./captcha.ts";
import { CAPTCHA_PROVIDERS, type CaptchaProviderName } from "./captcha-providers.ts";

/** The provider that the captcha's element names; Google's, which builders leave out, if there is none of that name. */
function providerOf({ dataset }: HTMLElement, { warn }: FormView["context"]): CaptchaProviderName {
  const { provider: name = "recaptcha" } = dataset;
  const provider = CAPTCHA_PROVIDERS.find((known) => known === name);
  if (!provider)
    warn(
      `data-provider of a captcha must be one of ${CAPTCHA_PROVIDERS.join(", ")}; "${name}" is none. It is recaptcha now.`,
    );
  return provider ?? "recaptcha";
}

/** The captcha of a printed form, by the attributes of its place. It starts anew with the form, and after a failure. */
export function createFormCaptcha({ form, context }: FormView, place: HTMLElement): Captcha {
  const { sitekey: siteKey = "", type, action, theme, size, badge } = place.dataset;
  const provider = providerOf(place, context);
  const look = { theme, size, badge };
  const captcha = createCaptcha({ provider, siteKey, place, hasBox: type !== "v3", action, look }, context);
  context.listen(form, "reset", captcha.reset);
  context.on("form_error", ({ form: sent }) => {
    if (sent === form) captcha.resetUsed();
  });
  captcha.show();
  return captcha;
}
