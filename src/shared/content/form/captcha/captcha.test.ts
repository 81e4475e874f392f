import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProviderError } from "#browser/provider/provider-options.ts";
import { chooseSilently, removePlugins } from "#tests/consent/choice.ts";
import { CONSENT_PLUGINS } from "#tests/consent/plugins.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import type { FormPost, PostResponse } from "../post-form.ts";

const postForm = vi.hoisted(() => vi.fn<(post: FormPost) => Promise<PostResponse>>());
vi.mock("../post-form.ts", () => ({ postForm }));
const loadScript = vi.hoisted(() => vi.fn());
vi.mock("#browser/provider/load-script.ts", () => ({ loadScript }));

const api = { render: vi.fn(), execute: vi.fn(), getResponse: vi.fn(), reset: vi.fn() };
const provide = () => vi.stubGlobal("grecaptcha", api);
const SCRIPT = "https://www.google.com/recaptcha/api.js?render=explicit";
const accepted: PostResponse = { ok: true, status: 200, data: { success: true, data: { message: "Sent." } } };
const refused: PostResponse = {
  ok: true,
  status: 200,
  data: { success: false, data: { message: "No.", errors: [] } },
};

const form = () => document.querySelector("form") as HTMLFormElement;
const button = () => form().querySelector("button[type=submit]") as HTMLButtonElement;
const message = () => document.querySelector(".islet-form-message") as HTMLElement;
const tokens = () => postForm.mock.calls.map(([{ body }]) => body.get("g-recaptcha-response"));

