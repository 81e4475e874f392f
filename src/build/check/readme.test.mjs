import { describe, expect, it } from "vitest";
import { isNearly, replaceSection, replaceSizes } from "./readme.mjs";

const readme = "Before\n<!-- sizes -->\nold\n<!-- /sizes -->\nAfter\n";

describe("a table that the build writes into a README", () => {
  it("replaces what stands between its comments and nothing else", () => {
    expect(replaceSection(readme, "sizes", "$& new\n")).toBe(
      "Before\n<!-- sizes -->\n$& new\n<!-- /sizes -->\nAfter\n",
    );
  });

  it("is an error if the README has no comments of that name", () => {
    expect(() => replaceSection(readme, "widgets", "")).toThrow("<!-- widgets -->");
  });

  it("may be behind by a few bytes, not by more and not in its words", () => {
    const written = "| entry | 4.2 kB | 4.4 kB |";
    expect(isNearly(written, "| entry | 4.4 kB | 4.4 kB |")).toBe(true);
    expect(isNearly(written, "| entry | 4.5 kB | 4.4 kB |")).toBe(false);
    expect(isNearly(written, "| core | 4.2 kB | 4.4 kB |")).toBe(false);
    expect(isNearly(written, "| entry | 4.2 kB |")).toBe(false);
  });
});

describe("a size that the build writes into a sentence", () => {
  const rows = [
    { what: "entry", bytes: 4_470, limit: 4_580 },
    { what: "page: list, script files", bytes: 3, limit: 4, isCount: true },
  ];

  it("replaces what stands between its comments and nothing else", () => {
    expect(
      replaceSizes(
        "The entry has <!-- size: entry -->4.1 kB<!-- /size -->, a list <!-- size: page: list, script files -->2<!-- /size --> files, not 2.",
        rows,
      ),
    ).toBe(
      "The entry has <!-- size: entry -->4.5 kB<!-- /size -->, a list <!-- size: page: list, script files -->3<!-- /size --> files, not 2.",
    );
  });

  it("is an error if nothing of that name is measured", () => {
    expect(() => replaceSizes("<!-- size: whole -->1 kB<!-- /size -->", rows)).toThrow('size of "whole"');
  });
});
