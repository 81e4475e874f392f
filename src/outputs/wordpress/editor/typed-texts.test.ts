import fc from "fast-check";
import { expect, it } from "vitest";
import { storedTexts, typedTexts } from "./typed-texts.ts";

it("what WordPress has encoded for an author is read as it was typed, at any depth", () => {
  expect(
    typedTexts({ label: "Q &amp; A", rows: [{ url: "/?v=1&amp;t=5" }], number: 1, selector: "a &gt; b" }),
  ).toEqual({ label: "Q & A", rows: [{ url: "/?v=1&t=5" }], number: 1, selector: "a > b" });
});

it("a reference that somebody has typed stays one", () => {
  expect(storedTexts({ label: "Write &amp; for & and &copy; for ©" })).toEqual({
    label: "Write &amp;amp; for & and &amp;copy; for ©",
  });
  expect(typedTexts("&amp;amp; &copy;")).toBe("&amp; &copy;");
});

it("what is stored gives back any text", () => {
  const parts = fc.constantFrom("&", "amp;", "#039;", "lt", ";", "a", "&amp;", "&#x26;", "\u{1f600}");
  fc.assert(
    fc.property(fc.array(parts), (texts) => {
      const text = texts.join("");
      expect(typedTexts(storedTexts(text))).toBe(text);
    }),
  );
});