async function open({ type = "v3", provider = "", config = {} } = {}) {
  const named = provider && ` data-provider="${provider}"`;
  const page = await mountMarkup(
    `<form data-widget="form" data-settings='{"kind":"builder"}'><input name="form_fields[name]" required value="Ada"><div class="islet-form-captcha" data-sitekey="key" data-type="${type}" data-action="Form" data-badge="inline" data-size="invisible"${named}></div><button type="submit">Send</button></form>`,
    { config: { allowed_hosts: ["www.google.com"], ...config } },
  );
  const send = async () => {
    button().click();
    await page.settled();
  };
  return { ...page, send };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  postForm.mockReset();
  postForm.mockResolvedValue(accepted);
  loadScript.mockReset();
  loadScript.mockImplementation(async () => void provide());
  for (const method of Object.values(api)) method.mockReset();
  api.render.mockReturnValue(3);
  api.execute.mockImplementation(async () => `token ${api.execute.mock.calls.length}`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("form.11 a captcha without a box", () => {
  it("form.11 asks its provider when a form is sent, not before, and sends a new token each time", async () => {
    const { send } = await open();
    expect(loadScript).not.toHaveBeenCalled();
    await send();
    form().querySelector("input")?.setAttribute("value", "Ada");
    await send();
    expect(loadScript.mock.calls.map(([address]) => String(address))).toEqual([SCRIPT]);
    expect(loadScript.mock.lastCall?.[1]).toMatchObject({ hosts: ["www.google.com"] });
    expect(api.render).toHaveBeenCalledOnce();
    expect(api.render.mock.lastCall?.[1]).toMatchObject({
      sitekey: "key",
      badge: "inline",
      size: "invisible",
    });
    expect(api.execute).toHaveBeenCalledWith(3, { action: "Form" });
    expect(tokens()).toEqual(["token 1", "token 2"]);
  });

  it("form.11 only a valid form asks", async () => {
    const { send } = await open();
    const input = form().querySelector("input") as HTMLInputElement;
    input.value = "";
    await send();
    expect([loadScript.mock.calls.length, postForm.mock.calls.length]).toEqual([0, 0]);
  });

  it("form.11 looks again every 350 ms while the provider's script loads", async () => {
    loadScript.mockResolvedValue(undefined);
    const { send, settled } = await open();
    await send();
    vi.advanceTimersByTime(349);
    provide();
    await settled();
    expect(api.render).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await settled();
    expect(tokens()).toEqual(["token 1"]);
  });

  it("form.11 a script of the page's own is used as it is", async () => {
    provide();
    const { send } = await open();
    await send();
    expect(loadScript).not.toHaveBeenCalled();
    expect(tokens()).toEqual(["token 1"]);
  });

  it("form.11 is reset when the form is, and when it is refused", async () => {
    const { send } = await open();
    await send();
    expect(api.reset).toHaveBeenCalledTimes(1);
    postForm.mockResolvedValue(refused);
    await send();
    expect(api.reset).toHaveBeenCalledTimes(2);
    expect(api.reset).toHaveBeenCalledWith(3);
  });

  it("form.11 its parts go with the widget", async () => {
    const { send, stop } = await open();
    await send();
    expect(document.querySelector(".islet-form-captcha")?.childElementCount).toBe(1);
    stop();
    expect(document.querySelector(".islet-form-captcha")?.childElementCount).toBe(0);
  });
});

describe("form.11 a captcha that the page does not allow", () => {
  it.each([
    [
      "host",
      "the form cannot be sent: allowed_hosts of #islet-config must name www.google.com, which its captcha contacts",
    ],
    [
      "policy",
      "the form cannot be sent: the page's content security policy must allow www.google.com, which its captcha contacts",
    ],
  ] as const)(
    "form.11 by its %s: the visitor is sent to the owner, the developer is told the error once, nothing is lost",
    async (reason, error) => {
      loadScript.mockImplementation(() => Promise.reject(new ProviderError(reason, SCRIPT)));
      const shown = vi.spyOn(console, "error").mockImplementation(() => {});
      const { send, problems } = await open();
      await send();
      await send();
      expect(message().textContent).toBe(
        "This form cannot be sent at the moment: its spam check is not set up. Please contact the owner of this site.",
      );
      expect(document.activeElement).toBe(message());
      expect([postForm.mock.calls.length, button().disabled, form().querySelector("input")?.value]).toEqual([
        0,
        false,
        "Ada",
      ]);
      expect(problems.map(({ code, message: told }) => [code, told])).toEqual([
        ["crash", expect.stringContaining(error)],
      ]);
      shown.mockRestore();
    },
  );

  it("form.11 the error is told without a press for a box to tick", async () => {
    loadScript.mockImplementation(() => Promise.reject(new ProviderError("host", SCRIPT)));
    const { problems } = await open({ type: "v2_checkbox" });
    expect(problems.map(({ code, message: told }) => [code, told])).toEqual([
      ["crash", expect.stringContaining("allowed_hosts of #islet-config must name www.google.com")],
    ]);
  });
});

describe("form.11 a captcha that does not answer", () => {
  const BLOCKED = "The spam check has not answered. If www.google.com is blocked, allow it, and try again.";

  it.each([
    ["blocked", () => Promise.reject(new ProviderError("network", SCRIPT))],
    ["late", () => Promise.reject(new ProviderError("timeout", SCRIPT))],
  ])("form.11 %s: it is told, nothing is sent, nothing is lost", async (_, load) => {
    loadScript.mockImplementation(load);
    const { send } = await open();
    await send();
    expect(message().textContent).toBe(BLOCKED);
    expect(postForm).not.toHaveBeenCalled();
    expect([button().disabled, form().querySelector("input")?.value]).toEqual([false, "Ada"]);
    loadScript.mockImplementation(async () => void provide());
    await send();
    expect(tokens()).toEqual(["token 1"]);
  });

  it.each([
    ["throws", () => Promise.reject(new Error("Invalid site key"))],
    ["has no token", () => Promise.resolve(null)],
  ])("form.11 a provider that %s", async (_, execute) => {
    api.execute.mockImplementation(execute);
    const { send } = await open();
    await send();
    expect(message().textContent).toBe(BLOCKED);
    expect(postForm).not.toHaveBeenCalled();
  });

  it("form.11 a provider that says nothing for 20 s", async () => {
    api.execute.mockReturnValue(new Promise(() => {}));
    const { send, settled } = await open();
    await send();
    expect(button().disabled).toBe(true);
    vi.advanceTimersByTime(20_000);
    await settled();
    expect(message().textContent).toBe(BLOCKED);
    expect(button().disabled).toBe(false);
  });

  it("form.11 a visitor who has not agreed to it can, for this one time", async () => {
    const { send, settled } = await open({ config: { consent: { functional: false } } });
    await send();
    expect(loadScript).not.toHaveBeenCalled();
    expect(message().textContent).toContain("contacts www.google.com, which you have not agreed to.");
    const agree = message().querySelector("button");
    expect(agree?.textContent).toBe("Contact www.google.com this time and send");
    agree?.click();
    await settled();
    expect(tokens()).toEqual(["token 1"]);
    await send();
    expect(tokens()).toHaveLength(1);
  });
});

it("form.11 a visitor who has agreed in a framework that answers to listeners only is not asked again", async () => {
  chooseSilently(true);
  CONSENT_PLUGINS["IAB TCF"]?.install();
  const { send } = await open();
  await send();
  expect(tokens()).toEqual(["token 1"]);
  removePlugins();
});

it("form.11 a captcha with a box is shown once the visitor has agreed to its provider", async () => {
  let isGiven = false;
  vi.stubGlobal("wp_has_consent", () => isGiven);
  const { settled } = await open({ type: "v2_checkbox" });
  expect([loadScript.mock.calls.length, api.render.mock.calls.length]).toEqual([0, 0]);
  isGiven = true;
  document.dispatchEvent(new Event("wp_listen_for_consent_change"));
  await settled();
  expect(api.render).toHaveBeenCalledOnce();
});

it("form.11 a captcha with a box is shown at the first touch, and its own field is sent", async () => {
  const { send } = await open({ type: "v2_checkbox" });
  expect(api.render.mock.lastCall?.[1]).toMatchObject({ sitekey: "key" });
  api.getResponse.mockReturnValue("ticked");
  await send();
  expect(api.execute).not.toHaveBeenCalled();
  expect(tokens()).toEqual(["ticked"]);
});

describe("form.11 a box that is not ticked, or whose time is up", () => {
  it("form.11 nothing is sent or lost, and the visitor reads what to do", async () => {
    const { send } = await open({ type: "v2_checkbox" });
    await send();
    expect(message().textContent).toBe("Please complete the spam check of this form, and send it again.");
    expect(postForm).not.toHaveBeenCalled();
    expect(form().querySelector("input")?.value).toBe("Ada");
    api.getResponse.mockReturnValue("ticked");
    await send();
    expect(tokens()).toEqual(["ticked"]);
  });

  it("form.11 stays ticked if the form was not sent, and is cleared after the server has refused it", async () => {
    const { send } = await open({ type: "v2_checkbox" });
    await send();
    expect(api.reset).not.toHaveBeenCalled();
    api.getResponse.mockReturnValue("ticked");
    postForm.mockResolvedValue(refused);
    await send();
    expect(api.reset).toHaveBeenCalledOnce();
  });
});

/** What Turnstile is asked for at last: it answers by functions among it. */
interface TurnstileOptions {
  readonly callback: (token: string) => void;
  readonly "error-callback": (code: string) => boolean;
}

describe("form.11 captchas of other providers", () => {
  /** Fields of all that was sent, but for the visitor's. */
  const added = () =>
    postForm.mock.calls.map(([{ body }]) =>
      [...body.entries()].filter(([name]) => name.endsWith("-response")),
    );
  const hosts = ["js.hcaptcha.com", "challenges.cloudflare.com"];
  const openWith = (provider: string, config: object = {}) => {
    loadScript.mockImplementation(async () => void vi.stubGlobal(provider, api));
    return open({ provider, config: { allowed_hosts: hosts, ...config } });
  };
  const turnstileOptions = () => api.render.mock.lastCall?.[1] as TurnstileOptions;

  it("form.11 hCaptcha gives a token each time, by its own field and script", async () => {
    api.execute.mockImplementation(async () => ({ response: `token ${api.execute.mock.calls.length}` }));
    const { send } = await openWith("hcaptcha");
    expect(loadScript).not.toHaveBeenCalled();
    await send();
    await send();
    expect(loadScript.mock.calls.map(([address]) => new URL(String(address)).host)).toEqual([hosts[0]]);
    expect(api.render.mock.lastCall?.[1]).toMatchObject({ sitekey: "key", size: "invisible" });
    expect(api.execute).toHaveBeenCalledWith(3, { async: true });
    expect(added()).toEqual([[["h-captcha-response", "token 1"]], [["h-captcha-response", "token 2"]]]);
  });

  it("form.11 Turnstile gives a token when the form is sent, seen only where it must ask", async () => {
    api.execute.mockImplementation(() => turnstileOptions().callback("token"));
    const { send } = await openWith("turnstile");
    await send();
    expect(loadScript.mock.calls.map(([address]) => new URL(String(address)).host)).toEqual([hosts[1]]);
    expect(turnstileOptions()).toMatchObject({
      sitekey: "key",
      action: "Form",
      execution: "execute",
      appearance: "interaction-only",
    });
    // What it does not know it would refuse.
    expect(turnstileOptions()).not.toHaveProperty("size");
    expect(added()).toEqual([[["cf-turnstile-response", "token"]]]);
  });

  it("form.11 Turnstile's refusal is told with its host, and the next press tries again", async () => {
    api.execute.mockImplementationOnce(() => turnstileOptions()["error-callback"]("300030"));
    const { send } = await openWith("turnstile");
    await send();
    expect(message().textContent).toContain("If challenges.cloudflare.com is blocked, allow it");
    expect([postForm.mock.calls.length, form().querySelector("input")?.value]).toEqual([0, "Ada"]);
    api.execute.mockImplementation(() => turnstileOptions().callback("token"));
    await send();
    expect(added()).toEqual([[["cf-turnstile-response", "token"]]]);
  });

  it.each([
    ["hcaptcha", "js.hcaptcha.com"],
    ["turnstile", "challenges.cloudflare.com"],
  ])("form.11 %s waits for the visitor's consent, and names its host", async (provider, host) => {
    const { send } = await openWith(provider, { consent: { functional: false } });
    await send();
    expect(loadScript).not.toHaveBeenCalled();
    expect(message().textContent).toContain(`contacts ${host}, which you have not agreed to.`);
  });

  it.each(["constructor", "__proto__", "friendly"])(
    "form.11 a provider that is none (%s) is told, and reCAPTCHA is used",
    async (provider) => {
      const told = vi.spyOn(console, "warn").mockImplementation(() => {});
      const { send, problems } = await open({ provider });
      await send();
      expect(problems.map(({ message: sentence }) => sentence)).toEqual([
        expect.stringContaining(`must be one of recaptcha, hcaptcha, turnstile; "${provider}" is none`),
      ]);
      expect(tokens()).toEqual(["token 1"]);
      told.mockRestore();
    },
  );
});
