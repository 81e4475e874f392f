import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBus } from "#runtime/bus.ts";
import { type Captcha, createCaptcha } from "./captcha.ts";
import { CAPTCHA_PROVIDERS, type CaptchaProviderName, providerNamed } from "./captcha-providers.ts";
import type { CaptchaContext, CaptchaOptions } from "./render-captcha.ts";

const loadScript = vi.hoisted(() => vi.fn());
vi.mock("#browser/provider/load-script.ts", () => ({ loadScript }));

/** A provider's script as its documentation describes it. */
const api = {
  render: vi.fn(),
  execute: vi.fn(),
  getResponse: vi.fn(),
  reset: vi.fn(),
  remove: vi.fn(),
};
const UNSOLVED = { message: "Please complete the spam check of this form, and send it again.", agree: "" };
const unanswered = (name: CaptchaProviderName) => {
  const { host } = new URL(providerNamed(name).script);
  return {
    message: `The spam check has not answered. If ${host} is blocked, allow it, and try again.`,
    agree: "",
  };
};

let life: AbortController;
const inform = vi.fn();
const reportError = vi.fn();

/** What a widget gets of the runtime, as far as a captcha needs it. */
function contextWith(consent: Readonly<Record<string, boolean>> = {}): CaptchaContext {
  const { signal } = life;
  const bus = createBus(() => {});
  return {
    page: { consent, allowedHosts: [], cspNonce: "", text: (_: string, otherwise: string) => otherwise },
    bus,
    signal,
    inform,
    reportError,
    guard: (run: () => unknown) => void run(),
    listen: (target: EventTarget, type: string, listener: EventListener, options = {}) =>
      target.addEventListener(type, listener, { ...options, signal }),
    on: () => () => {},
    after(delayMs: number, run: () => void) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  } as unknown as CaptchaContext;
}

const place = () => document.querySelector("#place") as HTMLElement;
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const callbacks = () => api.render.mock.lastCall?.[1] as Record<string, (token?: string) => unknown>;

function open(
  provider: CaptchaProviderName,
  given: Partial<CaptchaOptions> = {},
  context = contextWith(),
): Captcha {
  return createCaptcha({ provider, siteKey: "key", place: place(), hasBox: true, ...given }, context);
}

/** What a captcha has answered by now. */
function ask(captcha: Captcha) {
  const asked: { result?: unknown } = {};
  void captcha.token(false).then((result) => {
    asked.result = result;
  });
  return asked;
}

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = '<div id="place"></div>';
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const mock of [...Object.values(api), loadScript, inform, reportError]) mock.mockReset();
  api.render.mockReturnValue("id");
  loadScript.mockImplementation(async (address: string) => {
    const provider = CAPTCHA_PROVIDERS.find((name) => providerNamed(name).script === address);
    if (provider) vi.stubGlobal(providerNamed(provider).global, api);
  });
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(CAPTCHA_PROVIDERS)("a box of %s", (name) => {
  it("is shown when the form is first touched, once", async () => {
    const captcha = open(name, { look: { theme: "dark" } });
    await pass();
    expect(loadScript).not.toHaveBeenCalled();
    captcha.show();
    captcha.show();
    await pass();
    expect(loadScript.mock.lastCall?.[0]).toBe(providerNamed(name).script);
    expect(api.render).toHaveBeenCalledOnce();
    expect(api.render.mock.lastCall?.[1]).toMatchObject({ sitekey: "key", theme: "dark" });
    expect(callbacks()).not.toHaveProperty("size");
  });

  it("gives its token in its own field, until its time is up or it has been used", async () => {
    const captcha = open(name);
    api.getResponse.mockReturnValueOnce("token").mockReturnValue("");
    expect(await captcha.token(false)).toEqual({ field: providerNamed(name).field, token: "token" });
    const second = ask(captcha);
    await pass();
    expect(api.reset).toHaveBeenCalledExactlyOnceWith("id");
    callbacks()["before-interactive-callback"]?.();
    await pass();
    expect(second.result).toEqual(UNSOLVED);
  });

  it("waits for the visitor's consent, and asks for it when the form is sent", async () => {
    const consent: Record<string, boolean> = { functional: false };
    const captcha = open(name, {}, contextWith(consent));
    captcha.show();
    await pass();
    const { host } = new URL(providerNamed(name).script);
    expect(await captcha.token(false)).toEqual({
      message: `The spam check of this form contacts ${host}, which you have not agreed to.`,
      agree: `Contact ${host} this time and send`,
    });
    expect(loadScript).not.toHaveBeenCalled();
    consent["functional"] = true;
    document.dispatchEvent(new Event("visibilitychange"));
    await pass();
    expect(api.render).toHaveBeenCalledOnce();
  });

  it("whose script is there already is not loaded again, and goes with the widget", async () => {
    vi.stubGlobal(providerNamed(name).global, api);
    open(name).show();
    await pass();
    expect(loadScript).not.toHaveBeenCalled();
    expect(place().childElementCount).toBe(1);
    life.abort();
    expect(place().childElementCount).toBe(0);
    expect(api.remove).toHaveBeenCalledWith("id");
  });

  it("whose site key its provider refuses leaves nothing behind, and can be tried again", async () => {
    api.render.mockImplementationOnce(() => {
      throw new Error("Invalid sitekey");
    });
    const captcha = open(name);
    expect(await captcha.token(false)).toEqual(unanswered(name));
    expect(place().childElementCount).toBe(0);
    api.getResponse.mockReturnValue("token");
    expect(await captcha.token(false)).toMatchObject({ token: "token" });
  });
});

