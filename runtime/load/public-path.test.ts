import { describe, expect, it } from "vitest";
import { publicPath } from "./public-path.ts";

describe("runtime.7 the public path", () => {
  it.each([
    ["https://shop.example/islet/islet.js", "https://shop.example/islet/"],
    ["https://cdn.example/a/b/islet.js?ver=6.7.1#x", "https://cdn.example/a/b/"],
    ["http://127.0.0.1:4000/islet.js", "http://127.0.0.1:4000/"],
    ["https://cdn.example/%D7%A9/islet.js", "https://cdn.example/%D7%A9/"],
  ])("of a tag at %s is %s", (script, folder) => {
    expect(publicPath(script, undefined)).toBe(folder);
    expect(publicPath(script, "")).toBe(folder);
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
    expect(publicPath(script, undefined)).toBeNull();
  });

  it("public_path of the page configuration wins, relative to the page or absolute", () => {
    const base = new URL("/assets/islet/", document.baseURI);
    const isHttp = base.protocol.startsWith("http");
    expect(publicPath("blob:x", "https://cdn.example/i/")).toBe("https://cdn.example/i/");
    expect(publicPath("blob:x", "/assets/islet/")).toBe(isHttp ? base.href : null);
  });

  it.each([
    ["/assets/islet"],
    ["javascript:alert(1)//"],
    ["data:text/javascript,/"],
    [{}],
    [5],
    ["https://"],
  ])("%s is no public path", (configured) => {
    expect(publicPath("https://shop.example/islet/islet.js", configured as string)).toBeNull();
  });
});
