import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { readCookie, removeCookie, writeCookie } from "./cookies.ts";

let written: string[];

/** The page's cookies as a browser shows them, and every line that was assigned. */
function stubCookies(text = "") {
  written = [];
  vi.spyOn(document, "cookie", "get").mockReturnValue(text);
  vi.spyOn(document, "cookie", "set").mockImplementation((line) => written.push(line));
}

beforeEach(() => stubCookies());
afterEach(() => vi.restoreAllMocks());

describe("cookies", () => {
  it("reads a cookie, decoded", () => {
    stubCookies("a=1; store_notice=hidden; name=%D7%90%20b");
    expect(readCookie("store_notice")).toBe("hidden");
    expect(readCookie("name")).toBe("א b");
    expect(readCookie("missing")).toBeNull();
  });

  it("writes for the whole site, until the browser closes", () => {
    writeCookie("store_notice", "hidden");
    expect(written).toEqual(["store_notice=hidden; path=/; sameSite=lax"]);
  });

  it("writes for a number of days and a path", () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 5, 15) });
    writeCookie("a", "b;c", { days: 1, path: "/shop/" });
    expect(written[0]).toContain("a=b%3Bc;");
    expect(written[0]).toContain("path=/shop/");
    expect(written[0]).toContain("expires=Mon, 16 Jun 2025 00:00:00 GMT");
    vi.useRealTimers();
  });

  it("removes by the same path", () => {
    removeCookie("a");
    removeCookie("b", { path: "/x/" });
    expect(written[0]).toMatch(/^a=;.*path=\//);
    expect(written[1]).toMatch(/^b=;.*path=\/x\//);
    for (const line of written)
      expect(new Date(/expires=([^;]+)/.exec(line)?.[1] ?? "").getTime()).toBeLessThan(Date.now());
  });

  it("survives cookies that are blocked", () => {
    const refuse = () => {
      throw new DOMException("sandboxed", "SecurityError");
    };
    vi.spyOn(document, "cookie", "get").mockImplementation(refuse);
    vi.spyOn(document, "cookie", "set").mockImplementation(refuse);
    expect(readCookie("a")).toBeNull();
    expect(() => writeCookie("a", "b")).not.toThrow();
    expect(() => removeCookie("a")).not.toThrow();
  });

  it("reads every cookie of the corpus without an exception, and none by a prototype's name", () => {
    for (const { name, text } of corpus("storage").filter(({ kind }) => kind === "cookie")) {
      stubCookies(`${String(name)}=${text}; other=1`);
      expect(() => readCookie(String(name))).not.toThrow();
      expect(readCookie("other")).toBe("1");
      for (const inherited of ["toString", "constructor", "__proto__"])
        expect(readCookie(inherited)).toBeNull();
    }
  });
});
