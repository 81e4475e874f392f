// @vitest-environment-options { "url": "https://shop.example/page/" }
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeRequest } from "#tests/support/fake-request.ts";
import { type FormPost, postForm } from "./post-form.ts";

let life = new AbortController();
const post = (options: Partial<FormPost> = {}) =>
  postForm({
    url: "/wp-admin/admin-ajax.php",
    body: new URLSearchParams("a=1"),
    signal: life.signal,
    ...options,
  });

beforeEach(() => {
  life = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("posting a form", () => {
  it("sends the fields to the address, as a script's call", async () => {
    const body = new FormData();
    const answer = post({ body });
    expect(FakeRequest.last).toMatchObject({
      method: "POST",
      url: "https://shop.example/wp-admin/admin-ajax.php",
      body,
    });
    expect(FakeRequest.last.headers.get("X-Requested-With")).toBe("XMLHttpRequest");
    FakeRequest.last.answer(200, '{"success":true}', "OK");
    expect(await answer).toEqual({ ok: true, status: 200, data: { success: true }, statusText: "OK" });
  });

  it.each(["https://evil.example/", "javascript:alert(1)", ""])("sends nothing to %j", async (url) => {
    FakeRequest.last = new FakeRequest();
    expect(await post({ url })).toEqual({ ok: false, reason: "refused" });
    expect(FakeRequest.last.method).toBe("");
  });

  it("sends to a listed host, without the header that would need its leave", async () => {
    void post({ url: "https://cms.example/ajax", hosts: ["cms.example"] });
    expect(FakeRequest.last.url).toBe("https://cms.example/ajax");
    expect(FakeRequest.last.headers.has("X-Requested-With")).toBe(false);
  });

  it("tells how much has been sent, and waits as long as something moves", async () => {
    const shares: number[] = [];
    const answer = post({ onProgress: (share) => shares.push(share), timeoutMs: 1_000 });
    for (let part = 1; part <= 4; part++) {
      vi.advanceTimersByTime(900);
      FakeRequest.last.progress(part, 4);
    }
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
    vi.advanceTimersByTime(1_000);
    expect(await answer).toEqual({ ok: false, reason: "timeout" });
    expect(FakeRequest.last.isAborted).toBe(true);
  });
});

describe("an answer that cannot be used", () => {
  it.each([
    [500, "<h1>Error</h1>", "status"],
    [200, "", "empty"],
    [200, "<!doctype html><p>Log in", "html"],
    [200, '{"success":tr', "malformed"],
    [403, "-1", "nonce"],
    [200, "0", "nonce"],
  ])("%i %j: %s", async (status, text, reason) => {
    const answer = post();
    FakeRequest.last.answer(status, text, "Words");
    expect(await answer).toMatchObject({ ok: false, reason, statusText: "Words" });
  });

  it("a dropped connection", async () => {
    const answer = post();
    FakeRequest.last.drop();
    expect(await answer).toEqual({ ok: false, reason: "network" });
  });

  it("a widget that ends, or had ended before", async () => {
    const answer = post();
    life.abort();
    expect(await answer).toEqual({ ok: false, reason: "aborted" });
    expect(FakeRequest.last.isAborted).toBe(true);
    expect(await post()).toEqual({ ok: false, reason: "aborted" });
  });

  it("a visitor who leaves the page", async () => {
    const answer = post();
    window.dispatchEvent(new Event("pagehide"));
    expect(await answer).toEqual({ ok: false, reason: "aborted" });
  });
});
