import { describe, expect, it } from "vitest";
import { refusedByPolicies } from "./policy.ts";

const ask = (policy: string, { script = "https://shop.test/islet/islet.js", nonce = "" } = {}) =>
  refusedByPolicies([policy], { page: "https://shop.test/cart/", script, nonce });

describe("what a policy refuses of Islet", () => {
  it.each([
    "",
    "img-src 'none'",
    "default-src 'self'",
    "script-src https: ; style-src *",
    "script-src shop.test/islet/; style-src https://*.test",
    "script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'",
    "require-trusted-types-for 'script'; trusted-types dompurify islet",
  ])("is nothing where it allows all: %s", (policy) => {
    expect(ask(policy, { nonce: "abc" })).toEqual([]);
  });

  it.each([
    ["script-src 'none'", ["script-src does not allow https://shop.test, from which islet.js comes."]],
    [
      "script-src http://shop.test",
      ["script-src does not allow https://shop.test, from which islet.js comes."],
    ],
    [
      "script-src shop.test/other/",
      ["script-src does not allow https://shop.test, from which islet.js comes."],
    ],
    [
      "script-src 'nonce-abc' 'strict-dynamic' 'self'",
      ["script-src works by nonces, and the tag of islet.js does not have the page's."],
    ],
    [
      "style-src 'none'",
      ["style-src does not allow https://shop.test, from which the styles of widgets come."],
    ],
    [
      "require-trusted-types-for 'script'; trusted-types dompurify",
      ["trusted-types does not name the policy islet: HTML that a server answers is not shown."],
    ],
  ])("is told with the directive: %s", (policy, sentences) => {
    expect(ask(policy)).toEqual(sentences);
  });

  it("is asked of the host from which the script comes, and of each policy", () => {
    const script = "https://cdn.test/islet.js";
    expect(ask("script-src 'self'; style-src 'self'", { script })).toHaveLength(2);
    const question = { page: "https://shop.test/", script, nonce: "" };
    expect(refusedByPolicies(["script-src *", "script-src 'self'"], question)).toHaveLength(1);
  });
});
