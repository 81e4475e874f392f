import { loadScript } from "#browser/provider/load-script.ts";
import { ProviderError } from "#browser/provider/provider-options.ts";
import { createConsent } from "#content/consent/consent.ts";
import type { FormView } from "./view.ts";

/** The part of the provider's script that forms use. */
interface Recaptcha {
  render(place: HTMLElement, options: Readonly<Record<string, string | undefined>>): number;
  execute(id: number, options: { readonly action: string }): PromiseLike<unknown>;
  reset(id: number): void;
}

/** No setting names another. */
const SCRIPT = "https://www.google.com/recaptcha/api.js?render=explicit";
const RETRY_MS = 350;
const LIMIT_MS = 20_000;

/** Why there is no token: the visitor has not agreed to the provider, or it does not answer. */
export type CaptchaFailure = "consent" | "unavailable";

/** The captcha of one form. */
export interface Captcha {
  /**
   * The provider's word on the visitor; empty if the visitor gives it, by a box in the form.
   * @param isAgreed the visitor has agreed for this time
   */
  token(isAgreed: boolean): Promise<{ readonly token: string } | { readonly failure: CaptchaFailure }>;
}

const recaptcha = (): Recaptcha | undefined => {
  const value: unknown = Reflect.get(window, "grecaptcha");
  return typeof Reflect.get(Object(value), "render") === "function" ? (value as Recaptcha) : undefined;
};

/** Whether the visitor agrees to the provider, or nothing on the page asks. Some plugins answer only to who listens. */
function watchConsent(context: FormView["context"], changed: () => void): () => boolean {
  const consent = createConsent(context);
  const question = { category: "functional", service: "google-recaptcha" } as const;
  consent.watch(question, changed);
  return () => consent.get(question.category, question.service) !== false;
}

/** Starts with the provider's script not loaded, unless the page has it. A visible box is shown as soon as it may be. */
export function createCaptcha({ form, context }: FormView, node: HTMLElement): Captcha {
  const { page, signal, listen, on, after, guard, inform } = context;
  const { sitekey, type, action = "Form", badge, theme, size } = node.dataset;
  const isInvisible = type === "v3";
  const isGiven = watchConsent(context, () => showBox());
  const wait = (ms: number) => new Promise<void>((resolve) => void after(ms, resolve));
  let rendered: { readonly api: Recaptcha; readonly id: number } | undefined;

  async function provider(isAgreed: boolean): Promise<Recaptcha> {
    if (!isAgreed && !isGiven()) throw new ProviderError("consent", SCRIPT);
    const options = { hosts: page.allowedHosts, nonce: page.cspNonce, mayLoad: () => true };
    if (!recaptcha()) await loadScript(SCRIPT, options);
    // The script that is loaded loads another.
    for (let waited = 0; waited < LIMIT_MS; waited += RETRY_MS) {
      const api = recaptcha();
      if (api) return api;
      await wait(RETRY_MS);
    }
    throw new ProviderError("timeout", SCRIPT);
  }

  async function render(isAgreed: boolean) {
    const api = await provider(isAgreed);
    if (rendered) return rendered;
    const place = document.createElement("div");
    node.append(place);
    signal.addEventListener("abort", () => place.remove());
    const id = api.render(place, { sitekey, badge, theme, size: isInvisible ? "invisible" : size });
    rendered = { api, id };
    return rendered;
  }

  /** A token is good for one attempt. */
  function reset() {
    rendered?.api.reset(rendered.id);
  }

  listen(form, "reset", reset);
  on("form_error", ({ form: sent }) => {
    if (sent === form) reset();
  });
  function showBox() {
    if (!isInvisible && isGiven()) guard(() => render(false).catch(tell));
  }
  showBox();

  function tell(error: unknown): CaptchaFailure {
    if (!(error instanceof ProviderError)) return "unavailable";
    if (error.reason !== "network") inform(`The form's captcha cannot be shown: ${error.message}.`);
    return error.reason === "consent" ? "consent" : "unavailable";
  }

  async function execute(isAgreed: boolean): Promise<string> {
    const { api, id } = await render(isAgreed);
    if (!isInvisible) return "";
    const late = wait(LIMIT_MS).then(() => undefined);
    const token = await Promise.race([api.execute(id, { action }), late]);
    if (typeof token !== "string" || !token) throw new ProviderError("timeout", SCRIPT);
    return token;
  }

  return {
    token: (isAgreed) =>
      execute(isAgreed).then(
        (token) => ({ token }),
        (error: unknown) => ({ failure: tell(error) }),
      ),
  };
}
