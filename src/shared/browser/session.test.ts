// @vitest-environment-options { "url": "https://shop.example/page/" }
import { afterEach, expect, it, vi } from "vitest";
import { completePage } from "#runtime/page.ts";
import { askSession } from "./session.ts";

const pageOf = (config: Record<string, unknown> = {}) =>
  completePage(
    { session_url: "/session", nonces: {}, user: {}, ...config },
    () => 1_280,
    () => {},
  );
const answerWith = (text: string) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(text)));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

it("who the visitor is and what nonces are valid goes into the page configuration", async () => {
  const fetch = answerWith('{"user":{"logged_in":true,"roles":["customer"]},"nonces":{"a":"1","b":2}}');
  const page = pageOf({ nonces: { a: "0", c: "3" } });
  expect(await askSession(page)).toEqual({ a: "1" });
  expect(page.nonces).toEqual({ a: "1", c: "3" });
  expect(page.user).toEqual({ logged_in: true, roles: ["customer"] });
  expect(fetch.mock.calls[0]?.[0]).toBe("https://shop.example/session");
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST" });
});

it.each(["", "null", "[]", "0", '{"user":[],"nonces":[]}', "<html>"])(
  "an answer %j changes nothing",
  async (text) => {
    answerWith(text);
    const page = pageOf();
    expect(await askSession(page)).toEqual({});
    expect([page.user, page.nonces]).toEqual([{}, {}]);
  },
);

it("nonces of another host, to which the server has led on, are not taken", async () => {
  const answer = new Response('{"user":{"logged_in":true},"nonces":{"a":"1"}}');
  Object.defineProperty(answer, "url", { value: "https://evil.example/session" });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const page = pageOf();
  expect(await askSession(page)).toEqual({});
  expect([page.user, page.nonces]).toEqual([{}, {}]);
});

it("nothing is asked of other hosts, and a lost connection is no failure", async () => {
  const fetch = answerWith("{}");
  expect(await askSession(pageOf({ session_url: "https://evil.example/" }))).toEqual({});
  expect(fetch).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await askSession(pageOf())).toEqual({});
});
