import { describe, expect, it } from "vitest";
import { isNearly, replaceSection } from "./readme.mjs";

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
