import { afterEach, beforeEach, expect, it, vi } from "vitest";

interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
let rules: Rules | undefined;
const createPolicy = vi.fn((_: string, given: Rules) => (rules = given));

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
  Reflect.set(window, "trustedTypes", { createPolicy });
});
afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

it("one policy serves the sanitiser and scripts, and gives nobody else either", async () => {
  const { trustedScriptUrl, withHtmlPolicy } = await import("./trusted-types.ts");
  expect(trustedScriptUrl("https://sdk.example/a.js")).toBe("https://sdk.example/a.js");
  expect(() => rules?.createScriptURL("https://sdk.example/a.js")).toThrow(TypeError);
  expect(rules?.createHTML("<img onerror=x>")).toBe("");
  withHtmlPolicy(
    () => "clean",
    () => expect(rules?.createHTML("<b>")).toBe("<b>"),
  );
  expect(rules?.createHTML("<img onerror=x>")).toBe("clean");
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("islet", expect.anything());
});

it("an address is a text where the page refuses the policy, or the browser has none", async () => {
  Reflect.set(window, "trustedTypes", {
    createPolicy() {
      throw new TypeError("refused");
    },
  });
  const { trustedScriptUrl } = await import("./trusted-types.ts");
  expect(trustedScriptUrl("https://sdk.example/a.js")).toBe("https://sdk.example/a.js");
});

it("what is parsed inertly needs the policy for this one time, and nobody else gets more by it", async () => {
  const { parseInert } = await import("./trusted-types.ts");
  const parsed = parseInert("<p>Wool<script>throw 1</script></p>", "text/html");
  expect(parsed.querySelector("p")?.textContent).toContain("Wool");
  expect(rules?.createHTML("<img onerror=x>")).toBe("");
});
