import { beforeEach, expect, it, vi } from "vitest";
import { retryChunk } from "./chunk-error.ts";

const CHUNK = new URL("/islet/chunks/tabs-1a2b.js", location.href).href;
const again = vi.fn<(url: string) => Promise<string>>();

beforeEach(() => {
  // As browsers that keep a module that arrived cut short.
  again.mockReset().mockImplementation(async (url) => {
    if (!url.endsWith("?retry")) throw new SyntaxError("Unexpected end of input");
    return "code";
  });
  vi.stubGlobal("fetch", async () => new Response("code"));
});

const withMap = (text: string) => {
  document.head.innerHTML = `<script type="importmap">${text}</script>`;
};
const retried = async () => {
  await retryChunk([CHUNK], new Error("refused"), again).catch(() => {});
  return again.mock.calls.flat();
};

it("a file that the page's policy refuses is told with the directive", async () => {
  const refuse = (url: string) => {
    const event = Object.assign(new Event("securitypolicyviolation"), {
      blockedURI: url,
      effectiveDirective: "style-src-elem",
    });
    setTimeout(() => document.dispatchEvent(event));
    return Promise.reject(new Event("error"));
  };
  await expect(retryChunk([CHUNK], new Error("refused"), refuse)).rejects.toMatchObject({
    name: "ChunkLoadError",
    type: "policy",
    directive: "style-src-elem",
  });
});

it("runtime.6 a second try asks for another address, past what the browser keeps of the first", async () => {
  expect(await retried()).toEqual([CHUNK, `${CHUNK}?retry`]);
});

it("runtime.6 a file that arrives at the second try is the one that other files import", async () => {
  again.mockResolvedValue("code");
  expect(await retried()).toEqual([CHUNK]);
});

it.each(["/islet/chunks/tabs-1a2b.js", CHUNK])(
  "where the page's import map names the bytes of %s, a second try never asks for an address that it does not name",
  async (address) => {
    withMap(JSON.stringify({ integrity: { "https://[": "sha384-x", [address]: "sha384-x" } }));
    expect(await retried()).toEqual([CHUNK]);
  },
);

it.each(["{", "[]", '{"integrity":[]}', '{"integrity":{"/islet/chunks/other.js":"sha384-x"}}'])(
  "an import map that says nothing of a file changes nothing: %s",
  async (text) => {
    withMap(text);
    expect(await retried()).toEqual([CHUNK, `${CHUNK}?retry`]);
  },
);
