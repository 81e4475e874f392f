// @vitest-environment-options { "url": "https://shop.example/page/" }
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RequestOptions, request } from "./request.ts";

interface Call {
  url: string;
  init: RequestInit & { headers: Headers; signal: AbortSignal };
}

let calls: Call[];
let answers: (() => Promise<Response>)[];

const answer = (text: string, init?: ResponseInit) =>
  answers.push(() => Promise.resolve(new Response(text, init)));
const never = () => new Promise<Response>(() => {});
const ask = (options: Partial<RequestOptions> = {}) =>
  request({ url: "/?wc-ajax=add_to_cart", method: "POST", expects: "json", ...options });
const bodyOf = (call: Call | undefined) => Object.fromEntries(call?.init.body as URLSearchParams);

beforeEach(() => {
  calls = [];
  answers = [];
  vi.stubGlobal("fetch", (url: string, init: Call["init"]) => {
    calls.push({ url, init });
    const next = answers.shift() ?? never;
    return new Promise((resolve, reject) => {
      init.signal.addEventListener("abort", () => reject(init.signal.reason));
      next().then(resolve, reject);
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["of another host", "https://evil.example/", undefined, false],
  ["of an allowed host", "https://api.example/", ["api.example"], true],
  ["of this site", "https://shop.example/elsewhere/", undefined, true],
])("an answer %s, to which the server has led on, counts: %s", async (_what, url, hosts, isOk) => {
  const response = Object.defineProperty(new Response("{}"), "url", { value: url });
  answers.push(() => Promise.resolve(response));
  expect(await ask({ hosts })).toMatchObject(isOk ? { ok: true } : { ok: false, reason: "refused" });
});

describe("what is sent", () => {
  it("posts fields, lists under their own key, as a script's call", async () => {
    answer("{}");
    await ask({ body: { a: "1", "templates[]": ["7", "8"] }, headers: { "X-WP-Nonce": "n" } });
    expect(calls[0]?.url).toBe("https://shop.example/?wc-ajax=add_to_cart");
    expect(calls[0]?.init.method).toBe("POST");
    expect(Array.from(calls[0]?.init.body as URLSearchParams)).toEqual([
      ["a", "1"],
      ["templates[]", "7"],
      ["templates[]", "8"],
    ]);
    expect(calls[0]?.init.headers.get("X-Requested-With")).toBe("XMLHttpRequest");
    expect(calls[0]?.init.headers.get("X-WP-Nonce")).toBe("n");
  });

  it("puts the fields of a GET into the query", async () => {
    answer("{}");
    await ask({
      method: "GET",
      body: new URLSearchParams("s=a b"),
      nonce: { field: "_n", value: "1", refresh: async () => null },
    });
    expect(calls[0]?.url).toBe("https://shop.example/?wc-ajax=add_to_cart&s=a+b&_n=1");
    expect(calls[0]?.init.body).toBeUndefined();
  });

  it("posts a form with its files, and leaves the caller's alone", async () => {
    answer("{}");
    const form = new FormData();
    form.append("name", "Ada");
    form.append("file", new File(["x"], "cv.txt"));
    await ask({ body: form, nonce: { field: "_n", value: "1", refresh: async () => null } });
    const sent = calls[0]?.init.body as FormData;
    expect(sent.get("name")).toBe("Ada");
    expect((sent.get("file") as File).name).toBe("cv.txt");
    expect(sent.get("_n")).toBe("1");
    expect(form.has("_n")).toBe(false);
  });

  it("sends nothing to an address that is neither ours nor listed", async () => {
    for (const url of ["https://evil.example/", "javascript:alert(1)", "", "https://u:p@shop.example/"])
      expect(await ask({ url })).toEqual({ ok: false, reason: "refused" });
    expect(calls).toEqual([]);
  });

  it("calls a listed host, without the header that would need a preflight", async () => {
    answer("{}");
    expect(await ask({ url: "https://api.example/x", hosts: ["api.example"] })).toMatchObject({ ok: true });
    expect(calls[0]?.init.headers.has("X-Requested-With")).toBe(false);
  });
});

describe("what comes back", () => {
  it("is the data, whatever the content type says", async () => {
    answer('{"success":true}', { headers: { "content-type": "text/html" } });
    expect(await ask()).toEqual({ ok: true, data: { success: true }, status: 200 });
  });

  it("F5 is a failure with the status, the text and the time to wait", async () => {
    answer("busy", { status: 429, headers: { "Retry-After": "120" } });
    expect(await ask()).toEqual({
      ok: false,
      reason: "status",
      status: 429,
      text: "busy",
      retryAfterSeconds: 120,
    });
  });

  it("F5 reads Retry-After as a date too, and ignores nonsense", async () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 5, 15, 10, 0, 0), toFake: ["Date"] });
    answer("", { status: 503, headers: { "Retry-After": "Sun, 15 Jun 2025 10:01:30 GMT" } });
    expect(await ask()).toMatchObject({ retryAfterSeconds: 90 });
    for (const text of ["soon", "-1", "Sun, 15 Jun 2025 09:00:00 GMT"]) {
      answer("", { status: 503, headers: { "Retry-After": text } });
      expect(await ask()).not.toHaveProperty("retryAfterSeconds");
    }
  });

  it("F6 is a timeout after 30 seconds, or after the time given", async () => {
    vi.useFakeTimers();
    const early = vi.fn();
    const slow = ask();
    const quick = ask({ timeoutMs: 1_000 });
    void slow.then(early);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await quick).toEqual({ ok: false, reason: "timeout" });
    await vi.advanceTimersByTimeAsync(28_999);
    expect(early).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toEqual({ ok: false, reason: "timeout" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("F6 is a timeout too when the body stops half-way", async () => {
    vi.useFakeTimers();
    const stuck = new Response("{}");
    let reject: (reason: unknown) => void = () => {};
    stuck.text = () =>
      new Promise((_, refuse) => {
        reject = refuse;
      });
    answers.push(() => Promise.resolve(stuck));
    const waiting = ask();
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.init.signal.addEventListener("abort", () => reject(new Error("aborted")));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await waiting).toEqual({ ok: false, reason: "timeout" });
  });

  it("F9 is a network failure, at once", async () => {
    answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await ask()).toEqual({ ok: false, reason: "network" });
  });

  it("F11 is aborted when the visitor leaves or the caller gives up", async () => {
    const leaving = ask();
    window.dispatchEvent(new Event("pagehide"));
    expect(await leaving).toEqual({ ok: false, reason: "aborted" });

    const controller = new AbortController();
    const unwanted = ask({ signal: controller.signal });
    controller.abort();
    expect(await unwanted).toEqual({ ok: false, reason: "aborted" });

    expect(await ask({ signal: controller.signal })).toEqual({ ok: false, reason: "aborted" });
    expect(calls).toHaveLength(2);
  });

  it("leaves no timer and no listener behind", async () => {
    vi.useFakeTimers();
    const add = vi.spyOn(window, "addEventListener");
    const remove = vi.spyOn(window, "removeEventListener");
    answer("{}");
    await ask();
    expect(vi.getTimerCount()).toBe(0);
    expect(remove.mock.calls.map(([type]) => type)).toEqual(add.mock.calls.map(([type]) => type));
  });
});

describe("nonces", () => {
  const nonce = (refresh: () => Promise<string | null> = async () => "fresh") => ({
    field: "security",
    value: "stale",
    refresh: vi.fn(refresh),
  });

  it("F8 refreshes a refused nonce and repeats the call once", async () => {
    answer("-1", { status: 403 });
    answer('{"success":true}');
    const body = { coupon_code: "save10" };
    expect(await ask({ body, nonce: nonce() })).toMatchObject({ ok: true });
    expect(calls.map(bodyOf)).toEqual([
      { coupon_code: "save10", security: "stale" },
      { coupon_code: "save10", security: "fresh" },
    ]);
    expect(body).toEqual({ coupon_code: "save10" });
  });

  it("F8 gives up after the second refusal", async () => {
    answer("-1");
    answer("0");
    const once = nonce();
    expect(await ask({ nonce: once })).toMatchObject({ ok: false, reason: "nonce" });
    expect(once.refresh).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(2);
  });

  it("F8 repeats nothing without a fresh nonce, or without a way to get one", async () => {
    for (const refresh of [async () => null, () => Promise.reject(new Error("offline"))]) {
      answer("-1");
      expect(await ask({ nonce: nonce(refresh) })).toEqual({
        ok: false,
        reason: "nonce",
        status: 200,
        text: "-1",
      });
    }
    answer("-1");
    expect(await ask()).toMatchObject({ reason: "nonce" });
    expect(calls).toHaveLength(3);
  });

  it("repeats nothing when the caller gave up meanwhile", async () => {
    answer("-1");
    const controller = new AbortController();
    const refresh = async () => {
      controller.abort();
      return "fresh";
    };
    expect(await ask({ nonce: nonce(refresh), signal: controller.signal })).toEqual({
      ok: false,
      reason: "aborted",
    });
    expect(calls).toHaveLength(1);
  });

  it("repeats a call with an effect only if the server surely did nothing", async () => {
    for (const sure of ["-1", '{"success":false,"data":"nonce check failed"}']) {
      answer(sure);
      answer("{}");
      expect(await ask({ nonce: nonce(), hasEffect: true })).toMatchObject({ ok: true });
    }
    expect(calls).toHaveLength(4);
    answer("0");
    expect(await ask({ nonce: nonce(), hasEffect: true })).toMatchObject({ reason: "nonce" });
    answer("<p>Blocked by the firewall</p>", { status: 403 });
    expect(await ask({ nonce: nonce(), hasEffect: true })).toMatchObject({ reason: "nonce" });
    expect(calls).toHaveLength(6);
  });

  it("never repeats for any other failure", async () => {
    answer("", { status: 500 });
    answer("<html>");
    answer('{"a":');
    answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
    for (const reason of ["status", "html", "malformed", "network"])
      expect(await ask({ nonce: nonce() })).toMatchObject({ reason });
    expect(calls).toHaveLength(4);
  });
});
