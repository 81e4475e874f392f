// @vitest-environment node
import { describe, expect, it } from "vitest";
import { stripInlineCode } from "./strip-inline-code.ts";

describe("stripInlineCode", () => {
  it("leaves out style attributes, handlers and style elements", () => {
    expect(stripInlineCode('<p class="a" style="color:red" id=b>x</p>')).toBe('<p class="a" id=b>x</p>');
    expect(stripInlineCode("<p STYLE='a>b'\n onClick = go(1) hidden>x</p>")).toBe("<p\n hidden>x</p>");
    expect(stripInlineCode("a<style media=all>p > a {}</style>b")).toBe("ab");
  });

  it("carries styles along under another name where they are wanted", () => {
    expect(
      stripInlineCode(`<p STYLE='a>b' onclick=x id=b data-style=c>style=""</p><style>a</style>`, true),
    ).toBe(`<p data-islet-style='a>b' id=b data-style=c>style=""</p>`);
  });

  it("leaves everything else as it is, texts and values that look alike included", () => {
    for (const html of [
      `<p data-settings='{"html":"<b style=\\"x\\">","on":"a onclick=b"}' data-style="x" title="style=x">a style="b"</p>`,
      "a < b style='x' > c",
      '<a href="?style=x&onload=y">style="x"</a>',
      '<input value="a" checked disabled><br/><img src=a.png alt=\'"\'>',
      "<styled-thing no=1>",
    ])
      expect(stripInlineCode(html)).toBe(html);
  });

  it("takes a time that grows with the length only, whatever the text", () => {
    for (const piece of ["<a", "<a ", '<a "', "<a b=", "<style>", "<a style", " ", '"', "<a b='\""])
      expect(stripInlineCode(`<a ${piece.repeat(200_000)}`).length).toBeGreaterThan(0);
    expect(stripInlineCode(`<a${" ".repeat(200_000)}>`)).toHaveLength(200_003);
    expect(stripInlineCode(`<a b${" ".repeat(200_000)}=${" ".repeat(200_000)}>`)).toHaveLength(400_006);
  });
});
