import { describe, expect, it } from "vitest";
import { exposeGlobals } from "./expose-globals.ts";

describe("names lent to other scripts", () => {
  it("runtime.2 go when the runtime stops, and what stood there before comes back", () => {
    const life = new AbortController();
    const target = { old: "theirs" };
    exposeGlobals(target, { old: "ours", fresh: "ours" }, life.signal);
    expect(target).toEqual({ old: "ours", fresh: "ours" });
    life.abort();
    expect(target).toEqual({ old: "theirs" });
  });

  it("what another script has put there since, stays", () => {
    const life = new AbortController();
    const target = { old: "theirs" };
    exposeGlobals(target, { old: "ours" }, life.signal);
    target.old = "theirs anew";
    life.abort();
    expect(target).toEqual({ old: "theirs anew" });
  });

  it("are not lent by a runtime that has stopped already", () => {
    const target = {};
    exposeGlobals(target, { fresh: "ours" }, AbortSignal.abort());
    expect(target).toEqual({});
  });
});
