import { describe, expect, it } from "vitest";
import { replaceSection } from "./readme.mjs";

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
});
