// @vitest-environment-options { "url": "https://site.example/blog/" }
import { afterEach, expect, it, vi } from "vitest";
import { fetchAnonymously } from "./fetch-anonymously.ts";

const PAGE = "https://site.example/blog/page/2/";
const HTML = { headers: { "Content-Type": "text/html; charset=UTF-8" } };

/** The server's answer; `url` is where it has led to. */
function answerWith(text: string, init: ResponseInit = HTML, url = PAGE) {
  const response = Object.defineProperty(new Response(text, init), "url", { value: url });
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

it("a page comes without cookies, and without what runs", async () => {
  const fetch = answerWith(
    "<!doctype html><body><script>alert(1)</script><p onclick='alert(1)'>Wool</p>",
    HTML,
    "https://site.example/blog/2/",
  );
  const answer = await fetchAnonymously(PAGE);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit" });
  if (!answer.ok) throw new Error(answer.reason);
  expect(answer.data.address).toBe("https://site.example/blog/2/");
  const shown = document.createElement("div");
  shown.append(answer.data.root);
  expect(shown.textContent).toBe("Wool");
  expect(shown.innerHTML).not.toMatch(/script|alert/);
});

it.each([
  ["a picture that an author has uploaded", { headers: { "Content-Type": "image/svg+xml" } }, PAGE],
  ["a feed", { headers: { "Content-Type": "application/xml" } }, PAGE],
  ["what is text/html5", { headers: { "Content-Type": "text/html5" } }, PAGE],
  ["a page to which a redirect has led, of another origin", HTML, "https://evil.example/2/"],
])("%s is no page of the site", async (_what, init, url) => {
  answerWith("<p>x</p>", init, url);
  expect(await fetchAnonymously(PAGE)).toMatchObject({ ok: false, reason: "malformed" });
});

it("an error of the server and a lost connection are failures", async () => {
  answerWith("x", { ...HTML, status: 503 });
  expect(await fetchAnonymously(PAGE)).toMatchObject({ ok: false, reason: "status", status: 503 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await fetchAnonymously(PAGE)).toEqual({ ok: false, reason: "network" });
});

it("no answer in time is told, and the request ends", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("ended")))),
  );
  const answer = fetchAnonymously(PAGE, 5_000);
  vi.advanceTimersByTime(5_000);
  expect(await answer).toEqual({ ok: false, reason: "timeout" });
  vi.useRealTimers();
});
