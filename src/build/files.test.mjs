import { describe, expect, it } from "vitest";
import { distNameOf } from "./files.mjs";

describe("the folder that a build empties", () => {
  it("is dist, unless a folder of the cache is named", () => {
    expect(distNameOf(undefined)).toBe("dist");
    expect(distNameOf("")).toBe("dist");
    expect(distNameOf(".cache/bench")).toBe(".cache/bench");
  });

  it.each([
    ".",
    "./",
    "..",
    "/",
    "src",
    ".cache",
    ".cache/",
    ".cache/..",
    ".cache/../src",
    ".git",
    "dist/..",
  ])("is never %s", (wanted) => {
    expect(() => distNameOf(wanted)).toThrow(/ISLET_DIST/);
  });
});
