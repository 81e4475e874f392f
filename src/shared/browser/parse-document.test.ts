// @vitest-environment-options { "url": "https://site.example/blog/" }
import { afterEach, expect, it, vi } from "vitest";
import { parseDocument } from "./safe-html.ts";

const PAGE = "https://site.example/blog/page/2/";

/** A request that ends with this answer at once. */
function answerWith({ type = "text/html; charset=UTF-8", url = PAGE, status = 200 }) {
  class Call extends EventTarget {
    readonly status = status;
    readonly responseURL = url;
    readonly responseXML = new DOMParser().parseFromString("<p>Wool</p>", "text/html");
    responseType = "";
    getResponseHeader = (name: string) => (name === "Content-Type" ? type : null);
    open() {}
    send() {
      this.dispatchEvent(new Event("load"));
    }
    abort() {}
  }
  vi.stubGlobal("XMLHttpRequest", Call);
}
afterEach(() => vi.unstubAllGlobals());

it("a page of the site is one, also where the server has led on within it", async () => {
  answerWith({ url: "https://site.example/blog/2/" });
  const answer = await parseDocument(PAGE);
  expect(answer.ok && answer.data.querySelector("p")?.textContent).toBe("Wool");
});

it.each([
  ["a picture that an author has uploaded", { type: "image/svg+xml" }],
  ["a feed", { type: "application/rss+xml; charset=UTF-8" }],
  ["an answer without a type", { type: "" }],
  ["a page to which a redirect has led, of another origin", { url: "https://evil.example/2/" }],
])("%s is no page of the site", async (_what, answer) => {
  answerWith(answer);
  expect(await parseDocument(PAGE)).toMatchObject({ ok: false, reason: "malformed" });
});

it("an error of the server is told with its number", async () => {
  answerWith({ status: 404, type: "image/svg+xml" });
  expect(await parseDocument(PAGE)).toMatchObject({ ok: false, reason: "status", status: 404 });
});
