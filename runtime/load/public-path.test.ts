import { describe, expect, it } from "vitest";
import { publicPath, scriptUrlOf } from "./public-path.ts";

describe("runtime.7 the public path", () => {
  it.each([
    ["https://shop.example/islet/islet.js", "https://shop.example/islet/"],
    ["https://cdn.example/a/b/islet.js?ver=6.7.1#x", "https://cdn.example/a/b/"],
    ["http://127.0.0.1:4000/islet.js", "http://127.0.0.1:4000/"],
    ["https://cdn.example/%D7%A9/islet.js", "https://cdn.example/%D7%A9/"],
  ])("of a tag at %s is %s", (script, folder) => {
    expect(publicPath(script, false)).toBe(folder);
  });

  it.each([
    "https://shop.example/cache/autoptimize_1234.js",
    "https://shop.example/islet.js/combined.js",
    "blob:https://shop.example/0b9e",
    "data:text/javascript,islet.js",
    "https://shop.example/notislet.jsx",
    "about:blank",
    "",
  ])("of %s cannot be told", (script) => {
    expect(publicPath(script, false)).toBeFalsy();
  });

  it("as public_path of the page configuration is relative to the page or absolute", () => {
    const base = new URL("/assets/islet/", document.baseURI);
    const isHttp = base.protocol.startsWith("http");
    expect(publicPath("https://cdn.example/i/", true)).toBe("https://cdn.example/i/");
    expect(publicPath("/assets/islet/", true)).toBe(isHttp && base.href);
  });

  it("is found although markup has taken the name baseURI", () => {
    Object.defineProperty(document, "baseURI", { value: document.createElement("img"), configurable: true });
    expect(publicPath("https://cdn.example/i/", true)).toBe("https://cdn.example/i/");
    Reflect.deleteProperty(document, "baseURI");
  });

  it.each([
    ["/assets/islet"],
    ["javascript:alert(1)//"],
    ["data:text/javascript,/"],
    [{}],
    [5],
    ["https://"],
  ])("%s is no public path", (configured) => {
    expect(publicPath(configured as string, true)).toBeFalsy();
  });
});

describe("the script that made an error", () => {
  it.each([
    [
      "Chromium",
      "Error\n    at start (https://cdn.example/islet.js?ver=1:1:812)\n    at https://cdn.example/islet.js?ver=1:1:9",
    ],
    [
      "Chromium, anonymous",
      "Error\n    at https://cdn.example/islet.js?ver=1:1:812\n    at https://theme.example/a.js:1:9",
    ],
    ["Firefox", "start@https://cdn.example/islet.js?ver=1:1:812\n@https://cdn.example/islet.js?ver=1:1:9\n"],
    ["Firefox, anonymous", "@https://cdn.example/islet.js?ver=1:1:812\n"],
    [
      "Safari",
      "start@https://cdn.example/islet.js?ver=1:1:812\nmodule code@https://cdn.example/islet.js?ver=1:1:9",
    ],
    ["Safari, native frames", "@https://cdn.example/islet.js?ver=1:1:812\n[native code]"],
  ])("is read from the stack of %s", (_engine, stack) => {
    expect(scriptUrlOf(stack)).toBe("https://cdn.example/islet.js?ver=1");
  });

  it.each([
    [
      "Error\n    at f (http://[fe80:12:34::1]:8080/a:1:2/islet.js:1:9)",
      "http://[fe80:12:34::1]:8080/a:1:2/islet.js",
    ],
    ["Error\n    at blob:https://shop.example/0b9e:1:9", "blob:https://shop.example/0b9e"],
    ["@https://shop.example/a/(b)/islet.js:1:9", "https://shop.example/a/(b)/islet.js"],
    ["Error", undefined],
    ["", undefined],
    [undefined, undefined],
    [["start (https://shop.example/islet.js:1:9)"], "https://shop.example/islet.js"],
  ])("of the stack %s is %s", (stack, url) => {
    expect(scriptUrlOf(stack)).toBe(url);
  });

  it("that no stack names has no folder", () => {
    expect(publicPath(undefined, "")).toBeFalsy();
  });
});
