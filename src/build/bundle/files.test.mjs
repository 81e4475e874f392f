import { describe, expect, it } from "vitest";
import { outDirOf } from "./files.mjs";

describe("the folder that a build empties", () => {
  it("is dist, unless a folder of the cache is named", () => {
    expect(outDirOf(undefined)).toBe("dist");
    expect(outDirOf("")).toBe("dist");
    expect(outDirOf(".cache/bench")).toBe(".cache/bench");
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
    expect(() => outDirOf(wanted)).toThrow(/ISLET_DIST/);
  });
});
