import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadFrame } from "./load-frame.ts";
import { loadScript } from "./load-script.ts";
import type { ProviderOptions } from "./provider-options.ts";

const HOST = "sdk.example";
let counter = 0;
let url = "";
const options = (given: Partial<ProviderOptions> = {}) => ({
  hosts: [HOST],
  mayLoad: () => true,
  nonce: "n0nce",
  ...given,
});
/** What would be on the page: here is no network, and a script on the page counts as loaded. */
let scripts: HTMLScriptElement[] = [];
const found = () => scripts;
const emit = (target: EventTarget | undefined, type: string) => target?.dispatchEvent(new Event(type));
const refuse = (blockedURI: string, effectiveDirective: string) =>
  document.dispatchEvent(
    Object.assign(new Event("securitypolicyviolation"), { blockedURI, effectiveDirective }),
  );
const failureOf = (promise: Promise<void>) =>
  promise.then(
    () => "loaded",
    ({ reason, message }: { reason: string; message: string }) => `${reason}: ${message}`,
  );

beforeEach(() => {
  // What has loaded once stays loaded.
  url = `https://${HOST}/sdk-${counter++}.js`;
  scripts = [];
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    vi.spyOn(script, "remove").mockImplementation(() => {
      scripts = scripts.filter((one) => one !== script);
    });
    scripts.push(script);
  });
  vi.useFakeTimers();
});
afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

describe("a provider's script", () => {
  it("is requested once, whoever asks, with the page's nonce", async () => {
    const both = [loadScript(url, options()), loadScript(url, options())];
    expect(found()).toHaveLength(1);
    expect([found()[0]?.nonce, found()[0]?.async]).toEqual(["n0nce", true]);
    emit(found()[0], "load");
    await Promise.all(both);
    await loadScript(url, options());
    expect(found()).toHaveLength(1);
  });

  it.each([
    ["host", { hosts: ["other.example"] }],
    ["consent", { mayLoad: () => false }],
  ])("is not requested without its %s", async (reason, given) => {
    expect(await failureOf(loadScript(url, options(given)))).toContain(`${reason}: ${HOST} `);
    expect(found()).toEqual([]);
  });

  it.each([
    "http://sdk.example/a.js",
    "data:text/javascript,1",
    "javascript:1",
    "//user@sdk.example/a.js",
    "",
  ])("is never requested from %s", async (address) => {
    expect(await failureOf(loadScript(address, options()))).toContain("host: ");
    expect(found()).toEqual([]);
  });

  it("can be tried again after a failure, and asks for the consent anew", async () => {
    let isGiven = true;
    const mayLoad = () => isGiven;
    const first = failureOf(loadScript(url, options({ mayLoad })));
    emit(found()[0], "error");
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toContain("network");
    expect(found()).toEqual([]);
    isGiven = false;
    expect(await failureOf(loadScript(url, options({ mayLoad })))).toContain("consent");
    isGiven = true;
    const again = failureOf(loadScript(url, options({ mayLoad })));
    emit(found()[0], "load");
    expect(await again).toBe("loaded");
  });

  it("fails if it takes too long, or if the page's policy refuses it", async () => {
    const slow = failureOf(loadScript(url, options({ timeoutMs: 5_000 })));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await slow).toBe(`timeout: ${HOST} takes too long`);
    const refused = failureOf(loadScript(url, options()));
    const script = found()[0];
    emit(script, "error");
    refuse(url, "script-src-elem");
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toContain("policy");
  });
});

describe("a provider's frame", () => {
  const life = new AbortController();
  const load = (frame: HTMLIFrameElement, given: Partial<ProviderOptions> = {}) =>
    failureOf(loadFrame(frame, `https://${HOST}/embed`, { ...options(given), signal: life.signal }));
  const createFrame = () => {
    const frame = document.createElement("iframe");
    // Not on the page: nothing is requested.
    vi.spyOn(frame, "src", "set").mockImplementation((value) => frame.setAttribute("src", value));
    return frame;
  };

  it("is requested where its host and the visitor allow it, and tells that it has loaded", async () => {
    const frame = createFrame();
    expect(await load(frame, { hosts: [] })).toContain("host");
    expect(await load(frame, { mayLoad: () => false })).toContain("consent");
    expect(frame.hasAttribute("src")).toBe(false);
    const loaded = load(frame);
    expect(frame.getAttribute("src")).toBe(`https://${HOST}/embed`);
    emit(frame, "load");
    await vi.advanceTimersByTimeAsync(250);
    expect(await loaded).toBe("loaded");
  });

  it("fails if it is slow or refused, and can be tried again", async () => {
    const frame = createFrame();
    const slow = load(frame);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await slow).toContain("timeout");
    expect(frame.hasAttribute("src")).toBe(false);
    const refused = load(frame);
    refuse("https://other.example", "frame-src");
    refuse(`https://${HOST}`, "img-src");
    // The browser's own page.
    emit(frame, "load");
    refuse(`https://${HOST}`, "frame-src");
    expect(await refused).toContain("policy");
    const again = load(frame);
    emit(frame, "load");
    await vi.advanceTimersByTimeAsync(250);
    expect(await again).toBe("loaded");
  });
});
