// @vitest-environment node
import { describe, expect, it } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { isNonceRefusal, parseResponse } from "./response.ts";

const whyOf = (status: number, text: string, expects: "json" | "html" | "text" = "json") => {
  const answer = parseResponse(status, text, expects);
  return answer.ok ? "ok" : answer.reason;
};

describe("parseResponse", () => {
  it("gives objects and lists as data, whatever surrounds them in white space", () => {
    expect(parseResponse(200, '\ufeff\n {"a":1} \n', "json")).toEqual({
      ok: true,
      data: { a: 1 },
      status: 200,
    });
    expect(parseResponse(201, "[1]", "json")).toEqual({ ok: true, data: [1], status: 201 });
  });

  it("cuts a notice of the server's language off, if the rest is whole", () => {
    const notice = "<br />\n<b>Warning</b>: Undefined index in /srv/x.php on line 3<br />\n";
    expect(parseResponse(200, `${notice}{"success":true}`, "json")).toMatchObject({
      ok: true,
      data: { success: true },
    });
    expect(whyOf(200, `${notice}{"success":true`)).toBe("html");
    expect(whyOf(200, 'Warning: x {"success":true}0')).toBe("malformed");
  });

  it("takes no other JSON for data", () => {
    for (const text of [
      "null",
      "true",
      "false",
      "12",
      '"text"',
      "undefined",
      '{"a":1',
      '{"a":1}{"b":2}',
      "x",
    ])
      expect([text, whyOf(200, text)]).toEqual([text, "malformed"]);
  });

  it("names a page or markup in place of data, an empty answer and an error of the server", () => {
    expect(whyOf(200, "<html><body>login {} </body></html>")).toBe("html");
    expect(whyOf(200, " \n")).toBe("empty");
    expect(whyOf(200, "", "html")).toBe("empty");
    expect(parseResponse(500, '{"message":"no"}', "json")).toEqual({
      ok: false,
      reason: "status",
      status: 500,
      text: '{"message":"no"}',
    });
    expect(whyOf(429, "")).toBe("status");
    expect(whyOf(302, "{}")).toBe("status");
    expect(whyOf(199, "{}")).toBe("status");
  });

  it("gives markup and texts as they are", () => {
    expect(parseResponse(200, "\n<ul><li>a</li></ul>\n", "html")).toEqual({
      ok: true,
      data: "\n<ul><li>a</li></ul>\n",
      status: 200,
    });
    expect(parseResponse(200, "[gallery] {x}", "html").ok).toBe(true);
    expect(parseResponse(200, " false\n", "text")).toEqual({ ok: true, data: " false\n", status: 200 });
    expect(whyOf(200, "", "text")).toBe("ok");
  });

  it("takes neither a whole page nor data for a piece of markup", () => {
    expect(whyOf(200, "\n<!DOCTYPE html><html></html>", "html")).toBe("html");
    expect(whyOf(200, "<HTML lang=en>", "html")).toBe("html");
    expect(whyOf(200, '{"success":false}', "html")).toBe("malformed");
    expect(whyOf(200, '<div data-x="{}"></div>', "html")).toBe("ok");
  });

  it("takes 403, -1 and 0 for a refused nonce, whatever was expected", () => {
    for (const expects of ["json", "html", "text"] as const) {
      expect(whyOf(403, "<p>Forbidden</p>", expects)).toBe("nonce");
      expect(whyOf(200, "-1", expects)).toBe("nonce");
      expect(whyOf(400, "0\n", expects)).toBe("nonce");
    }
  });

  it("has an answer for every body of the corpus", () => {
    for (const { text, status } of corpus("fragments", "body"))
      for (const expects of ["json", "html", "text"] as const)
        expect(typeof parseResponse(Number(status ?? 200), text, expects).ok).toBe("boolean");
    const broken = corpus("fragments", "body").filter(
      ({ text }) => !/^\s*[[{]/.test(text) && !text.startsWith("Warning"),
    );
    expect(broken.length).toBeGreaterThan(10);
    for (const { text, status } of broken)
      expect(parseResponse(Number(status ?? 200), text, "json").ok).toBe(false);
  });
});

describe("isNonceRefusal", () => {
  it("knows the refusals of the site's own code, of plugins and of the REST interface", () => {
    for (const text of [
      "-1",
      '{"success":false,"data":"nonce check failed, details do not match"}',
      '{"success":false,"data":{"message":"Invalid nonce."}}',
      '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}',
    ])
      expect([text, isNonceRefusal(text)]).toEqual([text, true]);
  });

  it("is not sure about anything else", () => {
    for (const text of [
      "0",
      "",
      "1",
      "nonce",
      '{"success":true,"data":"nonce"}',
      '{"success":false,"data":"Coupon has expired."}',
      '{"success":false,"data":null}',
      '{"success":false}',
      '{"logged_in":false,"message":"wrong nonce or password"}',
      "[]",
    ])
      expect([text, isNonceRefusal(text)]).toEqual([text, false]);
  });
});
