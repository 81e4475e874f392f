import { describe, expect, it } from "vitest";
import { checkOutDir } from "./out-dir.mjs";

describe("the folder that a build empties", () => {
  it("is dist, unless a folder of the cache is named", () => {
    expect(checkOutDir(undefined)).toBe("dist");
    expect(checkOutDir("")).toBe("dist");
    expect(checkOutDir(".cache/bench")).toBe(".cache/bench");
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
  ])("is never %s", (name) => {
    expect(() => checkOutDir(name)).toThrow(/ISLET_DIST/);
  });
});
