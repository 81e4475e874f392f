/** What the scripts of all providers can do, under the same names. */
export interface CaptchaApi {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string | number;
  execute(id: string | number, options?: Readonly<Record<string, unknown>>): unknown;
  /** The token of a box that the visitor has ticked; nothing once it has expired. */
  getResponse(id: string | number): string | undefined;
  reset(id: string | number): void;
  /** Not in all scripts. */
  remove?(id: string | number): void;
}

/** How a captcha looks, in the provider's own words; what is missing is the provider's choice. */
export interface CaptchaLook {
  readonly theme?: string | undefined;
  readonly size?: string | undefined;
  readonly badge?: string | undefined;
}

/** What a provider is told. */
export interface CaptchaRequest extends CaptchaLook {
  /** What the visitor is about to do, for the site's statistics at the provider. */
  readonly action: string;
  /** A box to tick; without one a token comes when the form is sent, unless the provider needs the visitor. */
  readonly hasBox: boolean;
}

/** A captcha that its provider's script has put into the page. */
export interface RenderedCaptcha {
  readonly api: CaptchaApi;
  readonly id: string | number;
  readonly request: CaptchaRequest;
  /** The next token that the script reports; empty once it waits for the visitor. */
  answer(): PromiseLike<unknown>;
}

/** A company that tells people from programs. */
export interface CaptchaProvider {
  /** No setting names another. */
  readonly script: string;
  /** The name of the script's object in `window`. */
  readonly global: string;
  /** Its usual name, by which consent plugins and permissions know it. */
  readonly service: string;
  /** The field in which servers expect the token. */
  readonly field: string;
  options(request: CaptchaRequest): Readonly<Record<string, unknown>>;
  /** Gets a token: empty while the visitor has something to do; anything else than a text is a failure. */
  ask(captcha: RenderedCaptcha): unknown;
}

/** Google's second version with a box, its third without: https://developers.google.com/recaptcha/docs/display */
const recaptcha: CaptchaProvider = {
  script: "https://www.google.com/recaptcha/api.js?render=explicit",
  global: "grecaptcha",
  service: "google-recaptcha",
  field: "g-recaptcha-response",
  options: ({ badge, theme, size, hasBox }) => ({ badge, theme, size: hasBox ? size : "invisible" }),
  async ask({ api, id, request: { hasBox, action } }) {
    return hasBox ? (api.getResponse(id) ?? "") : (await api.execute(id, { action })) || undefined;
  },
};

const TURNSTILE_SIZES: readonly unknown[] = ["normal", "flexible", "compact"];

/** Cloudflare's: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
const turnstile: CaptchaProvider = {
  script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  global: "turnstile",
  service: "turnstile",
  field: "cf-turnstile-response",
  options: ({ theme, size, action, hasBox }) => ({
    theme,
    size: TURNSTILE_SIZES.includes(size) ? size : undefined,
    // It takes letters, digits, hyphens and underscores.
    action: action.replaceAll(/[^\w-]/g, "").slice(0, 32) || undefined,
    ...(!hasBox && { execution: "execute", appearance: "interaction-only" }),
  }),
  ask({ api, id, request: { hasBox }, answer }) {
    const token = api.getResponse(id);
    if (token) return token;
    const next = answer();
    if (!hasBox) api.execute(id);
    return next;
  },
};

/** How hCaptcha rejects for what the visitor has left undone. */
const UNDONE = /challenge-(?:closed|expired)/;

/** https://docs.hcaptcha.com/configuration */
const hcaptcha: CaptchaProvider = {
  // Without the option it would take reCAPTCHA's name in the window, too.
  script: "https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off",
  global: "hcaptcha",
  service: "hcaptcha",
  field: "h-captcha-response",
  options: ({ theme, size, hasBox }) => ({ theme, size: hasBox ? size : "invisible" }),
  async ask({ api, id, request: { hasBox } }) {
    if (hasBox) return api.getResponse(id) ?? "";
    try {
      const answer: unknown = await api.execute(id, { async: true });
      const token: unknown = Reflect.get(Object(answer), "response");
      return token || undefined;
    } catch (error) {
      if (UNDONE.test(String(error))) return "";
      throw error;
    }
  },
};

/** The names of providers, for settings and markup. */
export const CAPTCHA_PROVIDERS = ["recaptcha", "hcaptcha", "turnstile"] as const;

export type CaptchaProviderName = (typeof CAPTCHA_PROVIDERS)[number];

const PROVIDERS: Readonly<Record<CaptchaProviderName, CaptchaProvider>> = { recaptcha, hcaptcha, turnstile };

/** The provider of a name. */
export const providerNamed = (name: CaptchaProviderName): CaptchaProvider => PROVIDERS[name];

/** The object of a provider's script; undefined until it has loaded all of it. */
export function captchaApi({ global }: CaptchaProvider): CaptchaApi | undefined {
  const value: unknown = Reflect.get(window, global);
  return typeof Reflect.get(Object(value), "render") === "function" ? (value as CaptchaApi) : undefined;
}