describe("Turnstile", () => {
  it("is waited for while it needs no visitor", async () => {
    const asked = ask(open("turnstile"));
    await pass(5_000);
    expect(asked.result).toBeUndefined();
    callbacks()["callback"]?.("token");
    await pass();
    expect(asked.result).toEqual({ field: "cf-turnstile-response", token: "token" });
  });

  it("without a box starts when the form is sent, and shows itself only if it needs the visitor", async () => {
    const captcha = open("turnstile", { hasBox: false });
    captcha.show();
    await pass();
    expect(loadScript).not.toHaveBeenCalled();
    const asked = ask(captcha);
    await pass();
    expect(callbacks()).toMatchObject({ execution: "execute", appearance: "interaction-only" });
    expect(api.execute).toHaveBeenCalledExactlyOnceWith("id");
    callbacks()["before-interactive-callback"]?.();
    await pass();
    expect(asked.result).toEqual(UNSOLVED);
    api.getResponse.mockReturnValue("ticked");
    expect(await captcha.token(false)).toMatchObject({ token: "ticked" });
  });

  it("that reports an error has not answered, and keeps the console clean", async () => {
    const asked = ask(open("turnstile"));
    await pass();
    expect(callbacks()["error-callback"]?.()).toBe(true);
    await pass();
    expect(asked.result).toEqual(unanswered("turnstile"));
  });
});

describe("hCaptcha without a box", () => {
  const invisible = () => open("hcaptcha", { hasBox: false });

  it("answers when the form is sent", async () => {
    api.execute.mockResolvedValue({ response: "token", key: "key" });
    expect(await invisible().token(false)).toEqual({ field: "h-captcha-response", token: "token" });
    expect(api.execute).toHaveBeenCalledExactlyOnceWith("id", { async: true });
  });

  it.each(["challenge-closed", "challenge-expired"])("%s is the visitor's to do again", async (reason) => {
    api.execute.mockRejectedValue(reason);
    expect(await invisible().token(false)).toEqual(UNSOLVED);
  });

  it("gives the visitor the time that a challenge takes", async () => {
    let solve: (answer: unknown) => void = () => {};
    api.execute.mockReturnValue(
      new Promise((resolve) => {
        solve = resolve;
      }),
    );
    const asked = ask(invisible());
    await pass();
    callbacks()["open-callback"]?.();
    await pass(60_000);
    expect(asked.result).toBeUndefined();
    solve({ response: "token" });
    await pass();
    expect(asked.result).toMatchObject({ token: "token" });
  });

  it.each([undefined, null, {}, { response: 7 }, "token"])(
    "that answers %j has not answered",
    async (answer) => {
      api.execute.mockResolvedValue(answer);
      expect(await invisible().token(false)).toEqual(unanswered("hcaptcha"));
    },
  );
});

it("reCAPTCHA v3 is asked anew for each attempt", async () => {
  api.execute.mockResolvedValueOnce("one").mockResolvedValueOnce("two");
  const captcha = open("recaptcha", { hasBox: false, action: "contact" });
  expect(await captcha.token(false)).toEqual({ field: "g-recaptcha-response", token: "one" });
  expect(await captcha.token(false)).toEqual({ field: "g-recaptcha-response", token: "two" });
  expect(api.execute).toHaveBeenLastCalledWith("id", { action: "contact" });
  expect(callbacks()).toMatchObject({ size: "invisible" });
});

it.each(CAPTCHA_PROVIDERS)("%s without a box that says nothing for 20 s has not answered", async (name) => {
  api.execute.mockReturnValue(new Promise(() => {}));
  const asked = ask(open(name, { hasBox: false }));
  await pass(19_999);
  expect(asked.result).toBeUndefined();
  await pass(1);
  expect(asked.result).toEqual(unanswered(name));
});
