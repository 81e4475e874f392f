import { describe, expect, it } from "vitest";
import { isAllowedValue } from "./allowed-attributes.ts";

const options = { sameOrigin: false, frameHosts: ["video.example"] };
function isAllowed(tag: string, name: string, value: string) {
  const attribute = document.createAttribute(name);
  attribute.value = value;
  return isAllowedValue(document.createElement(tag), attribute, options);
}

describe("the pictures of a srcset", () => {
  it.each(["a.png 1x, /b.png 2x", "https://cdn.example/a.webp 480w, https://cdn.example/b.webp 800w"])(
    "%s stay",
    (value) => {
      expect(isAllowed("img", "srcset", value)).toBe(true);
    },
  );

  it.each([
    "a.png 1x, javascript:alert(1) 2x",
    "a.png, data:text/html;base64 2x",
    "a.png 1x, vbscript:x 2x",
    "a.png 1x,, b.png 2x",
    "a.png 1x, ftp://evil.example/a.png 2x",
  ])("%s go, all of them", (value) => {
    expect(isAllowed("img", "srcset", value)).toBe(false);
    expect(isAllowed("source", "srcset", value)).toBe(false);
  });
});

it.each([
  ["a", "href", "javascript:alert(1)"],
  ["a", "href", "java\tscript:alert(1)"],
  ["iframe", "src", "https://evil.example/"],
  ["iframe", "src", "http://video.example/"],
  ["img", "src", "data:text/html,x"],
  ["form", "action", "https://evil.example/"],
  ["a", "target", "_top"],
  ["a", "rel", "noreferrer opener"],
  ["p", "title", "--><script>"],
  ["p", "data-widget", "popup"],
  ["p", "for", "a"],
])("<%s %s=%s> goes", (tag, name, value) => {
  expect(isAllowed(tag, name, value)).toBe(false);
});

it.each([
  ["a", "href", "https://other.example/"],
  ["iframe", "src", "https://video.example/1"],
  ["img", "src", "data:image/png;base64,AA"],
  ["a", "target", "_blank"],
  ["a", "rel", "noopener"],
  ["label", "for", "a"],
])("<%s %s=%s> stays", (tag, name, value) => {
  expect(isAllowed(tag, name, value)).toBe(true);
});
